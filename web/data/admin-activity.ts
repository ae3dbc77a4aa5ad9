// The activity log, as operators see it.
import type * as z from 'zod/mini';
import * as api from '#api/admin.ts';
import type { ActivityAsked } from '#domain/admin-activity.ts';
import { call } from './call.ts';

export type SummaryAsked = z.infer<(typeof api.getActivitySummary)['request']>;

/** `after`: where the page begins. Undefined: with the newest. */
export const askLog = (asked: ActivityAsked & { after?: string | undefined }, cancelled: AbortSignal) =>
  call(api.getActivityLog, asked, cancelled);
export const askSummary = (asked: SummaryAsked, cancelled: AbortSignal) =>
  call(api.getActivitySummary, asked, cancelled);
export const verifyActivity = () => call(api.verifyActivity, {});

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
