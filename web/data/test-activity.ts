// The test page's data: the latest entries of the activity log, asked again after each test.
import { useCallback, useEffect, useState } from 'react';
import * as api from '#api/test-activity.ts';
import { Problem, problems } from '#domain/problem.ts';
import type { LoggedActivity, TestActionType } from '#domain/test-activity.ts';
import { call } from './call.ts';

export type LoggedView = {
  /** Null until the first answer. */
  activity: readonly LoggedActivity[] | null;
  error: string | null;
  busy: boolean;
  refresh: () => void;
  log: (actionType: TestActionType) => void;
};

/** Milliseconds between a test and the refresh. */
const restsFor = 500;

export const useLoggedActivity = (): LoggedView => {
  const [view, change] = useState<Pick<LoggedView, 'activity' | 'error'>>({ activity: null, error: null });
  const [asked, ask] = useState(0);
  const [answered, answer] = useState(-1);
  useEffect(() => {
    let current = true;
    call(api.getLoggedActivity, {})
      .then(
        ({ activity }) => current && change({ activity, error: null }),
        (error: unknown) => current && change((before) => ({ ...before, error: wordsOf(error) })),
      )
      .finally(() => current && answer(asked));
    return () => {
      current = false;
    };
  }, [asked]);
  const refresh = useCallback(() => ask((before) => before + 1), []);
  const log = useCallback(
    (actionType: TestActionType) => {
      call(api.logTestActivity, { actionType }).then(
        () => setTimeout(refresh, restsFor),
        (error: unknown) => change((before) => ({ ...before, error: wordsOf(error) })),
      );
    },
    [refresh],
  );
  return { ...view, busy: answered !== asked, refresh, log };
};

const wordsOf = (error: unknown): string => problems[error instanceof Problem ? error.code : 'unexpected'].title;
