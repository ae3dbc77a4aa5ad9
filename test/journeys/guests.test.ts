// A person invites people, answers invitations, and takes both back: before anyone hears of it, and after.
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { expectAccessible, openBrowser, startSettled } from '#test/support/browser.ts';
import { say } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';
import { setHold } from '#test/support/in-the-page.ts';
import { longTest } from '#test/support/sampled.ts';

const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startSettled();
});
afterAll(() => flow.end());

const alex = 'alex@northwind.example';
const captions = (page: Page) => page.locator('p[aria-live=polite]');
const grid = (page: Page) => page.getByRole('grid');
const event = (page: Page, name: string) => grid(page).getByRole('button', { name: new RegExp(`^${name}, `) });
const held = (page: Page) => page.getByRole('region', { name: 'Telling guests' });
const question = (page: Page, words: RegExp) => page.getByRole('alertdialog', { name: words });
const afterHold = { timeout: 60_000 };

const Mails = z.record(z.string(), z.array(z.object({ kind: z.string(), to: z.string(), summary: z.string() })));
const mailsAbout = async (title: string): Promise<string[]> =>
  Object.values(Mails.parse(await flow.control('told')))
    .flat()
    .filter(({ summary }) => summary === title)
    .map(({ kind, to }) => `${kind} ${to}`);

const Listing = z.object({
  events: z.array(
    z.looseObject({
      id: z.string(),
      status: z.string(),
      summary: z.optional(z.string()),
      hangoutLink: z.optional(z.string()),
    }),
  ),
});
const atGoogle = async (title: string) =>
  Listing.parse(await flow.control(`calendar?calendar=${alex}`)).events.find(({ summary }) => summary === title);

/** Tomorrow, or today on a Sunday, so that the week shows it. */
const at = (hour: number, minutes = 0) => {
  const day = new Date();
  day.setDate(day.getDate() + (day.getDay() === 0 ? 0 : 1));
  day.setHours(hour, minutes, 0, 0);
  return { dateTime: day.toISOString(), timeZone: 'Europe/Berlin' };
};

const addElsewhere = (more: object) => flow.control('calendar-event', { calendar: alex, event: more });

const invitation = (summary: string, hour: number) => ({
  summary,
  start: at(hour),
  end: at(hour, 30),
  organizer: { email: 'priya@northwind.example', displayName: 'Priya Nair' },
  attendees: [
    { email: alex, self: true, responseStatus: 'needsAction' },
    { email: 'priya@northwind.example', displayName: 'Priya Nair', responseStatus: 'accepted' },
  ],
});

