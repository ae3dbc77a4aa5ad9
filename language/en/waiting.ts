// What waits for a connection, as its list names it: 'Archive', 'Undo: star', and what it is about.
import type { ActKind } from '#language/understanding.ts';
import type { Told } from './replies.ts';

/** `Archive`, `Undo: star`; several mails with their number. */
export const waitingVerb = (told: Told | null): string => {
  if (told === null) return 'Change';
  if ('of' in told) return `${told.kind === 'undo' ? 'Undo' : 'Redo'}: ${verbs[told.of].toLowerCase()}`;
  return told.count > 1 ? `${verbs[told.kind]}, ${told.count} emails` : verbs[told.kind];
};

/** `Tomas Brandt, Platform on-call`; nothing where neither is known. */
export const waitingAbout = (told: Told | null): string =>
  told === null ? '' : [told.sender, told.subject].filter((part) => part !== '').join(', ');

const verbs = {
  archive: 'Archive',
  trash: 'Trash',
  'mark-read': 'Mark read',
  'mark-unread': 'Mark unread',
  star: 'Star',
  unstar: 'Remove star',
  mute: 'Mute',
  unmute: 'Unmute',
  block: 'Block',
  unblock: 'Unblock',
  spam: 'Report spam',
  snooze: 'Snooze',
  remind: 'Remind',
  label: 'Label',
  unlabel: 'Remove label',
  move: 'Move',
  unsubscribe: 'Unsubscribe',
} as const satisfies Record<ActKind, string>;
