// What Flow asks a person, and how that is answered. Of what it asks about with yes or no, whether one word takes it back once it is done: to
// that a doubtful yes is one, and one in a person's own words, and more may be said behind it. Whatever is gone, has left, or reaches somebody
// is asked about plainly, though some of it could be brought back.

import type { When } from './slots/when.ts';
import { keys } from './tables.ts';

/** `act`: what the answer may name, as in 'yes, archive them'; null where nothing names it. `options`: as they were named, at most three. */
export type Question =
  | { kind: 'yes-no'; act: QuestionAct | null }
  | { kind: 'which'; options: readonly string[] }
  | { kind: 'when' };

/** `nth`: which of the options, from 0. */
export type Answer = { kind: 'yes' } | { kind: 'no' } | { kind: 'option'; nth: number } | { kind: 'time'; when: When };

export type QuestionAct = keyof typeof reversible;

/** One word takes back what this question asks about. */
export const isReversible = (question: Question | null): boolean =>
  question?.kind === 'yes-no' && question.act !== null && reversible[question.act];

const reversible = {
  archive: true,
  star: true,
  label: true,
  /** A label or a star. */
  remove: true,
  mark: true,
  move: true,
  snooze: true,
  remind: true,
  unmute: true,
  /** A label of that name, with this mail under it. */
  create: true,
  undo: true,
  'go-on': true,
  // What was kept out of the inbox meanwhile stays out.
  mute: false,
  delete: false,
  report: false,
  block: false,
  unblock: false,
  unsubscribe: false,
  /** Somebody else's page. */
  open: false,
  // Whatever was undone, which may have been the gravest.
  redo: false,
  reply: false,
  forward: false,
  write: false,
  send: false,
  schedule: false,
  discard: false,
  'start-over': false,
  // Several at once, which are asked about where one of them is grave.
  both: false,
  all: false,
} as const satisfies Record<string, boolean>;

export const questionActs: readonly QuestionAct[] = keys(reversible);
