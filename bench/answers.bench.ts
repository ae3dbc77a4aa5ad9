// The first word of an answer in a hundred thousand mails: the server's part, measured here. The ear and the voice take the rest, measured
// with sound by other benches (`results/voice.md`), so it counts here as their p95.
import { Client } from 'pg';
import { UserId } from '#domain/id.ts';
import { questionOf } from '#language/asking/question.ts';
import { newId } from '#server/id.ts';
import { answer } from '#server/search/answer.ts';
import { firstAccount } from '#test/support/context.ts';
import { loadMails } from '#test/support/many-mails.ts';
import { benchContext } from './context.ts';
import { besidesText, couldNotMeasure, percentile, report } from './figures.ts';

const [mails, perKind] = [100_000, 50];

const { ctx, owner: address, close } = await benchContext();
const owner = new Client({ connectionString: address });
await owner.connect();
const account = firstAccount(UserId.parse(newId(ctx.clock.now())));
await loadMails((text, values) => owner.query(text, values), account, mails);
await owner.query('vacuum analyze message_words');

/** Of a word that one mail has, of common words alone and together, and of what one person said. */
const kinds: Record<string, (nth: number) => string> = {
  'a rare word': (nth) => `when does Single${1 + ((nth * 7919) % mails)} close`,
  'two common words': (nth) => `how much is the budget for word${100 + nth}`,
  'a common and a frequent word': (nth) => `where is the meeting about word${1 + nth}`,
  'what somebody said': (nth) => `what did Sender ${(nth * 7) % 500} say about word${10 + nth}`,
};

let found = 0;
const timeOf = async (words: string): Promise<number> => {
  const began = performance.now();
  const said = await ctx.db.asUser(account.userId, (tx) => answer(tx, account, questionOf(words), ctx.clock.now()));
  const took = performance.now() - began;
  if (said.kind !== 'none') found += 1;
  return took;
};

const all: number[] = [];
for (const [name, question] of Object.entries(kinds)) {
  const times: number[] = [];
  // Warm-up run, so that the cache is as in real use.
  for (let nth = 0; nth < perKind; nth += 1) await timeOf(question(nth));
  for (let nth = 0; nth < perKind; nth += 1) times.push(await timeOf(question(nth)));
  console.log(`  ${name}: p95 ${percentile(times, 0.95, name).toFixed(1)} ms`);
  all.push(...times);
}
if (found === 0) couldNotMeasure('answers: no question found anything');
const { turnEnd, sound } = besidesText;
console.log(`  and ${turnEnd} ms until the turn ends, ${sound} ms from the text to sound`);
const kept = report({
  name: `first word of an answer in ${mails} mails, p95`,
  value: percentile(all, 0.95, 'answers') + turnEnd + sound,
  unit: 'ms',
  budget: 1200,
  better: 'less',
});
await owner.end();
await close();
process.exitCode = kept ? 0 : 1;
