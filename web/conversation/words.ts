// The word or two that Flow says when something was done, was not, or was not understood.
import type { RefusalReason, TriageKind } from '#language/understanding.ts';

export const doneWords = {
  archive: 'Archived.',
  trash: 'Trashed.',
  star: 'Starred.',
  unstar: 'Star taken off.',
  'mark-read': 'Marked read.',
  'mark-unread': 'Marked unread.',
} as const satisfies Record<TriageKind, string>;

/** 'Get rid of it' could have meant the trash: Flow did the lesser, and says so. */
export const lesserWords = 'Archived, not trashed.';

export const refusedWords = {
  'delete-forever': 'I can trash it. Deleting for good is left to Gmail.',
  'nothing-playing': 'There is no email here.',
  'nothing-to-undo': 'There is nothing to take back.',
  'nothing-to-redo': 'There is nothing to do again.',
  'which-mail': 'Which email do you mean?',
  'in-trash': 'That email is in the trash. Say undo to bring it back.',
  'not-the-last': 'That was not the last thing you did.',
} as const satisfies Record<RefusalReason, string>;

export const fallbackWords = 'I did not get that. Try archive, star, next or undo.';
