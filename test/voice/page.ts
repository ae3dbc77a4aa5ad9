import type { Locator, Page } from '@playwright/test';

export type VoiceState = string;

/** The element that shows the voice state. */
const shown = (page: Page): Locator => page.locator('[data-voice-state]').first();

export const voiceState = async (page: Page): Promise<VoiceState> =>
  (await shown(page)
    .getAttribute('data-voice-state', { timeout: 5000 })
    .catch(() => null)) ?? 'nowhere';

/** Waits until the page is in one of these states. */
export const untilVoice = async (page: Page, states: readonly string[], timeout = 20_000): Promise<void> => {
  const selector = states.map((state) => `[data-voice-state="${state}"]`).join(',');
  await page
    .locator(selector)
    .first()
    .waitFor({ state: 'attached', timeout })
    .catch(async () => {
      throw new Error(`the voice is '${await voiceState(page)}', and not ${states.join(' or ')}`);
    });
};
