// A browser whose microphone is a file: what it holds when the microphone is opened is what is heard, once, from its beginning.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { launchChromium } from '#test/support/chromium.ts';
import { joined, rate, silence } from './sound.ts';
import { writeWav } from './wav.ts';

export type Microphone = {
  browser: Browser;
  /** What is heard from the next opening on. */
  hears: (sound: Float32Array) => void;
  end: () => Promise<void>;
};

/** The ear needs a moment to open, on a busy machine too; and a turn ends in silence. */
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
