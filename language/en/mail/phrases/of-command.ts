// How people say a command, in one file each beside this one: whatever is listened for, and understood, because of it.

/** `Said`: templates of what asks for it, as its like are tabled. */
export type CommandPhrases<Said> = {
  said: Said;
  /** The words by which the recogniser hears it: of all its phrases those are listened for that these make. '' is not listened for. */
  listened: string;
  /** What takes it back, or does it again, and names it; `{mail}` as above. */
  undo?: readonly string[];
  redo?: readonly string[];
  /** Its name among several acts that could be taken back, as a pattern: 'the archive of Tom's mail'. */
  noun?: string;
};
