// The phrases of a command; every command has its own file of them.

/** `Said`: the form of the templates for this kind of command. */
export type CommandPhrases<Said> = {
  said: Said;
  /** The recogniser listens for the phrases that these words can form. '' is none. */
  listened: string;
  /** Phrases that undo or redo this command by its name; `{mail}` as above. */
  undo?: readonly string[];
  redo?: readonly string[];
  /** Its name among several acts, as a pattern: 'the archive of Tom's mail'. */
  noun?: string;
};
