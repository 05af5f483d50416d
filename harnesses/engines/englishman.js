/* The Blood of an Englishman, written from the rulebook: an engine of its own, for node 18 or more.
 *
 *     const { Game } = require('./englishman.js');
 *     const game = Game.fromDeal('94OBO85282/329714B76E/G63H63E98U/3244U68751/IGI719H515');
 *     game.play('pass');           // true; a forbidden event is false, and changes nothing
 *     game.turn                    // 'jack', 'giant', or '-' when the game is over
 *     game.legalEvents()           // ['Fab', 'Fac', ...]
 *
 * Where the rulebook is unclear it plays the default of docs/readings/englishman.md, and no other
 * choice.  Cards, events and positions are written as in docs/lines.md; others throw an Error.
 * A stack is a string, from its back to its front. */
'use strict';

const NUMBERS = '123456789';
const GIANTS = 'EIOU';
const TREASURES = 'BGH';
const DECK = [...NUMBERS.repeat(4), ...GIANTS.repeat(2), ...TREASURES.repeat(2)].sort().join('');

const STACKS = [...'abcde'];
const DEALT = 10; // cards in a stack
const BEANSTALK = 6; // cards in a beanstalk, to which a treasure comes
const GROUP = 4; // cards that the Giant moves together

/* The kinds of events that each phase asks for, and the phase after it.  After any other phase
 * the game is over. */
const PHASES = {
  protect: { kinds: 'P', next: 'jack3' },
  jack3: { kinds: 'FB', next: 'jack2' },
  jack2: { kinds: 'FB', next: 'jack1' },
  jack1: { kinds: 'FB', next: 'giant' },
  giant: { kinds: 'DGS', next: 'jack3' },
  second: { kinds: 'S', next: 'jack3' },
};

const PLACE = '(?:[1-9]|[1-4][0-9]|50)';
const EVENT = new RegExp(
  `^(?:pass|P[a-e]${PLACE}[a-e]${PLACE}|[FB][a-e][a-eJ]|D[a-e]${PLACE}|[GS][a-e][a-e])$`);
const DEAL = /^[1-9A-Z]+(?:\/[1-9A-Z]+){4}$/;
const PARTS = /^(?:(?:-|[1-9A-Z]+)\/){8}[^/]+$/;
const END = /^(?:jack:treasures|giant:[a-z+]+)$/;
const COMPLETE = /^[1-9]{6}[BGH]$/;

const isNumber = (card) => /^[1-9]$/.test(card);
const ascending = (cards) => [...cards].every((card, i) => i === 0 || cards[i - 1] < card);
const sorted = (cards) => [...cards].sort().join('');

/* One of each of the four giants, in any order. */
const allGiants = (cards) => [...GIANTS].every((giant) => cards.includes(giant));

function must(holds, message) {
  if (!holds) throw new Error(message);
}

function parse(text) {
  must(EVENT.test(text), 'an event was expected');
  if (text === 'pass') return { kind: 'pass' };
  const [, kind, from, index, to, place] = /^(.)(.)(\d*)(.?)(\d*)$/.exec(text);
  return { kind, from, to, index: Number(index) - 1, place: Number(place) - 1 };
}

/* Whether the cards left, counted by value, suffice for a beanstalk that still needs some values
 * above its top, and for a number of whole beanstalks more.  The first is tried out.  For the
 * others no value serves twice in one beanstalk; cards that keep to that, sorted and dealt round,
 * never give a beanstalk the same value twice. */
function suffices(left, top, needs, more) {
  if (needs === 0)
    return left.reduce((sum, copies) => sum + Math.min(copies, more), 0) >= BEANSTALK * more;
  for (let value = top + 1; value <= 9; value++) {
    const rest = left.map((copies, v) => (v === value ? copies - 1 : copies));
    if (left[value] > 0 && suffices(rest, value, needs - 1, more)) return true;
  }
  return false;
}

class Game {
  /* Setup: five stacks of ten, and Jack may ask for the Giantess' Protection. */
  constructor(stacks) {
    this.castle = Object.fromEntries(STACKS.map((name, i) => [name, stacks[i]]));
    this.done = []; // complete beanstalks, each with its treasure
    this.bean = ''; // the current one, from the bottom up
    this.out = ''; // the discards
    this.phase = 'protect';
  }

