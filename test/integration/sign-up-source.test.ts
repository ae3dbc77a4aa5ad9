// The visit that leads to a sign-up gives it its source, and no other sign-in changes it.
import { expect, test } from 'vitest';
import * as z from 'zod';
import { walkConsent } from '#emulators/sign-in-as.ts';
import { openWorld } from '#test/support/person.ts';
import { accountsApp, type Visitor, visitor } from '#test/support/visitor.ts';

const world = await openWorld();
const { ctx } = world;

const signInFrom = async (
  browser: Visitor,
  page: string,
  intent: 'sign-up' | 'log-in',
  email: string,
): Promise<void> => {
  const answer = await browser.post('/api/accounts/sign-in', { intent }, { referer: `${ctx.config.url}${page}` });
  const { url } = z.object({ url: z.string() }).parse(await answer.json());
  const back = await walkConsent(url, { email });
  expect((await browser.get(back.pathname + back.search)).headers.get('location')).toBe('/auth-redirect');
};

const sourceOf = (email: string) =>
  ctx.peek(`select source from person_facts join auth."user" on id = user_id where email = $1`, [email]);

test('a sign-up keeps the source of its page, and a later sign-in from elsewhere leaves it', async () => {
  const browser = visitor(accountsApp(ctx), ctx.config.url);
  await signInFrom(browser, '/?utm_source=SEO&utm_campaign=blog', 'sign-up', 'ada@small.example');
  expect(await sourceOf('ada@small.example')).toEqual([{ source: 'seo' }]);
  await signInFrom(browser, '/?utm_source=newsletter', 'log-in', 'ada@small.example');
  expect(await sourceOf('ada@small.example')).toEqual([{ source: 'seo' }]);
});

test('a sign-up from a plain page, or from one with a person’s address in it, has no source that says so', async () => {
  await signInFrom(visitor(accountsApp(ctx), ctx.config.url), '/', 'sign-up', 'ben@small.example');
  expect(await sourceOf('ben@small.example')).toEqual([{ source: null }]);
});
