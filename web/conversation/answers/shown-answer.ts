// The question about mail or somebody that the person asked last, with its answer, while the screen shows it.
import type { Occurrence } from '#domain/agenda.ts';
import type { Answer } from '#domain/answer.ts';
import type { PersonCard, PersonSeen } from '#domain/person.ts';
import type { ProblemCode } from '#domain/problem.ts';
import type { OpenPromise } from '#domain/promise.ts';
import type { AskRequest } from '#language/asking/ask-request.ts';
import { deviceObservable } from '#web/data/observable.ts';

/** `nth`: which of the answers is shown. `where`: offline, Flow knows only the mail on this device. */
export type ShownAnswer = { asked: string } & (
  | { state: 'looking'; about?: 'people' }
  | { state: 'ready'; answer: Answer; nth: number; where: 'mailbox' | 'device' }
  | { state: 'person'; person: ShownPerson; where: 'mailbox' | 'device' }
  | { state: 'people'; people: readonly PersonSeen[]; said: string; where: 'mailbox' | 'device' }
  | { state: 'failed'; problem: ProblemCode; again?: AskRequest }
);

/** The card with what this device knows beside it. */
export type ShownPerson = {
  card: PersonCard;
  promises: readonly OpenPromise[];
  next: Occurrence | null;
  last: Occurrence | null;
};

export const shownAnswer = deviceObservable((): ShownAnswer | null => null);
