#!/usr/bin/env node
/* An engine in JavaScript under Arbiter.  To wrap your own, change the require, the specs, and how
 * answer() starts a game, plays its events and tells the outcome. */
const { Game } = require('../engines/englishman.js');

function answer([spec, field = '', colon = ':', ...events]) {
  if (spec === 'hello') return 'hello version=1 level=2 spec=englishman spec=englishman@v83';
  if (/^ugo|\?/.test(spec)) return 'skip only the default readings of englishman are known here';
  const [, key, cards] = /^(deal|at)=(.*)/.exec(field) || [];
  if (!/^englishman(@renegade|@v83)?$/.test(spec) || !key || colon !== ':') return 'error no game';
  const game = key === 'at' ? Game.fromPosition(cards) : Game.fromDeal(cards);
  const refused = events.map((event, i) => (game.play(event) ? 0 : i + 1)).filter(Boolean);
  return `turn=${game.turn} result=${game.result} by=${game.by} refused=${refused.join() || '-'} ` +
    `legal=${game.legalEvents().join() || '-'} at=${game.position()}`;
}
let rest = ''; // the beginning of a line whose end is still to come
process.stdin.setEncoding('latin1').on('data', (text) => {
  const lines = (rest + text).split('\n');
  rest = lines.pop();
  for (const words of lines.map((line) => line.split(/[ \t\r]+/).filter(Boolean)))
    if (words.length > 0 && words[0][0] !== '#') // such lines get no answer
      try { console.log(answer(words)); } catch (fault) { console.log(`error ${fault.message}`); }
});
