// Starts an export, at a press or on the return from Google.
import { useCallback, useEffect, useState } from 'react';
import { Problem, problemDetails } from '#domain/problem.ts';
import { startExport } from '#web/data/leaving.ts';

type Starting = { busy: boolean; trouble: string | null; start: () => void };

type Given = {
  /** Starts at once. */
  atOnce: boolean;
  /** The server has news. */
  onNews: () => void;
  /** The proof of who is there is missing, or too old. */
  onUnconfirmed: () => void;
};

export const useExport = ({ atOnce, onNews, onUnconfirmed }: Given): Starting => {
  const [busy, setBusy] = useState(atOnce);
  const [trouble, setTrouble] = useState<string | null>(null);
  const settle = useCallback(
    (failed: unknown): void => {
      if (failed instanceof Problem && failed.code === 'confirmation.needed') onUnconfirmed();
      else setTrouble(failed === null ? null : problemDetails(failed).title);
      setBusy(false);
      onNews();
    },
    [onNews, onUnconfirmed],
  );
  useEffect(() => {
    // A repeat answers the same export.
    if (atOnce) void ask().then(settle);
  }, [atOnce, settle]);
  const start = (): void => {
    setBusy(true);
    setTrouble(null);
    void ask().then(settle);
  };
  return { busy, trouble, start };
};

/** Null, or the error. */
const ask = (): Promise<unknown> =>
  startExport().then(
    () => null,
    (error: unknown) => error,
  );
