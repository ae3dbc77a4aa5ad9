// What the person did lately, asked for when the screen opens and when it is told to.
import { useCallback, useEffect, useState } from 'react';
import { getActivity } from '#api/activity.ts';
import { type Activity, activityPageSize } from '#domain/activity.ts';
import { call } from './call.ts';

export type ActivityView = { state: 'loading' | 'error' | 'ready'; activity: Activity[]; refresh: () => void };

/** While it is asked for again, what was there stays. */
export const useActivity = (): ActivityView => {
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<{ round: number; activity: Activity[] | null } | null>(null);
  useEffect(() => {
    let current = true;
    call(getActivity, { limit: activityPageSize }).then(
      ({ activity }) => current && setAnswer({ round, activity }),
      () => current && setAnswer({ round, activity: null }),
    );
    return () => {
      current = false;
    };
  }, [round]);
  const refresh = useCallback(() => setRound((before) => before + 1), []);
  if (answer?.activity) return { state: 'ready', activity: answer.activity, refresh };
  return { state: answer?.round === round ? 'error' : 'loading', activity: [], refresh };
};
