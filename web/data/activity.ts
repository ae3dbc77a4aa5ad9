import { useCallback, useEffect, useReducer } from 'react';
import * as api from '#api/activity.ts';
import { type Activity, activityPageSize } from '#domain/activity.ts';
import { answered, askingAnew, askingMore, failed, fresh, type Paged } from './activity-pages.ts';
import { call } from './call.ts';

export type ActivityView = Paged & { refresh: () => void; more: () => void };

export const useActivity = (): ActivityView => {
  const [paged, take] = useReducer((before: Paged, step: (before: Paged) => Paged) => step(before), fresh);
  const { request } = paged;
  useEffect(() => {
    if (request === null) return;
    let current = true;
    const from = request.kind === 'more' ? { after: request.after } : {};
    call(api.getActivity, { limit: activityPageSize, ...from }).then(
      (page) => current && take(answered(page)),
      () => current && take(failed),
    );
    return () => {
      current = false;
    };
  }, [request]);
  const refresh = useCallback(() => take(askingAnew), []);
  const more = useCallback(() => take(askingMore), []);
  return { ...paged, refresh, more };
};

/** Acts since then, newest first. `whole` is false if there are more than a person wants to hear. */
export const activitySince = async (from: Date | null): Promise<{ activity: Activity[]; whole: boolean }> => {
  const activity: Activity[] = [];
  let after: string | null = null;
  for (let pages = 0; pages < mostPages; pages += 1) {
    const page: { activity: Activity[]; next: string | null } = await call(api.getActivity, {
      limit: 100,
      ...(after === null ? {} : { after }),
    });
    activity.push(...page.activity);
    const last = page.activity.at(-1);
    after = page.next;
    if (after === null || last === undefined || from === null || new Date(last.at) < from)
      return { activity, whole: after === null || from !== null };
  }
  return { activity, whole: false };
};
const mostPages = 5;
