import { useCallback, useEffect, useState } from 'react';
import type { BoardEntry, BoardStats } from '#domain/leaderboard.ts';
import { askLeaderboard } from '#web/data/leaderboard.ts';
import { settingOverlays } from '#web/data/settings.ts';
import { useObserved } from '#web/stage/use-stage-session.ts';

export type Board = { entries: readonly BoardEntry[]; you: BoardStats };

export type LeaderboardView = {
  /** Null until the first answer. Without one, the person alone. */
  board: Board | null;
  /** The last request failed. */
  failed: boolean;
  busy: boolean;
  refresh: () => void;
};

export const useLeaderboard = (): LeaderboardView => {
  const [board, setBoard] = useState<Board | null>(null);
  const [failed, setFailed] = useState(false);
  const [asked, ask] = useState(0);
  const [answered, answer] = useState(-1);
  // The person may have just changed their name there, or left: the rankings change once the server knows.
  const waiting = useObserved(settingOverlays, (all) => all.length);
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => {
    let current = true;
    askLeaderboard()
      .then(
        (now) => {
          if (!current) return;
          setBoard(now);
          setFailed(false);
        },
        () => {
          if (!current) return;
          setBoard((before) => before ?? alone);
          setFailed(true);
        },
      )
      .finally(() => current && answer(asked));
    return () => {
      current = false;
    };
  }, [asked, waiting]);
  const refresh = useCallback(() => ask((before) => before + 1), []);
  return { board, failed, busy: answered !== asked, refresh };
};

/** What stands there after a request that failed. */
export const failedWords = (board: Board | null): string =>
  board === null || board === alone
    ? 'The rankings did not come. This is you alone.'
    : 'The rankings did not come. These are the rankings from before.';

export const alone: Board = {
  entries: [{ rank: 1, username: 'You', emailsTriaged: 0, streak: 0, score: 0, isCurrentUser: true }],
  you: { emailsTriaged: 0, streak: 0, rank: null, totalUsers: 1 },
};
