// The phrases that work where the player is now, for the line below the dock and the list beside the voice line. Pure.

export type Hint = { phrase: string; key: string };

const inMail: Hint[] = [
  { phrase: 'archive', key: 'E' },
  { phrase: 'next', key: 'J' },
  { phrase: 'star this', key: '⇧ S' },
  { phrase: 'trash it', key: '#' },
  { phrase: 'mark unread', key: '⇧ U' },
  { phrase: 'go back', key: 'K' },
  { phrase: 'faster', key: ']' },
];

/** What can be said in a mail; undo leads where there is something to take back. */
export const hintsFor = (now: { undoable: boolean; empty: boolean }): Hint[] => {
  const undo: Hint[] = now.undoable ? [{ phrase: 'undo', key: 'Z' }] : [];
  return now.empty ? undo : [...undo, ...inMail];
};
