// A headset user with a real browser: the room, a listening Flow, and the records of each turn.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { startSettled } from '#test/support/browser.ts';
import { launchChromium, nowPlaying } from '#test/support/chromium.ts';
import type { RunningFlow } from '#test/support/flow.ts';
import type { Settled } from '#test/support/settled.ts';
import { untilVoice } from './page.ts';
import { openStudio, type Studio } from './studio.ts';
import { type TurnReports, tellTurns } from './turns.ts';

export type Headset = {
  flow: RunningFlow;
  studio: Studio;
  page: Page;
  reports: TurnReports;
  faults: string[];
  end: () => Promise<void>;
};

/** Alex's Flow, with speech on. */
export const startAloud = (environment: Record<string, string> = {}): Promise<RunningFlow> =>
  startSettled({ FLOW_SPEECH: 'on', ...environment });

type Wearing = {
  /** Gain from the loudspeaker to the microphone in dB. Null for a headset. */
  echo?: number | null;
  /** The browser's echo cancellation is on. */
  cancels?: boolean;
};

export const putOnHeadset = async (
  flow: RunningFlow,
  cookies: Settled['cookies'],
  { echo = null, cancels = true }: Wearing = {},
): Promise<Headset> => {
  const studio = await openStudio(echo);
  const browser = await launchChromium({ studio: studio.environment, more: ['--use-fake-ui-for-media-stream'] });
  const context = await contextOf(browser, flow);
  await context.addCookies(cookies);
  if (!cancels) await context.addInitScript(hearsAll);
  const faults: string[] = [];
  context.on('weberror', (error) => faults.push(error.error().message));
  const page = await context.newPage();
  const reports = tellTurns(page);
  await page.goto('/email-player');
  await nowPlaying(page).waitFor();
  return {
    flow,
    studio,
    page,
    reports,
    faults,
    end: async () => {
      await browser.close();
      await studio.end();
    },
  };
};

const contextOf = (browser: Browser, flow: RunningFlow): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: flow.url,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    serviceWorkers: 'block',
  });

/** In the page: disables all audio processing of the microphone. */
const hearsAll = (): void => {
  const devices = navigator.mediaDevices;
  const ask = devices.getUserMedia.bind(devices);
  const plain = { echoCancellation: false, noiseSuppression: false, autoGainControl: false };
  devices.getUserMedia = () => ask({ audio: plain });
};

/** A first use: presses the microphone and chooses Flow's own recogniser. */
export const openMicrophone = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: microphone }).click();
  const own = page.getByRole('button', { name: /^Flow’s own/ });
  await own.or(page.locator('html[data-voice-state="listening"]')).first().waitFor();
  if ((await own.count()) > 0) await own.click();
  await untilVoice(page, ['listening', 'speaking']);
};

const microphone = /^Talk/;
