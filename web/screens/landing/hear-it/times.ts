import type { Turn } from '#web/ui/line/line-state.ts';
import type { Example } from './examples.ts';
import { measured } from './measured.ts';

type Spoken = { from: number; to: number };

export const lengthOf = (id: string): number => measured[id]?.seconds ?? 0;

/** How much of a turn the voice has said at that second: all, nothing, or the letters up to the end of a word. */
export const saidOf = ({ id, turns }: Example, nth: number, at: number): 'past' | 'ahead' | number => {
  const spoken = turnsOf(id)[nth];
  const words = turns[nth]?.words ?? '';
  if (spoken === undefined || at >= spoken.to) return 'past';
  if (at < spoken.from) return 'ahead';
  const letters = Math.ceil(((at - spoken.from) / (spoken.to - spoken.from)) * words.length);
  const end = words.indexOf(' ', letters);
  return end === -1 ? words.length : end;
};

/** The turns as shares of the line. */
export const lineTurns = ({ id, turns }: Example): Turn[] =>
  turnsOf(id).flatMap(({ from, to }, nth) => {
    const who = turns[nth]?.who;
    return who === undefined ? [] : [{ from: from / lengthOf(id), to: to / lengthOf(id), who }];
  });

/** `0:09`. */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

const turnsOf = (id: string): readonly Spoken[] => measured[id]?.turns ?? [];
