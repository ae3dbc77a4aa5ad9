// The cost of a search in ten thousand and in a hundred thousand mails: `GET /api/search` without a network, with two hundred questions
// about words and two hundred about labels.

import { Client } from 'pg';
import * as z from 'zod';
import { expectedUser } from '#api/endpoint.ts';
import { UserId } from '#domain/id.ts';
import { httpApp } from '#server/http.ts';
import { newId } from '#server/id.ts';
import { unpaced } from '#server/pace.ts';
import { searchRoutes } from '#server/search/routes.ts';
import { firstAccount } from '#test/support/context.ts';
import { loadMails } from '#test/support/many-mails.ts';
import { benchContext } from './context.ts';
import { couldNotMeasure, percentile, report } from './figures.ts';

const { ctx, owner: address, close } = await benchContext();
const owner = new Client({ connectionString: address });
await owner.connect();

const mailboxes = [10_000, 100_000].map((mails) => ({ mails, userId: UserId.parse(newId(ctx.clock.now())) }));
for (const { mails, userId } of mailboxes) {
  const began = performance.now();
  await loadMails((text, values) => owner.query(text, values), firstAccount(userId), mails);
  console.log(`  ${mails} mails loaded in ${((performance.now() - began) / 1000).toFixed(0)} s`);
}
await owner.query('vacuum analyze message_words');

type Kinds = Record<string, (nth: number, mails: number) => string>;

/** A word of one mail, two words that a few mails share, a sender, and a frequent word before some day. */
const words: Kinds = {
  'a rare word': (nth, mails) => `single${1 + ((nth * 7919) % mails)}`,
  'two words': (nth) => `budget word${100 + nth}`,
  'a sender': (nth) => `from:sender${(nth * 7) % 500}`,
  'a common word with a date': (nth) => `meeting before:2026-${String(6 + (nth % 5)).padStart(2, '0')}-15`,
};

/** Labels of many mails and of some, alone and with words; the last two never meet. */
const labels: Kinds = {
  'in the inbox': () => 'in:inbox',
  'unread from a sender': (nth) => `is:unread from:sender${nth}`,
  'a common word in the inbox': () => 'in:inbox meeting',
  'two words in the inbox': (nth) => `in:inbox budget word${100 + nth}`,
  'of my own': (nth) => `from:me word${100 + nth}`,
  'with an attachment': () => 'has:attachment',
  'an attachment of my own': () => 'has:attachment from:me',
  'a common word of my own': () => 'from:me meeting',
};
const searches = 200;
const Answer = z.object({ results: z.array(z.unknown()) });

const p95 = (times: readonly number[]): number => percentile(times, 0.95, 'searches');

/** Milliseconds of each question, answered in the name of this person. */
const asked = async (kinds: Kinds, userId: UserId, mails: number): Promise<number[]> => {
  const app = httpApp(ctx, {
    routes: searchRoutes(ctx),
    sessionOf: async () => ({ userId, admin: false }),
    site: null,
    health: async () => ({}),
    pace: unpaced,
  });
  const ask = async (q: string): Promise<number> => {
    const began = performance.now();
    const address = `${ctx.config.url}/api/search?${new URLSearchParams({ q, zone: 'Europe/Berlin' })}`;
    const answer = await app.request(address, { headers: { [expectedUser.header]: userId } });
    if (answer.status !== 200) throw new Error(`${q} was answered with ${answer.status}`);
    results += Answer.parse(await answer.json()).results.length;
    return performance.now() - began;
  };
  let results = 0;
  const all: number[] = [];
  const perKind = searches / Object.keys(kinds).length;
  for (const [name, question] of Object.entries(kinds)) {
    const times: number[] = [];
    // Warm-up run, so that the cache is as in real use.
    for (let nth = 0; nth < perKind; nth++) await ask(question(nth, mails));
    for (let nth = 0; nth < perKind; nth++) times.push(await ask(question(nth, mails)));
    console.log(`  ${mails} mails, ${name}: p95 ${p95(times).toFixed(1)} ms`);
    all.push(...times);
  }
  if (results === 0) couldNotMeasure(`searches in ${mails} mails: nothing was found`);
  return all;
};

const kept: boolean[] = [];
for (const { mails, userId } of mailboxes) {
  const budget = mails > 10_000 ? 60 : 30;
  for (const [what, kinds] of Object.entries({ words, labels })) {
    const value = p95(await asked(kinds, userId, mails));
    const name = `p95 of ${searches} searches by ${what} in ${mails} mails`;
    kept.push(report({ name, value, unit: 'ms', budget, better: 'less' }));
  }
}
await owner.end();
await close();
process.exitCode = kept.every(Boolean) ? 0 : 1;
