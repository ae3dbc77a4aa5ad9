// Records each voice turn sent by the page, and requests to other hosts.
import type { Page } from '@playwright/test';
import { VoiceTurn } from '#domain/voice-turn.ts';

export type TurnReports = {
  turns: VoiceTurn[];
  /** Requested hosts other than this machine. */
  elsewhere: string[];
};

export const tellTurns = (page: Page): TurnReports => {
  const reports: TurnReports = { turns: [], elsewhere: [] };
  page.context().on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && !near.has(url.hostname)) reports.elsewhere.push(url.href);
    if (url.pathname !== '/api/voice/turns') return;
    const turn = VoiceTurn.safeParse(request.postDataJSON()?.turn);
    if (turn.success) reports.turns.push(turn.data);
  });
  return reports;
};

const near: ReadonlySet<string> = new Set(['localhost', '127.0.0.1']);

/** The smallest value that at least this share does not exceed. NaN for an empty list. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? Number.NaN;
