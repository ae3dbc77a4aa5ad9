// Replies about spoken edits of a draft, in US English.

export const dictationReplies = {
  done: 'Added.',
  scratched: 'Scratched.',
  undone: 'Undone.',
  redone: 'Done again.',
  nothingToUndo: 'There is nothing to undo in the draft.',
  nothingToRedo: 'There is nothing to do again in the draft.',
  startedOver: 'Started over. Say undo to get it back.',
  empty: 'There is no text yet.',
  instead: 'What should it say instead?',
} as const;

export const notFoundReply = (words: string): string =>
  words === ''
    ? dictationReplies.empty
    : `I do not find “${words}” in the draft. To write your words as they are, say “literally” first.`;

export const notThere = (word: string): string => `I do not find “${word}” in the draft.`;

export const whichReply = (or: readonly string[]): string => `Which one: ${or.join(' or ')}?`;
