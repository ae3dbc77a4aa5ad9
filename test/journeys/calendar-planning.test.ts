// The harder half of finding a time: why not that one, nothing free, a time out of a mail, a cleared evening, and being late.
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type Day, dayOf, instantOn, plusDays, weekdayOf } from '#domain/day.ts';
import { openBrowser, startSettled } from '#test/support/browser.ts';
import { said, say } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';
import { setHold } from '#test/support/in-the-page.ts';

const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startSettled();
});
afterAll(() => flow.end());

const alex = 'alex@northwind.example';
const priya = { email: 'priya@raman-partners.example', displayName: 'Priya Raman' };
const afterHold = { timeout: 60_000 };

/** Waits until Flow says it. */
const says = (page: Page, words: RegExp): Promise<void> =>
  expect.poll(() => said(page), { timeout: 60_000 }).toMatch(words);
const held = (page: Page) => page.getByRole('region', { name: 'Telling guests' });

/** The demo company's. The machine may be elsewhere. */
const zone = 'Europe/Berlin';
const play = () => browser.play(flow, { timezoneId: zone });

const today = (): Day => dayOf(new Date(), zone);
/** The first such weekday that is more than a week ahead. 0 is Sunday. */
const weekdayAhead = (weekday: number): Day => {
  const from = plusDays(today(), 8);
  return plusDays(from, (weekday - weekdayOf(from) + 7) % 7);
};
const mondayOf = (day: Day): Day => plusDays(day, -((weekdayOf(day) + 6) % 7));
/** '10 December'. */
const dateWords = (day: Day): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

const at = (day: Day, hour: number, minutes = 0) => ({
  dateTime: instantOn(day, hour * 60 + minutes, zone).toISOString(),
  timeZone: zone,
});
const self = { email: alex, self: true, responseStatus: 'accepted' };
const add = (event: object) => flow.control('calendar-event', { calendar: alex, event });

const Listing = z.object({
  events: z.array(
    z.object({
      summary: z.optional(z.string()),
      start: z.optional(z.object({ dateTime: z.optional(z.string()) })),
      attendees: z.optional(z.array(z.object({ email: z.string(), responseStatus: z.string() }))),
    }),
  ),
});
const atGoogle = async (title: string) =>
  Listing.parse(await flow.control(`calendar?calendar=${alex}`)).events.find(({ summary }) => summary === title);
const startOf = async (title: string) => Date.parse((await atGoogle(title))?.start?.dateTime ?? '');
const answerTo = async (title: string) =>
  (await atGoogle(title))?.attendees?.find(({ email }) => email === alex)?.responseStatus;

const Mails = z.record(z.string(), z.array(z.object({ kind: z.string(), to: z.string(), summary: z.string() })));
const mailsAbout = async (title: string): Promise<string[]> =>
  Object.values(Mails.parse(await flow.control('told')))
    .flat()
    .filter(({ summary }) => summary === title)
    .map(({ kind, to }) => `${kind} ${to}`);

const Outbox = z.object({ sent: z.array(z.object({ raw: z.string(), subject: z.string() })) });
const sentAbout = async (subject: string): Promise<string[]> =>
  Outbox.parse(await flow.control(`outbox?user=${alex}`))
    .sent.filter((one) => one.subject === subject)
    .map(({ raw }) => Buffer.from(raw, 'base64url').toString());

/** Turns the calendar to the week of that day. */
const showsEvent = async (page: Page, title: string, day: Day): Promise<void> => {
  await page.goto('/calendar');
  await page.getByRole('grid').waitFor();
  for (let monday = mondayOf(today()); monday < mondayOf(day); monday = plusDays(monday, 7))
    await say(page, 'next week');
  await page
    .getByRole('grid')
    .getByRole('button', { name: new RegExp(`^${title}, `) })
    .first()
    .waitFor();
};

