import { expect, test } from 'vitest';
import * as z from 'zod';
import { searchMail } from '#api/search.ts';
import type { Account } from '#domain/id.ts';
import { ben } from '#emulators/google/small-seed.ts';
import { httpApp } from '#server/http.ts';
import { routes } from '#server/routes.ts';
import { newAccount } from '#test/support/context.ts';
import { hidingTechniques } from '#test/support/hiding-techniques.ts';
import { openWorld } from '#test/support/person.ts';
import { sampled } from '#test/support/sampled.ts';

const world = await openWorld();
const { ctx } = world;

const asks = (account: Account | null) => {
  const app = httpApp(ctx, {
    routes: routes(ctx),
    sessionOf: async () => account && { userId: account.userId, admin: false },
    site: null,
    health: async () => ({}),
  });
  return (query: Record<string, string>) => app.request(`${ctx.config.url}/api/search?${new URLSearchParams(query)}`);
};

const Problem = z.object({ code: z.string(), title: z.string() });

test('search: finds mail right after the sync, for its own person only', async () => {
  const account = await world.connect();
  const [some] = await ctx.peek("select subject, sender_email from message where subject <> '' limit 1");
  const subject = z.string().parse(some?.['subject']);
  const mine = searchMail.response.parse(await (await asks(account)({ q: `subject:"${subject}"` })).json());
  expect(mine.results.length).toBeGreaterThan(0);
  expect(mine.results[0]?.subject.map(({ text }) => text).join('')).toBe(subject);
  expect(mine.results[0]?.subject.some(({ hit }) => hit)).toBe(true);
  const theirs = searchMail.response.parse(await (await asks(newAccount())({ q: `subject:"${subject}"` })).json());
  expect(theirs).toEqual({ results: [], more: null });
});

test.each<[name: string, query: Record<string, string>, status: number, code: string]>([
  ['nothing', { q: '' }, 400, 'search.empty'],
  ['only what must not be', { q: '-budget' }, 400, 'search.empty'],
  ['a line without end', { q: 'a'.repeat(501) }, 400, 'request.invalid'],
  ['a zone that is none', { q: 'a', zone: 'Mars/Olympus' }, 400, 'request.invalid'],
  ['a page that is none', { q: 'a', before: "2026'; drop table message" }, 400, 'request.invalid'],
])('search: refuses %s', async (_name, query, status, code) => {
  const answer = await asks(newAccount())(query);
  expect(answer.status).toBe(status);
  expect(Problem.parse(await answer.json()).code).toBe(code);
});

test('search: Flow stores and finds visible text, and no hidden text', async () => {
  const account = await world.connect(ben);
  const bodies = sampled(Object.values(hidingTechniques), 12);
  for (const [nth, html] of bodies.entries()) {
    const head = `From: a${nth}@hiding.example\r\nTo: ${ben}\r\nSubject: Technique ${nth}\r\nMIME-Version: 1.0`;
    const raw = `${head}\r\nContent-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(html).toString('base64')}\r\n`;
    await world.google.control('deliver', {
      mailbox: ben,
      raw: Buffer.from(raw).toString('base64url'),
    });
  }
  await world.later(120_000);
  const find = await asks(account);
  const subjectsFor = async (q: string): Promise<string[]> => {
    const ids: string[] = [];
    for (let before: string | null = ''; before !== null; ) {
      const page: z.infer<typeof searchMail.response> = searchMail.response.parse(
        await (await find({ q, ...(before === '' ? {} : { before }) })).json(),
      );
      ids.push(...page.results.map(({ threadId }) => threadId));
      before = page.more;
    }
    return ids;
  };
  expect(new Set(await subjectsFor('SEEN')).size).toBe(bodies.length);
  expect(await subjectsFor('CANARY')).toEqual([]);
  expect(await subjectsFor('subject:CANARY')).toEqual([]);
  expect(await ctx.peek("select id from message m where m::text ilike '%canary%'")).toEqual([]);
});

test('search: refuses a caller without a session', async () => {
  expect((await asks(null)({ q: 'budget' })).status).toBe(401);
});

test('search: queries appear in no log', async () => {
  await asks(newAccount())({ q: 'from:whistleblower "very secret"' });
  await asks(newAccount())({ q: '-verysecretagain' });
  expect(ctx.lines.filter((line) => /whistle|secret/i.test(line))).toEqual([]);
});
