// The replies that each command needs; every command has its own file of them, in US English.
import type { QuestionAct } from '#language/engine/question.ts';

/** A confirmation, and the act that a yes may name. */
export type AskedBack = { words: string; act: QuestionAct | null };

export type CommandWords = {
  example: string;
  offered?: string;
  asked?: AskedBack;
  waiting: string;
  done: string;
  /** The words before and after the sender in a list of acts. */
  recited: readonly [before: string, after: string];
  /** The mail's state after an undo: 'back in your inbox'. */
  undone: readonly [one: string, many: string];
};