  static fromDeal(text) {
    must(DEAL.test(text), 'a deal is five stacks');
    const game = new Game(text.split('/'));
    game.check();
    return game;
  }

  static fromPosition(text) {
    must(PARTS.test(text), 'a position is nine parts');
    const parts = text.split('/').map((part) => (part === '-' ? '' : part));
    const game = new Game(parts);
    game.done = parts[5].match(/.{1,7}/g) || [];
    [, , , , , , game.bean, game.out, game.phase] = parts;
    must(Object.hasOwn(PHASES, game.phase) || END.test(game.phase), 'no such phase');
    game.check();
    return game;
  }

  position() {
    const table = [...this.stacks(), this.done.join(''), this.bean, this.out];
    return [...table.map((cards) => cards || '-'), this.phase].join('/');
  }

  get over() {
    return this.phase.includes(':');
  }

  get turn() {
    if (this.over) return '-';
    return this.phase === 'giant' || this.phase === 'second' ? 'giant' : 'jack';
  }

  get result() {
    return this.over ? this.phase.split(':')[0] : '-';
  }

  get by() {
    return this.over ? this.phase.split(':')[1] : '-';
  }

  stacks() {
    return Object.values(this.castle);
  }

  /* The cards of the castle that can go into a beanstalk. */
  numbers() {
    return [...this.stacks().join('')].filter(isNumber);
  }

  legal(text) {
    const { kind, from, index, to, place } = parse(text);
    if (kind === 'pass') return this.phase === 'protect';
    if (this.over || !PHASES[this.phase].kinds.includes(kind)) return false;

    const cards = this.castle[from];
    const elsewhere = from !== to;
    switch (kind) {
      case 'P': // any card to any place
        return index < cards.length && place <= this.castle[to].length - (elsewhere ? 0 : 1);
      case 'F': // Jack, from the front: to another stack or the beanstalk
        return cards !== '' && (to === 'J' ? this.fits(cards.at(-1)) : elsewhere);
      case 'B': // Jack, from the back: to the same stack or the beanstalk
        return cards !== '' && (to === 'J' ? this.fits(cards[0]) : !elsewhere);
      case 'D': // the Giant discards a beanstalk card
        return isNumber(cards[index]);
      case 'G': // the Giant moves a group
        return cards.length >= GROUP && elsewhere;
      default: // 'S', the Giant moves a single card
        return cards !== '' && elsewhere;
    }
  }

  /* Beanstalks ascend.  Jack may skip numbers where the castle still has what the current one
   * needs above them.  Six cards take a treasure, of whatever kind. */
  fits(card) {
    if (this.bean.length === BEANSTALK) return TREASURES.includes(card);
    if (!isNumber(card) || (this.bean !== '' && card <= this.bean.at(-1))) return false;
    const higher = new Set(this.numbers().filter((other) => other > card));
    return higher.size >= BEANSTALK - this.bean.length - 1;
  }

  legalEvents() {
    const kinds = this.over ? '' : PHASES[this.phase].kinds;
    const places = STACKS.flatMap((name) =>
      [...this.castle[name], ''].map((_, index) => `${name}${index + 1}`));
    const tails = {
      P: () => places.flatMap((from) => places.map((to) => from + to)),
      D: () => places,
    };
    const pairs = () => STACKS.flatMap((from) => [...STACKS, 'J'].map((to) => from + to));
    const events = [...kinds].flatMap((kind) =>
      (tails[kind] || pairs)().map((tail) => kind + tail));
    return ['pass', ...events].filter((event) => EVENT.test(event) && this.legal(event));
  }

  /* Whether the event was legal, and has been played. */
  play(text) {
    if (!this.legal(text)) return false;
    const { kind, from, index, to, place } = parse(text);
    const { castle } = this;
    if (kind === 'P') this.put(to, this.take(from, index, 1), place);
    if (kind === 'B') this.put(to, this.take(from, 0, 1));
    if (kind === 'F' || kind === 'S') this.put(to, this.take(from, castle[from].length - 1, 1));
    if (kind === 'G') this.put(to, this.take(from, castle[from].length - GROUP, GROUP));
    if (kind === 'D') this.out = sorted(this.out + this.take(from, index, 1));

    const first = this.phase === 'giant' && kind === 'S';
    this.phase = first ? 'second' : PHASES[this.phase].next;
    if (kind !== 'P' && kind !== 'pass') this.end(); // the Protection belongs to the setup
    return true;
  }

