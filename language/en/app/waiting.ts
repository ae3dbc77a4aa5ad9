// Names queued actions in the list that waits for a connection: 'Archive', 'Undo: star'.
import { commandWords } from '#language/en/mail/command-words.ts';
import type { CompletedCommand } from './replies.ts';

/** `Archive`, `Undo: star`; several mails with their number. */
export const waitingVerb = (told: CompletedCommand | null): string => {
  if (told === null) return 'Change';
  if ('of' in told) return `${told.kind === 'undo' ? 'Undo' : 'Redo'}: ${commandWords[told.of].waiting.toLowerCase()}`;
  return told.count > 1 ? `${commandWords[told.kind].waiting}, ${told.count} emails` : commandWords[told.kind].waiting;
};

export const waitingAbout = (told: CompletedCommand | null): string =>
  told === null ? '' : [told.sender, told.subject].filter((part) => part !== '').join(', ');
