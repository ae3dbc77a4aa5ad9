// Questions about mail, typed: the answer is said with its sender and day, and shown with its sentence. Its mail is one tap away.
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailOf } from '#emulators/google/small-seed.ts';
import { expectAccessible, openBrowser, startSettled } from '#test/support/browser.ts';
import { nowPlaying, say, subject, wholeScreen } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';

const browser = openBrowser();
let flow: RunningFlow;
beforeAll(async () => {
  flow = await startSettled();
});
afterAll(() => flow.end());

const card = (page: Page, asked: string) => page.getByRole('region', { name: asked });

/** Repeats until the mail has arrived, because the mailbox still syncs. */
const answerTo = async (page: Page, asked: string, part: string): Promise<void> => {
  await expect
    .poll(async () => {
      await say(page, asked);
      const shown = card(page, asked);
      await shown.and(page.locator('[aria-busy="false"]')).waitFor();
      return shown.innerText();
    })
    .toContain(part);
};

const wei = 'Wei Zhang <wei@northwind.example>';
const maya = 'Maya Lindqvist <maya@northwind.example>';
/** A mail of a thread, `nth` of two. The later one answers the first. */
const writes = async ({ nth, of, by = wei }: { nth: 1 | 2; of: string; by?: string }, text: string): Promise<void> => {
  const id = (one: number): string => `<${of.replaceAll(' ', '-').toLowerCase()}-${one}@northwind.example>`;
  const ago = new Date(new Date().getTime() - (3 - nth) * 60_000);
  const raw = mailOf({
    from: by,
    to: 'Alex <alex@northwind.example>',
    subject: nth === 1 ? of : `Re: ${of}`,
    messageId: id(nth),
    ...(nth === 1 ? {} : { inReplyTo: id(1) }),
    headers: [`Date: ${ago.toUTCString()}`],
    text,
  });
  await flow.control('deliver', { mailbox: 'alex@northwind.example', raw: Buffer.from(raw).toString('base64url') });
};

describe('a question about mail', () => {
  test('is answered with value, sender and day, and its mail is one tap away', async () => {
    const { page, context, faults } = await browser.play(flow);
    await answerTo(page, 'how much is the rent in Lisbon', '€14,800');
    await page
      .getByText(/Beatriz wrote .*: “The rent is €14,800 per month/)
      .first()
      .waitFor();
    expect(await card(page, 'how much is the rent in Lisbon').locator('mark').innerText()).toBe('€14,800');
    await expectAccessible(page);
    await wholeScreen(page);
    await say(page, 'read it');
    await page
      .getByText(/Beatriz wrote .*“.*The rent is €14,800 per month/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Open the email' }).click();
    await nowPlaying(page).waitFor();
    await expect.poll(() => subject(page)).toContain('Lisbon lease');
    expect(await card(page, 'how much is the rent in Lisbon').count()).toBe(0);
    // Questions never reach the log.
    expect(flow.lines.filter((line) => /rent|Lisbon/i.test(line))).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('leaves “it” to mean the mail of the answer, not the one behind the card', async () => {
    const { page, context, faults } = await browser.play(flow);
    const behind = await subject(page);
    await answerTo(page, 'how much is the rent in Lisbon', '€14,800');
    await say(page, 'star it');
    await expect.poll(() => subject(page)).toContain('Lisbon lease');
    await page.getByRole('button', { name: /^Star/, pressed: true }).first().waitFor();
    await say(page, 'undo');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await answerTo(page, 'when does the Helio order form renew', 'renews by itself');
    await say(page, 'reply thanks for the reminder');
    await page.getByRole('form', { name: /draft$/ }).waitFor();
    await expect.poll(() => subject(page)).toContain('Helio order form');
    await say(page, 'discard it');
    expect(behind).not.toMatch(/Lisbon lease|Helio order form/);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('of archived mail opens that mail, and Escape leads back to the inbox', async () => {
    const { page, context } = await browser.play(flow);
    const place = await subject(page);
    await answerTo(page, 'when does the Helio order form renew', 'renews by itself');
    await say(page, 'open it');
    await expect.poll(() => subject(page)).toContain('Helio order form');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect.poll(() => subject(page)).toBe(place);
    await context.close();
  });

  test('is said as a value where one fact stands alone', async () => {
    const { page, context } = await browser.play(flow);
    await answerTo(page, 'when is the bank cut-off for payroll', 'at 14:00');
    const said = page.getByText(/Flow .*at 14:00, .*says Maya/).first();
    await said.waitFor();
    expect(await said.innerText()).not.toContain('“');
    await context.close();
  });

  test('that no mail answers gets “I don’t find it”, and a search for the same words', async () => {
    const { page, context } = await browser.play(flow);
    await say(page, 'how much is the Volkswagen invoice');
    await card(page, 'how much is the Volkswagen invoice')
      .getByText(/I don’t find it\. I looked through/)
      .waitFor();
    await page.getByRole('button', { name: 'Search for these words' }).click();
    await expect.poll(() => page.getByRole('searchbox', { name: 'You asked' }).inputValue()).toContain('Volkswagen');
    await context.close();
  });

  test('that the calendar cannot answer goes to the mail', async () => {
    const { page, context } = await browser.play(flow);
    await answerTo(page, 'when is the notary', 'notary');
    expect(await card(page, 'when is the notary').getByRole('button', { name: 'Open the email' }).count()).toBe(1);
    await context.close();
  });

  test('whose answer its writer changed later says the new value and the old one', async () => {
    await writes({ nth: 1, of: 'Quillon offsite' }, 'the Quillon offsite takes place on Tuesday.');
    await writes({ nth: 2, of: 'Quillon offsite' }, 'the Quillon offsite is moved to Thursday.');
    const { page, context, faults } = await browser.play(flow);
    await answerTo(page, 'when is the Quillon offsite', 'It was Tuesday.');
    await page
      .getByText(/Thursday, .*says Wei today\. It was Tuesday\./)
      .first()
      .waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('that two people answer differently says both', async () => {
    await writes({ nth: 1, of: 'Vexel review' }, 'the Vexel review is in room Birch.');
    await writes({ nth: 1, of: 'Place of the Vexel review', by: maya }, 'the Vexel review is in the Alder room.');
    const { page, context } = await browser.play(flow);
    await answerTo(page, 'where is the Vexel review', 'Another answer');
    const said = page.getByText(/room Birch.*Alder room|Alder room.*room Birch/).first();
    await said.waitFor();
    expect(await said.innerText()).toMatch(/Maya/);
    expect(await said.innerText()).toMatch(/Wei/);
    await context.close();
  });

  test('about what Legal said quotes the sentence of that colleague', async () => {
    const { page, context, faults } = await browser.play(flow);
    await answerTo(page, 'what did Legal say about the lease', 'keep the break in year three');
    await page
      .getByText(/Wei wrote .*: “.*keep the break in year three\.”/)
      .first()
      .waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('in what a mail orders, Flow only quotes it', async () => {
    const { page, context } = await browser.play(flow);
    const asked = 'what did the bank transfer of the Lisbon acquisition say about the approval code';
    await say(page, asked);
    await card(page, asked).waitFor();
    const said = await page
      .getByText(/^Flow /)
      .first()
      .innerText();
    expect(said).not.toMatch(/^Flow (?:Reply|Send|Transfer)/);
    await context.close();
  });
});
