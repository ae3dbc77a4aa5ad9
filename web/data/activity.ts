// What the person did lately, asked for when the screen opens and when it is told to.
import { useCallback, useEffect, useState } from 'react';
import { getActivity } from '#api/activity.ts';
import { type Activity, activityPageSize } from '#domain/activity.ts';
import { call } from './call.ts';

export type ActivityView = { state: 'loading' | 'error' | 'ready'; activity: Activity[]; refresh: () => void };

export const useActivity = (): ActivityView => {
  const [view, setView] = useState<Omit<ActivityView, 'refresh'>>({ state: 'loading', activity: [] });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let current = true;
    setView((before) => ({ ...before, state: before.activity.length > 0 ? 'ready' : 'loading' }));
    call(getActivity, { limit: activityPageSize }).then(
      ({ activity }) => current && setView({ state: 'ready', activity }),
      () => current && setView({ state: 'error', activity: [] }),
    );
    return () => {
      current = false;
    };
  }, [round]);
  return { ...view, refresh: useCallback(() => setRound((before) => before + 1), []) };
};
