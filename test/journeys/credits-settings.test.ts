// Credits in the settings: the balance follows in every tab, an undo gives back, and a link brings a friend.
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventIdOf } from '#domain/event-id.ts';
import { keyOf } from '#domain/event-ref.ts';
import { CalendarId, CommandId } from '#domain/id.ts';
import { atWall } from '#domain/wall-time.ts';
import { newId } from '#server/id.ts';
import { expectAccessible, openBrowser, startSettled } from '#test/support/browser.ts';
import { signUp } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';

const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startSettled({ FLOW_CREDITS: 'counted' });
});
afterAll(() => flow.end());

const newCommand = (): CommandId => CommandId.parse(newId(new Date()));

/** As a tab tells it. */
const give = (page: Page, command: object, id: CommandId, byVoice: boolean): Promise<number> =>
  page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json', 'x-flow': '1' };
      return (await fetch('/api/commands', { method: 'POST', headers, body })).status;
    },
    JSON.stringify({ id, command, spoken: byVoice, byVoice }),
  );

const booking = (id: CommandId) => {
  const calendarId = CalendarId.parse('alex@northwind.example');
  const at = keyOf({ calendarId, eventId: eventIdOf(id, 0), original: null });
  const zone = 'Europe/Lisbon';
  const span = { start: atWall('2027-01-15T09:00', zone), end: atWall('2027-01-15T10:00', zone) };
  return { kind: 'block-time', args: { at, title: 'Focus', span, recurrence: null } };
};

test('a credit that is spent shows in every tab, and an undo gives it back', async () => {
  const { page, context, faults } = await browser.play(flow);
  const other = await context.newPage();
  for (const one of [page, other]) {
    await one.goto('/settings#credits');
    await one.getByText('30 credits left').first().waitFor();
  }
  const list = page.getByRole('list', { name: 'Where they came from and went' });
  expect(await list.innerText()).toMatch(/Free credits to begin with[^]*\+30 credits/);
  await expectAccessible(page);

  const id = newCommand();
  expect(await give(page, booking(id), id, true)).toBe(200);
  for (const one of [page, other]) await one.getByText('29 credits left').first().waitFor();
  await list.getByText('Booked “Focus”').waitFor();
  expect(await give(page, { kind: 'undo', args: { commandId: id } }, newCommand(), false)).toBe(200);
  for (const one of [page, other]) await one.getByText('30 credits left').first().waitFor();
  await list.getByText('1 credit, given back').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('a friend who comes by the link and signs up counts, and the address shows no code', async () => {
  const { page, context } = await browser.play(flow);
  await page.goto('/settings#credits');
  await page.getByText('Nobody has come by it yet.').waitFor();
  const link = await page.getByRole('textbox', { name: 'Your link for friends' }).inputValue();
  expect(link).toMatch(/\/\?ref=[0-9a-f-]{36}$/);

  const friend = await browser.visit(flow);
  await friend.page.goto(link);
  await expect.poll(() => friend.page.url()).toBe(`${flow.url}/`);
  const stored = () => friend.page.evaluate(() => localStorage.getItem('flow_referral_code'));
  expect(JSON.parse((await stored()) ?? 'null')).toMatchObject({ captured: true });
  await signUp(friend.page, 'maya@northwind.example');
  await expect.poll(stored).toBeNull();
  await page.reload();
  await page.getByText('One person hasn’t finished a first session yet.').waitFor();
  await friend.context.close();
  await context.close();
});

test('without the server the list says so, and comes with another try', async () => {
  const { page, context } = await browser.play(flow, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.route('**/api/credits*', (route) => route.abort());
  await page.goto('/settings#credits');
  const part = page.getByRole('region', { name: 'Credits' });
  await part.getByRole('alert').waitFor();
  await page.unroute('**/api/credits*');
  await part.getByRole('button', { name: 'Try again' }).tap();
  await part.getByText('Free credits to begin with').waitFor();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await context.close();
});
