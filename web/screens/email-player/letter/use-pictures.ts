// Blocks a mail's remote pictures until the user asks, then loads them through Flow.
import { useEffect, useState } from 'react';
import type { MessageId } from '#domain/id.ts';
import { titleOf } from '#domain/problem.ts';
import { getOriginal, getPictures } from '#web/data/original.ts';

export type Pictures =
  | { kind: 'out' }
  /** Flow checks that the browser still caches the page, because the frame cannot report it. */
  | { kind: 'asked' }
  | { kind: 'coming' }
  | { kind: 'shown'; unreachable: number; unfit: number }
  | { kind: 'refused'; words: string };

export type PicturesWay = {
  pictures: Pictures;
  /** The frame finished loading what it could. */
  loaded: () => void;
  again: () => void;
};

/** `wanted`: the user asked, and the page has loaded. */
export const usePictures = (id: MessageId, shows: boolean): PicturesWay => {
  const [brought, become] = useState<Pictures>({ kind: 'asked' });
  const [asked, ask] = useState(0);
  const [loads, load] = useState(0);
  useEffect(() => {
    if (!shows) return;
    const gone = new AbortController();
    getOriginal(id, gone.signal).then(
      () => become({ kind: 'coming' }),
      (error: unknown) => {
        if (!gone.signal.aborted) become({ kind: 'refused', words: titleOf(error) });
      },
    );
    return () => gone.abort();
  }, [id, shows, asked]);
  useEffect(() => {
    if (loads === 0) return;
    const gone = new AbortController();
    getPictures(id, gone.signal).then(
      (missing) => become({ kind: 'shown', ...missing }),
      (error: unknown) => {
        if (!gone.signal.aborted) become({ kind: 'refused', words: titleOf(error) });
      },
    );
    return () => gone.abort();
  }, [id, loads]);
  const loaded = (): void => {
    if (brought.kind === 'coming') load(loads + 1);
  };
  const again = (): void => {
    become({ kind: 'asked' });
    ask(asked + 1);
  };
  return { pictures: shows ? brought : { kind: 'out' }, loaded, again };
};
