// What the server says of the connection, the export and the last proof. While something is under way, it asks again.
import { useCallback, useEffect, useState } from 'react';
import { problemDetails } from '#domain/problem.ts';
import { askLeaving, type Leaving } from '#web/data/leaving.ts';

export type LeavingState = {
  /** Null until the first answer. */
  leaving: Leaving | null;
  /** Why the last question failed. */
  trouble: string | null;
  ask: () => void;
};

const everyMs = 1000;

export const useLeaving = (): LeavingState => {
  const [round, setRound] = useState(0);
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const ask = useCallback(() => setRound((before) => before + 1), []);
  useEffect(() => {
    let current = true;
    let next: ReturnType<typeof setTimeout> | undefined;
    askLeaving().then(
      (answer) => {
        if (!current) return;
        setLeaving(answer);
        setTrouble(null);
        if (isUnderWay(answer)) next = setTimeout(ask, everyMs);
      },
      (error: unknown) => current && setTrouble(problemDetails(error).title),
    );
    return () => {
      current = false;
      clearTimeout(next);
    };
  }, [round, ask]);
  useEffect(() => {
    // The answer of before may be old, for example after a minute in another tab.
    window.addEventListener('focus', ask);
    window.addEventListener('online', ask);
    return () => {
      window.removeEventListener('focus', ask);
      window.removeEventListener('online', ask);
    };
  }, [ask]);
  return { leaving, trouble, ask };
};

const isUnderWay = ({ connection, export: own }: Leaving): boolean =>
  own.state === 'working' || connection?.state === 'leaving';
