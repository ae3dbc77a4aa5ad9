import { useCallback, useEffect, useState } from 'react';
import { problemDetails } from '#domain/problem.ts';
import { askDiagnosis, type Diagnosis } from '#web/data/diagnostics.ts';

export type Check = {
  state: 'checking' | 'success' | 'error';
  /** The last answer. It stays visible during a new check. */
  diagnosis: Diagnosis | null;
  /** Why the last check failed. */
  trouble: string | null;
  recheck: () => void;
};

type Answer = { round: number; diagnosis: Diagnosis } | { round: number; trouble: string };

export const useCheck = (): Check => {
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [diagnosis, setDiagnosis] = useState<Diagnosis | null>(null);
  useEffect(() => {
    let current = true;
    askDiagnosis(location.origin).then(
      (checked) => {
        if (!current) return;
        setDiagnosis(checked);
        setAnswer({ round, diagnosis: checked });
      },
      (error: unknown) => current && setAnswer({ round, trouble: wordsFor(error) }),
    );
    return () => {
      current = false;
    };
  }, [round]);
  const recheck = useCallback(() => setRound((before) => before + 1), []);
  if (answer?.round !== round) return { state: 'checking', diagnosis, trouble: null, recheck };
  return 'trouble' in answer
    ? { state: 'error', diagnosis, trouble: answer.trouble, recheck }
    : { state: 'success', diagnosis, trouble: null, recheck };
};

const wordsFor = (error: unknown): string => (navigator.onLine ? problemDetails(error).title : 'You’re offline.');
