// The activity log, as operators see it.
import type * as z from 'zod/mini';
import * as api from '#api/admin.ts';
import { type ActivityAsked, bothVerdicts, type ChainVerdict, chainParts } from '#domain/admin-activity.ts';
import { call } from './call.ts';

export type SummaryAsked = z.infer<(typeof api.getActivitySummary)['request']>;

/** `after`: where the page begins. Undefined: with the newest. */
export const askLog = (asked: ActivityAsked & { after?: string | undefined }, cancelled: AbortSignal) =>
  call(api.getActivityLog, asked, cancelled);
export const askSummary = (asked: SummaryAsked, cancelled: AbortSignal) =>
  call(api.getActivitySummary, asked, cancelled);

/** All of the log, part by part. `onPart`: how many parts are done. */
export const verifyActivity = async (onPart: (done: number) => void): Promise<ChainVerdict> => {
  let whole: ChainVerdict = { entries: 0, chains: 0, faults: 0, first: null, anchoredAt: null };
  for (let part = 0; part < chainParts; part += 1) {
    whole = bothVerdicts(whole, await call(api.verifyActivity, { part }));
    onPart(part + 1);
  }
  return whole;
};

/** The whole log of the range as CSV. `onRows`: how many rows came so far. */
export const exportActivity = async (asked: ActivityAsked, onRows: (rows: number) => void): Promise<string> => {
  const parts: string[] = [];
  let rows = 0;
  let after: string | undefined;
  do {
    const part = await call(api.exportActivity, { ...asked, after });
    parts.push(part.csv);
    rows += part.rows;
    onRows(rows);
    after = part.next ?? undefined;
  } while (after !== undefined);
  return parts.join('');
};
