// The way of a mail's pictures from elsewhere: left out until the person asks for them, then brought by Flow into the frame.
import { useEffect, useState } from 'react';
import type { MessageId } from '#domain/id.ts';
import { titleOf } from '#domain/problem.ts';
import { getOriginal, getPictures } from '#web/data/original.ts';

export type Pictures =
  | { kind: 'out' }
  /** Flow makes sure that the page is still at hand: the frame itself could not say that it is not. */
  | { kind: 'asked' }
  /** The frame is loading them. */
  | { kind: 'coming' }
  | { kind: 'shown'; unreachable: number; unfit: number }
  | { kind: 'refused'; words: string };

export type PicturesWay = {
  pictures: Pictures;
  /** The frame has loaded whatever it could. */
  loaded: () => void;
  again: () => void;
};

/** `wanted`: the person asked for them, and the page is here. */
export const usePictures = (id: MessageId, wanted: boolean): PicturesWay => {
  const [brought, become] = useState<Pictures>({ kind: 'asked' });
  const [asked, ask] = useState(0);
  const [loads, load] = useState(0);
  useEffect(() => {
    if (!wanted) return;
    const gone = new AbortController();
    getOriginal(id, gone.signal).then(
      () => become({ kind: 'coming' }),
      (error: unknown) => {
        if (!gone.signal.aborted) become({ kind: 'refused', words: titleOf(error) });
      },
    );
    return () => gone.abort();
  }, [id, wanted, asked]);
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
  return { pictures: wanted ? brought : { kind: 'out' }, loaded, again };
};
