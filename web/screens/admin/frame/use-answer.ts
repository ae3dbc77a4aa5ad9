// A section's data: asked for when it shows, again at a refresh, and again when what it depends on changes.
import { useEffect, useRef, useState } from 'react';
import { problemDetails } from '#domain/problem.ts';
import { leaveIfOver } from './leave-if-over.ts';
import { usePlaceInArea } from './place-in-area.ts';

export type Answer<Data> = {
  /** The last answer. It stays while the next one is on its way. */
  data: Data | null;
  /** Why the last request failed. */
  trouble: string | null;
  busy: boolean;
  again: () => void;
};

/** `about`: everything that the request says. */
export const useAnswer = <Data>(ask: (cancelled: AbortSignal) => Promise<Data>, about: unknown): Answer<Data> => {
  const { since } = usePlaceInArea();
  const [tries, setTries] = useState(0);
  const key = JSON.stringify([about, since, tries]);
  const [answered, answer] = useState<{ key: string | null; data: Data | null; trouble: string | null }>(nothing);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    const left = new AbortController();
    latest.current(left.signal).then(
      (data) => left.signal.aborted || answer({ key, data, trouble: null }),
      (error: unknown) => {
        if (left.signal.aborted) return;
        leaveIfOver(error);
        answer(({ data }) => ({ key, data, trouble: problemDetails(error).title }));
      },
    );
    return () => left.abort();
  }, [key]);
  const { data, trouble } = answered;
  return { data, trouble, busy: answered.key !== key, again: () => setTries((before) => before + 1) };
};

const nothing = { key: null, data: null, trouble: null };
