// What is said of a command, in one file each beside this one: all the words that Flow has for it, in US English.
import type { QuestionAct } from '#language/engine/question.ts';

/** A question by which something is said back, and what a yes that names it is to. */
export type AskedBack = { words: string; act: QuestionAct | null };

export type CommandWords = {
  /** The phrase that teaches it. */
  example: string;
  /** What a list of commands calls it, where that is not its kind. */
  offered?: string;
  /** The question by which it is said back before it is done. */
  asked?: AskedBack;
  /** What its list names it while it waits for a connection. */
  waiting: string;
  /** Said once it is done. */
  done: string;
  /** Told among other acts: what stands before whose mail it was, and behind. */
  recited: readonly [before: string, after: string];
  /** What the mail is after an undo, and several are. */
  undone: readonly [one: string, many: string];
};
