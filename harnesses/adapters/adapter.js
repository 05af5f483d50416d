#!/usr/bin/env node
/* An engine in JavaScript under Arbiter.  To wrap your own, change the require, the specs, and how
 * answer() starts a game, plays its events and tells the outcome. */
const { Game } = require('../engines/englishman.js');

function answer(line) {
  const [spec, field = '', colon = ':', ...events] = line.split(/[ \t\r]+/).filter(Boolean);
  if (spec === 'hello') return 'hello version=1 level=2 spec=englishman spec=englishman@v83';
  if (!/^englishman(@renegade|@v83)?$/.test(spec)) return 'skip default readings only';
  if (!/^(deal|at)=/.test(field) || colon !== ':') return 'error expected deal= or at=, and then :';
  const [start, cards] = field.split(/=(.*)/);
  const game = start === 'at' ? Game.fromPosition(cards) : Game.fromDeal(cards);
  const refused = events.map((event, i) => (game.play(event) ? '' : i + 1)).filter(Boolean);
  return `turn=${game.turn} result=${game.result} by=${game.by} refused=${refused.join() || '-'} ` +
    `legal=${game.legalEvents().join() || '-'} at=${game.position()}`;
}
function respond(line) {
  if (/^[ \t\r]*(#|$)/.test(line)) return; // empty lines and comments get no answer
  try { console.log(answer(line)); } catch (fault) { console.log(`error ${fault.message}`); }
}
let rest = ''; // the beginning of a line whose end is still to come
process.stdin.setEncoding('latin1').on('end', () => respond(rest)).on('data', (text) => {
  const lines = (rest + text).split('\n');
  rest = lines.pop();
  lines.forEach(respond);
});
