// A person speaks until no credit is left, pays, and Flow goes on with what waited.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import * as z from 'zod';
import { payForAnswer } from '#api/credits.ts';
import { wire } from '#api/endpoint.ts';
import { credits, purchases } from '#domain/credits.ts';
import { creditReplies } from '#language/en/app/credit-replies.ts';
import { newId } from '#server/id.ts';
import { expectAccessible, openBrowser, startSettled } from '#test/support/browser.ts';
import { nowPlaying, say, wholeScreen } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';
import { openMicrophone, startAloud } from '#test/voice/headset.ts';
import { alex } from '#test/voice/mailbox.ts';
import { launchWithMicrophone, type Microphone } from '#test/voice/microphone.ts';
import { untilVoice } from '#test/voice/page.ts';
import { missing, speechPrograms } from '#test/voice/programs.ts';
import { atSpeechLevel } from '#test/voice/sound.ts';
import { hearPeople, speakInto } from '#test/voice/speak-into.ts';
import { spoken } from '#test/voice/speech.ts';

const lacking = missing(speechPrograms);

/** Each costs a credit, as a summary that the person asked for aloud. */
const spend = async (page: Page, count: number): Promise<void> => {
  for (let nth = 0; nth < count; nth++) {
    const answer = await page.request.post(payForAnswer.path, {
      data: { id: newId(new Date()), reason: 'summary' },
      headers: { [wire.header]: wire.version, 'x-flow': '1', origin: new URL(page.url()).origin },
    });
    expect(answer.status()).toBe(200);
  }
};

const left = (page: Page, count: number) =>
  page.getByRole('link', { name: `${count} ${count === 1 ? 'credit' : 'credits'} left` });