  take(name, index, count) {
    const cards = this.castle[name];
    this.castle[name] = cards.slice(0, index) + cards.slice(index + count);
    return cards.slice(index, index + count);
  }

  /* Onto the beanstalk, or into a stack: to its front where no place is given. */
  put(name, cards, place = Infinity) {
    if (name !== 'J') {
      const stack = this.castle[name];
      this.castle[name] = stack.slice(0, place) + cards + stack.slice(place);
    } else if (isNumber(cards)) {
      this.bean += cards;
    } else {
      this.done.push(this.bean + cards);
      this.bean = '';
    }
  }

  /* Wins are tested after each move.  Where both players' conditions are met, Jack has won. */
  end() {
    const ways = this.giantWays();
    if (this.missing() === 0) this.phase = 'jack:treasures';
    else if (ways.length > 0) this.phase = `giant:${ways.join('+')}`;
  }

  /* How many of the three treasures Jack has not claimed. */
  missing() {
    return TREASURES.length - new Set(this.done.map((beanstalk) => beanstalk.at(-1))).size;
  }

  giantWays() {
    const fronts = this.stacks().map((cards) => cards.slice(-1)).join('');
    const neighbours = this.stacks().flatMap((cards) =>
      [...cards].map((_, i) => cards.slice(i, i + GIANTS.length)));
    const ways = {
      vertical: neighbours.some(allGiants),
      horizontal: allGiants(fronts),
      discard: !this.finishable(),
    };
    return Object.keys(ways).filter((way) => ways[way]);
  }

  /* Whether the castle has the cards for all the beanstalks that Jack still needs, together. */
  finishable() {
    const left = Array(10).fill(0);
    for (const card of this.numbers()) left[card]++;
    if (this.bean === '') return suffices(left, 0, 0, this.missing());
    const needs = BEANSTALK - this.bean.length;
    return suffices(left, Number(this.bean.at(-1)), needs, this.missing() - 1);
  }

  /* Throws where the cards cannot lie so. */
  check() {
    const all = [...this.stacks(), ...this.done, this.bean, this.out].join('');
    const kinds = this.done.map((beanstalk) => beanstalk.at(-1));
    must(sorted(all) === DECK, 'the cards are not those of the deck');
    must(this.done.every((cards) => COMPLETE.test(cards) && ascending(cards.slice(0, BEANSTALK))),
      'a complete beanstalk is six ascending cards and a treasure');
    must(new Set(kinds.slice(0, -1)).size < TREASURES.length, 'Jack has won before that');
    must(/^[1-9]{0,6}$/.test(this.bean) && ascending(this.bean) &&
      [...this.bean].every((card, i) => Number(card) <= 4 + i), // 4 5 6 7 8 9 skips most
    'the current beanstalk cannot be built so');
    must([...this.out].every(isNumber) && this.out === sorted(this.out),
      'the discards are beanstalk cards, lowest first');
    must(this.phase !== 'protect' || this.stacks().every((cards) => cards.length === DEALT),
      'the Protection comes after the deal');
    this.checkEnd();
  }

  /* The winner's ways stand on the table, and before the end none does; but a pattern of giants
   * that was dealt stands until Jack has made a move. */
  checkEnd() {
    must((this.missing() === 0) === (this.result === 'jack'), 'Jack wins with all three treasures');
    if (this.result === 'jack' || this.unmoved()) return;
    const named = this.over ? this.by.split('+') : this.giantWays();
    const standing = this.giantWays().filter((way) => named.includes(way));
    must(standing.join('+') === (this.over ? this.by : ''), 'the Giant wins as the castle shows');
  }

  /* Whether this can be the castle of the deal, but for the Protection. */
  unmoved() {
    const sizes = this.stacks().map((cards) => cards.length).sort((one, other) => one - other);
    return this.phase === 'protect' ||
      (this.phase === 'jack3' && ['10,10,10,10,10', '9,10,10,10,11'].includes(sizes.join()));
  }
}

module.exports = { Game };
