// Why an act cannot be undone.
import { commandWords } from '#language/en/mail/command-words.ts';
import type { Acted } from './recital.ts';

export const noSuchAct = (redo: boolean): string =>
  redo ? 'I find nothing like that to do again.' : 'I find nothing like that to undo in this session.';

/** Sent mail has left, so undo cannot revert it. */
export const sentIsFinal = (isHeld: boolean): string =>
  isHeld ? 'That one is still held. Say hold to stop it.' : 'That one has left. What was sent cannot be taken back.';

export const blockedBy = ({ kind, sender }: Pick<Acted, 'kind' | 'sender'>): string =>
  `${sender === '' ? 'That mail' : `${sender}’s mail`} was ${commandWords[kind].recited[0]} after that. Undo that first.`;