describe.skipIf(lacking !== null)(`credits${lacking === null ? '' : ` (${lacking})`}`, () => {
  let flow: RunningFlow;
  let microphone: Microphone;
  beforeAll(async () => {
    [flow, microphone] = await Promise.all([startAloud({ FLOW_CREDITS: 'counted' }), launchWithMicrophone()]);
  });
  afterAll(async () => {
    await microphone?.end();
    await flow?.end();
  });

  const come = async () => {
    const context = await microphone.browser.newContext({
      baseURL: flow.url,
      reducedMotion: 'reduce',
      locale: 'en-GB',
      serviceWorkers: 'block',
      viewport: { width: 1440, height: 900 },
    });
    context.setDefaultTimeout(60_000);
    await context.addCookies(inject('settled').cookies);
    await hearPeople(context);
    const faults: string[] = [];
    context.on('weberror', (error) => faults.push(error.error().message));
    const page = await context.newPage();
    await page.goto('/email-player');
    await nowPlaying(page).waitFor();
    return { page, context, faults };
  };

  const speak = async (page: Page, words: string): Promise<void> => {
    await expect.poll(() => listensOn(page), { timeout: 60_000 }).toBe(true);
    await speakInto(page, atSpeechLevel(spoken(words, 'rms'), -26));
  };

  const operator = (...words: string[]): string =>
    execFileSync(process.execPath, [path.resolve('server/operator.ts'), ...words], {
      env: { ...process.env, ...host(flow) },
      encoding: 'utf8',
    });

  test('a person speaks until nothing is left, pays, and the waiting reply goes out', async () => {
    const { page, context, faults } = await come();
    await left(page, credits.free).waitFor();
    await spend(page, credits.free - 1);
    await left(page, 1).waitFor();
    await openMicrophone(page);
    await speak(page, 'summarize this email');
    await left(page, 0).waitFor();

    await say(page, 'reply yes that works');
    await draft(page).getByText('Send it?').waitFor();
    // A spoken yes counts only after the whole question, so on a busy machine it may come too early.
    for (let tries = 0; tries < 3 && !(await dialog(page).isVisible()); tries++) {
      await speak(page, 'read it back');
      await untilVoice(page, ['speaking']);
      await speak(page, 'send it');
      await dialog(page)
        .waitFor({ timeout: 12_000 })
        .catch(() => {});
    }
    await dialog(page)
      .getByText(/^Flow was about to send your reply to .+, for 1 credit\./)
      .waitFor();
    await expectAccessible(page);
    expect(await sent()).toEqual([]);

    // Whoever comes back without paying is asked again.
    await dialog(page).getByRole('button', { name: 'Get Pro' }).click();
    await page.getByRole('link', { name: 'Back without paying' }).click();
    await dialog(page).getByRole('button', { name: 'Get Pro' }).click();
    await payWith(page, 'A card that the bank declines');
    await page.getByText('Your card was declined.').waitFor();
    await payWith(page, 'A card that pays');

    await page.getByText(creditReplies.soon, { exact: true }).waitFor();
    await page.getByRole('region', { name: 'Sending' }).waitFor();
    await expect.poll(async () => (await sent()).length, { timeout: 60_000 }).toBe(1);
    await left(page, credits.monthly - 1).waitFor();
    expect(new URL(page.url()).search).toBe('');

    await left(page, credits.monthly - 1).click();
    await page.getByText(/^Renews /).waitFor();
    await page
      .getByText(/^Reply to /)
      .first()
      .waitFor();
    await page.getByText('A month of Pro').waitFor();
    await page.getByRole('button', { name: 'Manage plan' }).click();
    await page.getByRole('button', { name: 'Cancel the subscription' }).click();
    await page.getByRole('link', { name: 'Back to the app' }).click();
    await page.getByText(/^Ends .+ Your credits stay\.$/).waitFor();
    await left(page, credits.monthly - 1).waitFor();
    await expectAccessible(page);

    expect(operator('refund', 'alex@northwind.example')).toContain(`${purchases.pro_monthly.usd}.00 USD`);
    await left(page, 0).waitFor();
    await page.reload();
    await page.getByText('Taken back with a refund').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('a top-up from the settings comes at once, and the reply by hand stays free', async () => {
    const { page, context, faults } = await come();
    await page.goto('/settings#credits');
    await left(page, 0).waitFor();
    await page.getByRole('button', { name: 'Top up' }).click();
    await payWith(page, 'A card that pays');
    await left(page, credits.topUp).waitFor();
    await page.getByText(creditReplies.soon, { exact: true }).waitFor();
    await page.goto('/email-player');
    await nowPlaying(page).waitFor();
    await say(page, 'reply no thank you');
    await draft(page).getByText('Send it?').waitFor();
    await page.keyboard.press('Control+Enter');
    await expect.poll(async () => (await sent()).length, { timeout: 60_000 }).toBe(2);
    await left(page, credits.topUp).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  const sent = async () => Outbox.parse(await flow.control(`outbox?user=${alex}`)).sent;
});

describe('a Flow without payments', () => {
  const browser = openBrowser();
  let flow: RunningFlow;
  beforeAll(async () => {
    flow = await startSettled({ FLOW_CREDITS: 'unlimited' });
  });
  afterAll(() => flow.end());

  test('says that it is unlimited, and shows no counter and no price', async () => {
    const { page, context, faults } = await browser.play(flow);
    await wholeScreen(page);
    expect(await page.getByText(/credits?$/).count()).toBe(0);
    await page.goto('/settings#credits');
    const section = page.locator('#credits');
    await section.getByText('Your Flow is unlimited.').waitFor();
    expect(await section.innerText()).not.toMatch(/\$|Pro|Top up/);
    await expectAccessible(page);
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** Flow has been silent for a second. It pauses between sentences. */
const listensOn = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const state = () => document.querySelector('[data-voice-state]')?.getAttribute('data-voice-state');
    for (let nth = 0; nth < 10; nth++) {
      if (state() !== 'listening') return false;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return true;
  });

const Outbox = z.object({ sent: z.array(z.object({ threadId: z.string() })) });

const draft = (page: Page) => page.getByRole('form', { name: /draft$/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'You’re out of credits' });

/** On the payment service's page. */
const payWith = async (page: Page, card: string): Promise<void> => {
  await page.getByRole('radio', { name: card }).check();
  await page.getByRole('button', { name: /^(Subscribe|Pay) / }).click();
};

const host = (flow: RunningFlow) => ({
  NODE_ENV: 'production',
  FLOW_DATA: flow.data,
  FLOW_URL: flow.url,
  PORT: new URL(flow.url).port,
  FLOW_CREDITS: 'counted',
});
