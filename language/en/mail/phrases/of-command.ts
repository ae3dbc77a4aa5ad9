// The phrases of a command; every command has its own file of them.

/** `Said`: templates of what asks for it, as its like are tabled. */
export type CommandPhrases<Said> = {
  said: Said;
  /** The words by which the recogniser hears it: of all its phrases those are listened for that these make. '' is not listened for. */
  listened: string;
  /** Phrases that undo or redo this command by its name; `{mail}` as above. */
  undo?: readonly string[];
  redo?: readonly string[];
  /** Its name among several acts, as a pattern: 'the archive of Tom's mail'. */
  noun?: string;
};
