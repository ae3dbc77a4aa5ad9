// Names queued actions in the list that waits for a connection: 'Archive', 'Undo: star'.
import { commandWords } from '#language/en/mail/command-words.ts';
import type { CompletedCommand } from './replies.ts';

/** `Archive`, `Undo: star`; several mails with their number. */
export const waitingVerb = (completed: CompletedCommand | null): string => {
  if (completed === null) return 'Change';
  if ('of' in completed)
    return `${completed.kind === 'undo' ? 'Undo' : 'Redo'}: ${commandWords[completed.of].waiting.toLowerCase()}`;
  return completed.count > 1
    ? `${commandWords[completed.kind].waiting}, ${completed.count} emails`
    : commandWords[completed.kind].waiting;
};

export const waitingAbout = (completed: CompletedCommand | null): string =>
  completed === null ? '' : [completed.sender, completed.subject].filter((part) => part !== '').join(', ');
