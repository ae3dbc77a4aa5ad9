// The range that a section asks about, and its figures: this Flow's, or the specification's while sample data is on.
import { useMemo } from 'react';
import type { AskedRange } from '#domain/figure-range.ts';
import { usePlaceInArea, useSpan } from '#web/screens/admin/frame/place-in-area.ts';
import { type Answer, useAnswer } from '#web/screens/admin/frame/use-answer.ts';
import type { Sample } from '#web/screens/admin/sample/sample.ts';

export const useAskedRange = (): AskedRange => {
  const { from, to } = useSpan();
  return useMemo(() => ({ from, to, zone: Intl.DateTimeFormat().resolvedOptions().timeZone }), [from, to]);
};

/** `sampled`: the same answer from the sample, which loads only while it shows. */
export const useFigures = <Data>(
  name: string,
  ask: (range: AskedRange, cancelled: AbortSignal) => Promise<Data>,
  sampled: (sample: Sample, range: AskedRange) => Data,
): Answer<Data> => {
  const range = useAskedRange();
  const { sample } = usePlaceInArea();
  return useAnswer(
    async (cancelled) =>
      sample ? sampled((await import('#web/screens/admin/sample/sample.ts')).sample, range) : ask(range, cancelled),
    [name, range, sample],
  );
};
