// Takes a picture of each voice state during a test, for comparison with the mockups.
import { mkdirSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { voiceState } from './page.ts';

export type Pictures = {
  folder: string;
  seen: () => string[];
  /** One more picture, outside the states. */
  take: (name: string) => Promise<void>;
  end: () => Promise<void>;
};

export const takePictures = (page: Page, name: string): Pictures => {
  const folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'flow-pictures-')), name);
  mkdirSync(folder, { recursive: true });
  const seen: string[] = [];
  let over = false;
  const take = async (what: string): Promise<void> => {
    await page.screenshot({ path: path.join(folder, `${what}.png`) });
  };
  const watching = (async () => {
    while (!over) {
      const state = await voiceState(page).catch(() => 'nowhere');
      if (!seen.includes(state)) {
        seen.push(state);
        await take(`${seen.length}-${state}`).catch(() => {});
      }
      await new Promise((resolve) => setTimeout(resolve, 120));
    }
  })();
  return {
    folder,
    seen: () => [...seen],
    take,
    end: async () => {
      over = true;
      await watching;
    },
  };
};
