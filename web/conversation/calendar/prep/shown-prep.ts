// The meeting that Flow prepares the person for, with what it found, while the screen shows it.
import type { Occurrence } from '#domain/agenda.ts';
import type { PrepFact } from '#domain/prep.ts';
import type { PrepPart } from '#reading/prep/compose.ts';
import { deviceObservable } from '#web/data/observable.ts';

/** `lead`: the first sentence. `parts`: everything found. `said`: how many seconds the first telling takes. */
export type ShownPrep = { of: Occurrence; title: string } & (
  | { state: 'looking' }
  | { state: 'failed' }
  | {
      state: 'ready';
      lead: string;
      facts: readonly PrepFact[];
      parts: readonly PrepPart[];
      where: 'mailbox' | 'device';
      seconds: { short: number; long: number };
    }
);

export const shownPrep = deviceObservable((): ShownPrep | null => null);