describe('a time that is not on offer', () => {
  test('"why not two" names who is busy and with what, and an afternoon without a free time says what would have to give', async () => {
    const day = weekdayAhead(4);
    const { page, context, faults } = await play();
    await add({ summary: 'Fitting', start: at(day, 14), end: at(day, 14, 30) });
    await showsEvent(page, 'Fitting', day);
    await say(page, `find thirty minutes with Priya on ${dateWords(day)} in the afternoon`);
    await says(page, /Which\?|Shall I\?/);
    await say(page, 'why not two?');
    await says(page, /Not .+ at 14:00: you have “Fitting” and Priya is busy\./);
    expect(
      await page
        .getByRole('grid')
        .getByRole('button', { name: /^Time \d: / })
        .count(),
    ).toBeGreaterThan(0);
    await say(page, `find four hours with Priya on ${dateWords(day)} in the afternoon`);
    await says(page, /Nothing is free .+ The least bad is .+: .*you’d move “Fitting”.* and Priya is busy/);
    expect(faults).toEqual([]);
    await context.close();
  }, 120_000);
});

describe('a mail that offers three times', () => {
  test('"accept the second" reads the event and the reply together, and one yes makes both', async () => {
    const day = weekdayAhead(1);
    const { page, context, faults } = await play();
    await setHold(page, 5);
    await add({ summary: 'Choir', start: at(day, 20), end: at(day, 21, 30) });
    await showsEvent(page, 'Choir', day);
    const raw = [
      `From: Priya Raman <${priya.email}>`,
      `To: Alex <${alex}>`,
      'Subject: Harbour contract handover',
      'Message-ID: <handover@raman-partners.example>',
      `Date: ${new Date(new Date().getTime() - 3 * 86_400_000).toUTCString()}`,
      '',
      `Could you do ${dateWords(plusDays(today(), -1))} at 10:00?`,
      '',
      `${dateWords(day)} at 18:30 would work as well.`,
      '',
      `${dateWords(day)} at 20:30 is possible too.`,
    ].join('\r\n');
    await flow.control('deliver', { mailbox: alex, raw: Buffer.from(raw).toString('base64url') });
    await page.goto('/email-player');
    const result = page.getByRole('listbox', { name: 'Results' }).getByRole('option', { name: /Harbour contract/ });
    // The mail may still be on its way to Flow.
    const found = () => say(page, 'search for Harbour contract').then(() => result.count());
    await expect.poll(found, { timeout: 60_000, interval: 2000 }).toBeGreaterThan(0);
    await say(page, 'open it');
    const card = page.getByRole('region', { name: 'Offered times' });
    const fates = () => card.getByRole('listitem').evaluateAll((rows) => rows.map((row) => row.dataset['fate']));
    await expect.poll(fates).toEqual(['past', 'free', 'clash']);
    await card.getByText('clashes with “Choir”').waitFor();

    await say(page, 'accept the second');
    await says(
      page,
      /“Harbour contract handover”, .+ 18:30 to 19:30, with Priya Raman\. My reply: “.+” Book it and send\?/,
    );
    expect(await atGoogle('Harbour contract handover')).toBeUndefined();
    await say(page, 'yes');
    await says(page, /Booked: “Harbour contract handover”/);
    await expect.poll(() => mailsAbout('Harbour contract handover'), afterHold).toEqual([`invitation ${priya.email}`]);
    expect(await startOf('Harbour contract handover')).toBe(Date.parse(at(day, 18, 30).dateTime));
    await expect.poll(() => sentAbout('Re: Harbour contract handover'), afterHold).toHaveLength(1);
    const [reply = ''] = await sentAbout('Re: Harbour contract handover');
    expect(reply).toContain('works for me.');
    expect(faults).toEqual([]);
    await context.close();
  }, 180_000);
});

