// A person who moves their Saturday meetings sees that habit in settings with its count, forgets it, and takes that back.
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { atWall, type EventSpan } from '#domain/wall-time.ts';
import { expectAccessible, openBrowser, startSettled } from '#test/support/browser.ts';
import { say } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';

const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startSettled();
});
afterAll(() => flow.end());

const alex = 'alex@northwind.example';
const ana = 'ana@far.example';
const zone = 'Europe/Berlin';
const dayLength = 86_400_000;
/** The first Saturday more than a week ahead, and the Monday after. */
const aWeekOn = new Date(new Date().getTime() + 8 * dayLength);
const saturday = new Date(aWeekOn.getTime() + (6 - aWeekOn.getDay()) * dayLength);
const monday = new Date(saturday.getTime() + 2 * dayLength);
const mondayOf = (day: Date): number => new Date(day).setHours(0, 0, 0, 0) - ((day.getDay() + 6) % 7) * dayLength;
const dateOf = (day: Date): string => day.toISOString().slice(0, 10);
const spanAt = (day: Date, hour: number): EventSpan => ({
  start: atWall(`${dateOf(day)}T${String(hour).padStart(2, '0')}:00`, zone),
  end: atWall(`${dateOf(day)}T${String(hour).padStart(2, '0')}:30`, zone),
});
const moment = (time: EventSpan['start']) => (time.kind === 'at' ? { dateTime: time.at, timeZone: zone } : {});

const Added = z.object({ id: z.string() });
/** Returns its id. */
const addMeeting = async (hour: number): Promise<string> => {
  const { start, end } = spanAt(saturday, hour);
  const attendees = [
    { email: alex, self: true, organizer: true, responseStatus: 'accepted' },
    { email: ana, displayName: 'Ana Ruiz', responseStatus: 'accepted' },
  ];
  const event = { summary: `Saturday ${hour}`, start: moment(start), end: moment(end), attendees };
  return Added.parse(await flow.control('calendar-event', { calendar: alex, event })).id;
};

const reschedule = (page: Page, id: string, span: EventSpan): Promise<void> =>
  page.evaluate(
    async ({ at, span: to, tells }) => {
      const command = { kind: 'reschedule', args: { at, span: to, tells } };
      const answer = await fetch('/api/commands', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-flow': '1' },
        body: JSON.stringify({ id: crypto.randomUUID(), command, spoken: false }),
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
    { at: `${alex} ${id}`, span, tells: [ana] },
  );

test('a habit is shown with its count, can be forgotten, and Z brings it back', async () => {
  const { page, context, faults } = await browser.play(flow);
  const habits = page.getByRole('region', { name: 'Habits' });
  const row = habits.getByRole('listitem').filter({ hasText: 'on Saturdays' });
  await page.goto('/settings#calendar');
  await habits.waitFor();
  expect(await row.count()).toBe(0);

  const ids: string[] = [];
  for (const hour of [8, 9, 10, 11, 12, 13]) ids.push(await addMeeting(hour));
  await page.goto('/calendar');
  await page.getByRole('grid').waitFor();
  const weeks = Math.round((mondayOf(saturday) - mondayOf(new Date())) / (7 * dayLength));
  for (let week = 0; week < weeks; week += 1) await say(page, 'next week');
  await page
    .getByRole('grid')
    .getByRole('button', { name: /^Saturday 13, / })
    .waitFor();
  for (const [nth, id] of ids.slice(0, 5).entries()) await reschedule(page, id, spanAt(monday, 17 + nth));

  await page.goto('/settings#calendar');
  await row
    .getByText(/You moved 5 of \d+ meetings on Saturdays\./)
    .first()
    .waitFor();
  await expectAccessible(page);
  await row.getByRole('button', { name: /^Forget/ }).click();
  await row.waitFor({ state: 'detached' });
  await page.keyboard.press('z');
  await row.getByRole('button', { name: /^Forget/ }).click();
  await row.waitFor({ state: 'detached' });
  await page.reload();
  await habits.waitFor();
  expect(await row.count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
}, 120_000);
