// Chromium decides whether it draws a mail's words, and Flow may read only drawn ones.
import type { Page } from '@playwright/test';
import { htmlText } from '#reading/html-to-text.ts';
import { isDrawn } from '#test/support/drawn.ts';
import { harmlessStyles } from '#test/support/harmless-styles.ts';
import { hidingTechniques } from '#test/support/hiding-techniques.ts';
import { inventedTechniques, visibleStyles } from '#test/support/invented-hiding.ts';
import { newerTricks, placesOf } from '#test/support/newer-hiding.ts';
import { secondTechniques } from '#test/support/second-hiding.ts';
import { unforeseenTechniques } from '#test/support/unforeseen-hiding.ts';

export type Case = readonly [name: string, html: string];

export const hidingCases: readonly Case[] = [
  ...Object.entries(hidingTechniques),
  ...Object.entries(newerTricks).flatMap(([name, trick]) =>
    Object.entries(placesOf(trick)).map(([place, html]): Case => [`${name} ${place}`, html]),
  ),
  ...Object.entries(inventedTechniques),
  ...Object.entries(unforeseenTechniques),
  ...Object.entries(secondTechniques),
];

export const visibleCases: readonly Case[] = [...Object.entries(visibleStyles), ...Object.entries(harmlessStyles)];

export type Judged = {
  /** Cases whose words Chromium does not draw. */
  hidden: string[];
  /** Cases whose words Flow reads although Chromium does not draw them. */
  read: string[];
  /** Cases whose drawn words Flow reads. */
  heard: string[];
};

export const judge = async (page: Page, cases: readonly Case[]): Promise<Judged> => {
  const judged: Judged = { hidden: [], read: [], heard: [] };
  for (const [name, html] of cases) {
    const drawn = await isDrawn(page, html, 'CANARY');
    const isRead = htmlText(html).lines.some(({ text }) => text.includes('CANARY'));
    if (!drawn) judged.hidden.push(name);
    if (isRead) judged[drawn ? 'heard' : 'read'].push(name);
  }
  return judged;
};
