// Two people agree on a meeting in ten mails. Every step of ours is a spoken sentence: no key, no press.
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { openBrowser } from '#test/support/browser.ts';
import { nowPlaying, say, signUp } from '#test/support/chromium.ts';
import { type RunningFlow, startFlow } from '#test/support/flow.ts';
import { setHold } from '#test/support/in-the-page.ts';

const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startFlow();
});
afterAll(() => flow.end());

const alex = 'alex@northwind.example';
const dana = 'dana@okafor.example';
const subject = 'Kestrel rollout';
const soon = { timeout: 60_000 };

const Outbox = z.object({ sent: z.array(z.object({ raw: z.string() })) });
/** Oldest first. */
const ours = async (): Promise<string[]> =>
  Outbox.parse(await flow.control(`outbox?user=${alex}`))
    .sent.map(({ raw }) => Buffer.from(raw, 'base64url').toString())
    .filter((raw) => raw.includes(dana));

const Listing = z.object({
  events: z.array(
    z.looseObject({
      status: z.string(),
      summary: z.optional(z.string()),
      organizer: z.optional(z.object({ email: z.optional(z.string()) })),
      attendees: z.optional(z.array(z.object({ email: z.string() }))),
      start: z.object({ dateTime: z.optional(z.string()) }),
    }),
  ),
});
const atGoogle = async (title: string) =>
  Listing.parse(await flow.control(`calendar?calendar=${alex}`)).events.filter(
    ({ summary, status }) => summary === title && status !== 'cancelled',
  );