const deliverInvitation = async (subject: string, ics: string): Promise<void> => {
  const raw = [
    'From: Priya Nair <priya@northwind.example>',
    `To: Alex <${alex}>`,
    `Subject: ${subject}`,
    'Message-ID: <contract-talk@northwind.example>',
    `Date: ${new Date().toUTCString()}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=part',
    '',
    '--part',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Shall we talk about the contract?',
    '--part',
    'Content-Type: text/calendar; method=REQUEST; charset=utf-8',
    '',
    ics,
    '--part--',
  ].join('\r\n');
  await flow.control('deliver', { mailbox: alex, raw: Buffer.from(raw).toString('base64url') });
};

const openCalendar = async (page: Page): Promise<void> => {
  await page.goto('/calendar');
  await grid(page).waitFor();
};

const invite = async (page: Page, title: string): Promise<void> => {
  await page.keyboard.press('c');
  const form = page.getByRole('dialog', { name: 'New event' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Guests', { exact: true }).fill('ana@far.example');
  await form.getByLabel('Guests', { exact: true }).press('Enter');
  await form.getByLabel('Guests', { exact: true }).fill('x, bob@evil.example');
  await form.getByLabel('Guests', { exact: true }).press('Enter');
  await form.getByText('That is no email address').waitFor();
  await form.getByLabel('Guests', { exact: true }).fill('raj@far.example');
  await form.getByLabel('Guests', { exact: true }).press('Enter');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save and tell 2 people' }).click();
  await form.waitFor({ state: 'detached' });
};

describe('guests', () => {
  test('an invitation held in another tab reaches nobody, and another one reaches each guest once with a link', async () => {
    const { page, context, faults } = await browser.play(flow);
    await openCalendar(page);
    await setHold(page, 30);
    const other = await context.newPage();
    await other.goto(`${flow.url}/calendar`);
    await grid(other).waitFor();

    await invite(page, 'Budget');
    await held(page).getByText('Inviting ana@far.example and raj@far.example to “Budget”').waitFor();
    await held(page)
      .getByText(/^in \d+ s$/)
      .waitFor();
    await held(other).getByRole('button', { name: 'Hold' }).click();
    await captions(other).filter({ hasText: 'Held. Nobody heard of it.' }).waitFor();
    await held(page).waitFor({ state: 'detached' });
    await event(page, 'Budget').waitFor({ state: 'detached' });
    await other.close();
    await setHold(page, 5);

    await invite(page, 'Hiring');
    await held(page).waitFor();
    await held(page).waitFor({ state: 'detached', ...afterHold });
    await expect.poll(() => mailsAbout('Hiring')).toEqual(['invitation ana@far.example', 'invitation raj@far.example']);
    expect((await atGoogle('Hiring'))?.hangoutLink).toMatch(/^https:\/\/meet\.google\.com\//);
    expect(await mailsAbout('Budget')).toEqual([]);
    expect(await atGoogle('Budget')).toBeUndefined();

    await event(page, 'Hiring').click();
    await page.keyboard.press('Delete');
    await question(page, /^That cancels it for ana@far.example and raj@far.example, too/).waitFor();
    await page.keyboard.press('n');
    await event(page, 'Hiring').waitFor();
    await event(page, 'Hiring').click();
    await page.keyboard.press('Delete');
    await question(page, /^That cancels it/)
      .getByRole('button', { name: 'Tell them' })
      .click();
    await event(page, 'Hiring').waitFor({ state: 'detached' });
    await held(page).waitFor();
    await held(page).waitFor({ state: 'detached', ...afterHold });
    await expect.poll(async () => (await mailsAbout('Hiring')).length).toBe(4);
    const link = (await atGoogle('Hiring'))?.hangoutLink;

    await say(page, 'undo');
    await question(page, /were told at .* that it is off/).waitFor();
    await say(page, 'yes');
    await event(page, 'Hiring').waitFor();
    await held(page).waitFor();
    await held(page).waitFor({ state: 'detached', ...afterHold });
    await expect.poll(async () => (await atGoogle('Hiring'))?.status).toBe('confirmed');
    expect((await atGoogle('Hiring'))?.hangoutLink).toBe(link);
    expect(faults).toEqual([]);
    await context.close();
  }, 180_000);

  test('a drag of a meeting with guests asks first, and no leaves it where it was', async () => {
    const { page, context } = await browser.play(flow);
    await addElsewhere({
      summary: 'Dry run',
      start: at(16),
      end: at(16, 30),
      attendees: [
        { email: alex, self: true, organizer: true, responseStatus: 'accepted' },
        { email: 'ana@far.example', displayName: 'Ana Ruiz', responseStatus: 'accepted' },
      ],
    });
    await openCalendar(page);
    const name = async () => (await event(page, 'Dry run').allInnerTexts()).join(' ');
    // Below the middle, the foot of the screen would cover it at some times of day.
    await event(page, 'Dry run').evaluate((one) => one.scrollIntoView({ block: 'center' }));
    const before = await name();
    const box = await event(page, 'Dry run').boundingBox();
    if (box === null) throw new Error('The event is not drawn.');
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x, middle.y + 30, { steps: 4 });
    await page.mouse.move(middle.x, middle.y + 51, { steps: 4 });
    await page.mouse.up();
    await question(page, /^That moves it for Ana Ruiz, too/).waitFor();
    expect(await name()).toBe(before);
    await page.keyboard.press('n');
    await question(page, /^That moves it/).waitFor({ state: 'detached' });
    expect(await name()).toBe(before);
    expect(await mailsAbout('Dry run')).toEqual([]);
    await context.close();
  });

  test('Y, N and M answer an invitation, the panel shows it, and "hold" stops it from any screen', async () => {
    const { page, context, faults } = await browser.play(flow);
    await addElsewhere(invitation('Roadmap', 15));
    await openCalendar(page);
    await setHold(page, 30);
    await event(page, 'Roadmap').click();
    await page.keyboard.press('y');
    const details = page.getByRole('article').filter({ hasText: 'Roadmap' });
    await details.getByRole('button', { name: 'Yes', pressed: true }).waitFor();
    await held(page).getByText('Answering Priya Nair about “Roadmap”').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('g');
    await page.keyboard.press('i');
    await held(page).waitFor();
    await say(page, 'hold');
    await captions(page).filter({ hasText: 'Held. Nobody heard of it.' }).waitFor();
    await held(page).waitFor({ state: 'detached' });

    await openCalendar(page);
    await setHold(page, 5);
    await event(page, 'Roadmap').click();
    await details.getByRole('button', { name: 'Yes', pressed: false }).waitFor();
    await page.keyboard.press('m');
    await details.getByRole('button', { name: 'Maybe', pressed: true }).waitFor();
    await held(page).waitFor();
    await held(page).waitFor({ state: 'detached', ...afterHold });
    await expect.poll(() => mailsAbout('Roadmap')).toEqual(['answer priya@northwind.example']);
    expect(faults).toEqual([]);
    await context.close();
  }, 120_000);

  test('a mail’s invitation says that it moved, and "accept and archive" is one act with one undo', async () => {
    const { page, context, faults } = await browser.play(flow);
    const uid = 'sync0invited@northwind.example';
    const sent = at(10);
    await addElsewhere({ ...invitation('Contract talk', 11), id: 'sync0invited', iCalUID: uid });
    await openCalendar(page);
    await setHold(page, 30);
    await event(page, 'Contract talk').waitFor();
    const stamp = new Date(sent.dateTime).toISOString().replaceAll(/[-:]|\.\d+/g, '');
    const ics = [
      'BEGIN:VCALENDAR',
      'METHOD:REQUEST',
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTART:${stamp}`,
      'SUMMARY:Contract talk',
      'ORGANIZER;CN=Priya Nair:mailto:priya@northwind.example',
      `ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:${alex}`,
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n');
    await deliverInvitation('Contract talk', ics);
    await page.goto('/email-player');
    const card = page.getByRole('region', { name: 'Invitation' });
    const result = page.getByRole('listbox', { name: 'Results' }).getByRole('option', { name: /Contract talk/ });
    // The mail may still be on its way to Flow.
    const found = () => say(page, 'search for Contract talk').then(() => result.count());
    await expect.poll(found, { timeout: 60_000, interval: 2000 }).toBeGreaterThan(0);
    await say(page, 'open it');
    await card.getByText('Moved since this mail was sent.').waitFor();
    await expectAccessible(page);
    await say(page, 'accept and archive');
    await held(page).getByText('Answering Priya Nair about “Contract talk”').waitFor();
    await card.waitFor({ state: 'detached' });
    await page.keyboard.press('z');
    await held(page).waitFor({ state: 'detached' });
    await card.getByRole('button', { name: 'Yes', pressed: false }).waitFor();
    expect(await mailsAbout('Contract talk')).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  longTest(
    'offline an answer waits without a countdown, and its hold begins with the connection',
    async () => {
      const { page, context } = await browser.play(flow, { serviceWorkers: 'allow' });
      await addElsewhere(invitation('Pricing call', 14));
      await openCalendar(page);
      await event(page, 'Pricing call').click();
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
      await context.setOffline(true);
      await page.keyboard.press('n');
      await held(page).getByText('waits for connection').waitFor();
      expect(
        await held(page)
          .getByText(/^in \d+ s$/)
          .count(),
      ).toBe(0);
      await context.setOffline(false);
      await held(page)
        .getByText(/^in \d+ s$/)
        .waitFor();
      await held(page).waitFor({ state: 'detached', ...afterHold });
      await expect.poll(() => mailsAbout('Pricing call')).toEqual(['answer priya@northwind.example']);
      await context.close();
    },
    120_000,
  );
});
