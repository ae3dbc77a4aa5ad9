// A browser with a file as its microphone. Each opening plays it once from the start.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { launchChromium } from '#test/support/chromium.ts';
import { joined, rate, silence } from './sound.ts';
import { writeWav } from './wav.ts';

export type Microphone = {
  browser: Browser;
  /** The sound from the next opening on. */
  hears: (sound: Float32Array) => void;
  end: () => Promise<void>;
};

/** Seconds of silence: the VAD needs time to start, and a turn ends in silence. */
const [lead, tail] = [4, 6];

export const launchWithMicrophone = async (): Promise<Microphone> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'flow-microphone-'));
  const file = path.join(folder, 'microphone.wav');
  const hears = (sound: Float32Array): void =>
    writeWav(file, { rate, samples: joined(silence(lead), sound, silence(tail)) });
  hears(silence(1));
  const browser = await launchChromium({
    more: [
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${file}%noloop`,
    ],
  });
  return {
    browser,
    hears,
    end: async () => {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
