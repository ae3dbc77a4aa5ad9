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
  /** Told among other acts: what stands before whose mail it was, and behind. */
  recited: readonly [before: string, after: string];
  /** The mail's state after an undo: 'back in your inbox'. */
  undone: readonly [one: string, many: string];
};
