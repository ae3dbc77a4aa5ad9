// What the page told of each spoken turn, as it left for the server; and whether anything left for elsewhere.
import type { Page } from '@playwright/test';
import { VoiceTurn } from '#domain/voice-turn.ts';

export type Told = {
  /** Newest last. */
  turns: VoiceTurn[];
  /** Addresses that were asked and are not this machine's. */
  elsewhere: string[];
};

/** From now on. */
export const tellTurns = (page: Page): Told => {
  const told: Told = { turns: [], elsewhere: [] };
  page.context().on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && !near.has(url.hostname)) told.elsewhere.push(url.href);
    if (url.pathname !== '/api/voice/turns') return;
    const turn = VoiceTurn.safeParse(request.postDataJSON()?.turn);
    if (turn.success) told.turns.push(turn.data);
  });
  return told;
};

const near: ReadonlySet<string> = new Set(['localhost', '127.0.0.1']);

/** The value that this share of all is no greater than; NaN of none. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? Number.NaN;