describe('an evening to clear', () => {
  test('one plan, one yes, one undo that nobody hears of, and done again it reaches the right people', async () => {
    const day = weekdayAhead(3);
    const words = `clear ${dateWords(day)} in the evening`;
    const { page, context, faults } = await play();
    await setHold(page, 30);
    await add({ summary: 'Slides', start: at(day, 18), end: at(day, 18, 30) });
    await add({
      summary: 'Ana sync',
      start: at(day, 18, 30),
      end: at(day, 19),
      attendees: [
        { ...self, organizer: true },
        { email: 'ana@far.example', displayName: 'Ana Ruiz', responseStatus: 'accepted' },
      ],
    });
    await add({
      summary: 'Vendor call',
      start: at(day, 19),
      end: at(day, 19, 30),
      organizer: priya,
      attendees: [self, { ...priya, responseStatus: 'accepted' }],
    });
    await add({ summary: 'Piano lesson', start: at(day, 19, 30), end: at(day, 20), visibility: 'private' });
    const before = { slides: await startOf('Slides'), ana: await startOf('Ana sync') };
    await showsEvent(page, 'Vendor call', day);

    await say(page, words);
    await says(page, /hear of it\. Do it\?/);
    for (const part of [
      /“Slides” moves to/i,
      /“Ana sync” moves to/i,
      /I decline “Vendor call”\./,
      /“Piano lesson” stays\./,
    ])
      await says(page, part);
    expect(await startOf('Slides')).toBe(before.slides);
    await say(page, 'yes');
    await says(page, /Done\. \d+ moved and \d+ declined\. .+ hear in a moment\./);
    await held(page).waitFor();
    await expect.poll(() => startOf('Slides')).not.toBe(before.slides);
    await say(page, 'undo');
    await held(page).waitFor({ state: 'detached' });
    await expect.poll(() => startOf('Slides')).toBe(before.slides);
    expect(await mailsAbout('Ana sync')).toEqual([]);
    expect(await startOf('Ana sync')).toBe(before.ana);
    expect(await answerTo('Vendor call')).toBe('accepted');

    await setHold(page, 5);
    await say(page, words);
    await says(page, /Do it\?/);
    await say(page, 'yes');
    await expect.poll(() => mailsAbout('Vendor call'), afterHold).toEqual([`answer ${priya.email}`]);
    await expect.poll(() => mailsAbout('Ana sync'), afterHold).toHaveLength(1);
    expect((await mailsAbout('Ana sync')).join()).toContain('ana@far.example');
    expect(await answerTo('Vendor call')).toBe('declined');
    expect(await startOf('Ana sync')).not.toBe(before.ana);
    expect(await startOf('Piano lesson')).toBe(Date.parse(at(day, 19, 30).dateTime));
    expect(faults).toEqual([]);
    await context.close();
  }, 180_000);
});

describe('being late', () => {
  test('"I’m running ten minutes late" reaches those who wait, after a yes and its hold, once', async () => {
    const { page, context, faults } = await play();
    await setHold(page, 5);
    const now = new Date().getTime();
    await add({
      summary: 'Harbour standup',
      start: { dateTime: new Date(now).toISOString(), timeZone: zone },
      end: { dateTime: new Date(now + 40 * 60_000).toISOString(), timeZone: zone },
      attendees: [
        { ...self, organizer: true },
        { ...priya, responseStatus: 'accepted' },
        { email: 'raj@far.example', displayName: 'Raj', responseStatus: 'declined' },
      ],
    });
    await showsEvent(page, 'Harbour standup', today());
    await say(page, "I'm running ten minutes late");
    await says(page, /I’m running 10 minutes late\./);
    expect(await sentAbout('Running late: Harbour standup')).toEqual([]);
    await say(page, 'send it');
    const sending = page.getByRole('region', { name: 'Sending' });
    await sending.getByText(/in \d+ s/).waitFor();
    expect(await sentAbout('Running late: Harbour standup')).toEqual([]);
    await expect.poll(() => sentAbout('Running late: Harbour standup'), afterHold).toHaveLength(1);
    const [mail = ''] = await sentAbout('Running late: Harbour standup');
    expect(/^To: (.+)$/m.exec(mail)?.[1]).toContain(priya.email);
    expect(mail).not.toContain('raj@far.example');
    expect(faults).toEqual([]);
    await context.close();
  }, 120_000);
});
