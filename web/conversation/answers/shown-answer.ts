// The question about mail that the person asked last, with its answer, while the screen shows it.
import type { Answer } from '#domain/answer.ts';
import type { ProblemCode } from '#domain/problem.ts';
import { deviceObservable } from '#web/data/observable.ts';

/** `nth`: which of the answers is shown. `where`: offline, Flow knows only the mail on this device. */
export type ShownAnswer = { asked: string } & (
  | { state: 'looking' }
  | { state: 'ready'; answer: Answer; nth: number; where: 'mailbox' | 'device' }
  | { state: 'failed'; problem: ProblemCode }
);

export const shownAnswer = deviceObservable((): ShownAnswer | null => null);
