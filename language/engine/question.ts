// The questions that Flow asks, and their answers. If one word undoes the act, a hesitant yes or free wording is
// enough. Everything else needs a plain yes.

import type { When } from './slots/spoken-time.ts';
import { keys } from './tables.ts';

/**
 * `act`: the act that an answer may name, as in 'yes, archive them'. Null without one. `options`: as Flow named them,
 * at most three. `said`: other plain words for each option.
 */
export type Question =
  | { kind: 'yes-no'; act: QuestionAct | null }
  | { kind: 'which'; options: readonly string[]; said?: readonly (readonly string[])[] }
  | { kind: 'when' }
  /** A spoken yes is not enough: a tap, a key, or the two digits on the screen. */
  | { kind: 'proof'; number: number };

/** `unproven`: a spoken yes where a proof is needed. */
export type Answer =
  | { kind: 'yes' | 'no' | 'unproven' }
  | { kind: 'option'; nth: number }
  | { kind: 'time'; when: When };

export type QuestionAct = keyof typeof reversible;

export const isReversible = (question: Question | null): boolean =>
  question?.kind === 'yes-no' && question.act !== null && reversible[question.act];

const reversible = {
  archive: true,
  star: true,
  label: true,
  remove: true,
  mark: true,
  move: true,
  snooze: true,
  remind: true,
  unmute: true,
  create: true,
  undo: true,
  'go-on': true,
  // Mail that muting kept out of the inbox stays out.
  mute: false,
  delete: false,
  report: false,
  block: false,
  unblock: false,
  unsubscribe: false,
  open: false,
  // Redo repeats what undo reverted, perhaps something grave.
  redo: false,
  reply: false,
  forward: false,
  write: false,
  send: false,
  schedule: false,
  discard: false,
  'start-over': false,
  // A group with a grave part.
  both: false,
  all: false,
} as const satisfies Record<string, boolean>;

export const questionActs: readonly QuestionAct[] = keys(reversible);