/** As a mail writes it. */
const berlin = (at: Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', ...options }).format(at);
const written = (at: Date): string =>
  `${berlin(at, { weekday: 'long' })}, ${berlin(at, { day: 'numeric', month: 'long' })} at ${berlin(at, { hour: '2-digit', minute: '2-digit' })}`;
const tuesdayAfterNext = (): Date => {
  const now = new Date();
  return new Date(now.getTime() + (15 - ((now.getDay() + 6) % 7)) * 86_400_000);
};

const messageIdOf = (raw: string): string => /^message-id: *(?<id>\S+)/im.exec(raw)?.groups?.['id'] ?? '';

let count = 0;
/** Dana answers our last mail. */
const danaWrites = async (...lines: string[]): Promise<void> => {
  const before = messageIdOf((await ours()).at(-1) ?? '');
  const offset =
    berlin(new Date(), { timeZoneName: 'longOffset' })
      .replace(/^.*GMT/, '')
      .replace(':', '') || '+0000';
  const clock = new Date(new Date().getTime() + (Number(offset) / 100) * 3_600_000).toUTCString();
  const raw = [
    `From: Dana Okafor <${dana}>`,
    `To: Alex <${alex}>`,
    `Subject: ${count === 0 ? '' : 'Re: '}${subject}`,
    `Message-ID: <kestrel-rollout-${count}@okafor.example>`,
    ...(before === '' ? [] : [`In-Reply-To: ${before}`, `References: ${before}`]),
    `Date: ${clock.replace('GMT', offset)}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    '',
    ...lines,
  ].join('\r\n');
  count += 1;
  await flow.control('deliver', { mailbox: alex, raw: Buffer.from(raw).toString('base64url') });
};

const captions = (page: Page) => page.locator('p[aria-live=polite]');
const card = (page: Page) => page.getByRole('region', { name: 'Offered times' });

/** Asks for Dana's newest mail by voice until it plays. */
const open = async (page: Page, words: string): Promise<void> => {
  const plays = async (): Promise<boolean> => {
    if ((await nowPlaying(page).getByText(words).count()) > 0) return true;
    await say(page, `search for ${subject}`);
    await page.getByRole('listbox', { name: 'Results' }).getByRole('option').first().waitFor(soon);
    await say(page, 'open it');
    return false;
  };
  await expect.poll(plays, { timeout: 90_000, interval: 3000 }).toBe(true);
};

const answer = async (page: Page, words: string, expected: RegExp): Promise<void> => {
  await say(page, words);
  await captions(page).filter({ hasText: expected }).first().waitFor(soon);
};

const sentAfter = async (before: number): Promise<string> => {
  await expect.poll(async () => (await ours()).length, { timeout: 90_000 }).toBe(before + 1);
  return (await ours()).at(-1) ?? '';
};

describe('a chat about a meeting', () => {
  test('goes from "could we meet" to the booked meeting by voice alone', async () => {
    const { page, context, faults } = await browser.visit(flow, { timezoneId: 'Europe/Berlin' });
    await signUp(page, alex);
    // Flow knows then to whom Alex writes.
    await page.getByTitle('Sync').filter({ hasText: 'Synced' }).waitFor(soon);
    await setHold(page, 5);
    await danaWrites(
      'Hi Alex,',
      '',
      'Could we meet next week? I’d like to walk you through the rollout before your board sees it. Half an hour is plenty.',
      '',
      'Dana',
    );
    await open(page, 'Could we meet next week?');
    await answer(page, 'hold times with her next week', /To Dana: .* Keep them and send\?/);
    await answer(page, 'yes', /Kept three times for Dana\./);
    expect(await sentAfter(0)).toContain('Would one of these times suit you?');

    await danaWrites(
      'Thanks for these! I’m so sorry, next week has just fallen apart and I’m in Lagos until Friday.',
      '',
      'Could we do the week after instead?',
    );
    await open(page, 'has just fallen apart');
    await answer(page, 'drop the holds', /Three times for Dana are free again\./);
    await answer(page, 'hold times with her the week after next', /To Dana: .* Keep them and send\?/);
    await answer(page, 'yes', /Kept three times for Dana\./);
    await sentAfter(1);

    const tuesday = berlin(tuesdayAfterNext(), { day: 'numeric', month: 'long' });
    await danaWrites(
      `That week is better, but Thursday is bad and I can’t do mornings. How about Tuesday ${tuesday} in the afternoon?`,
    );
    await open(page, 'That week is better');
    await card(page).waitFor(soon);
    await answer(page, 'drop the holds', /Three times for Dana are free again\./);
    await answer(page, `suggest ${tuesday} at three`, /To Dana: “Would Tuesday, .* at 15:00 suit you\?”.* Send\?/);
    await answer(page, 'yes', /It goes out in a moment\./);
    expect(await sentAfter(2)).toContain('at 15:00 suit you?');

    await danaWrites(
      'Three is when the school run starts, I’m afraid. Could you send me a couple of others that week?',
    );
    await open(page, 'the school run');
    await answer(page, 'offer her two times the week after next', /To Dana: .* Keep them and send\?/);
    await answer(page, 'yes', /Kept two times for Dana\./);
    // The same mail has them once more as HTML.
    const [plain = ''] = (await sentAfter(3)).split('Content-Type: text/html');
    const offered = [...plain.matchAll(/^(\w+day, \d+ \w+ at \d\d:\d\d)\r?$/gm)].map(([, line]) => line);
    expect(offered).toHaveLength(2);

    await danaWrites('Perfect, the second one works for me. Talk then!');
    await open(page, 'the second one works');
    await card(page).getByText('you keep it for Dana').waitFor(soon);
    await answer(page, 'book it', /“Meeting with Dana”, .* Book it and send\?/);
    expect(await atGoogle('Meeting with Dana')).toEqual([]);
    await answer(page, 'yes', /Booked: “Meeting with Dana”/);
    expect(await sentAfter(4)).toContain('sending you an invitation.');
    await expect.poll(async () => (await atGoogle('Meeting with Dana')).length, soon).toBe(1);
    const [meeting] = await atGoogle('Meeting with Dana');
    expect(written(new Date(meeting?.start.dateTime ?? ''))).toBe(offered[1]);
    expect([meeting?.organizer?.email, ...(meeting?.attendees ?? []).map(({ email }) => email)]).toEqual(
      expect.arrayContaining([alex, dana]),
    );
    await expect.poll(async () => (await atGoogle('Hold: Dana')).length, soon).toBe(0);
    expect(await ours()).toHaveLength(5);
    for (const mail of (await ours()).slice(1)) expect(mail).toContain('Re: Kestrel rollout');
    expect(faults).toEqual([]);
    await context.close();
  });
});
