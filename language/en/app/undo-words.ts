// How people name one of several acts to undo or redo.

import { commandPhrases } from '#language/en/mail/command-phrases.ts';
import { keys } from '#language/engine/tables.ts';
import type { MailCommandKind } from '#language/mail/command-kinds.ts';

export const inversionVerbs: readonly { begins: RegExp; redo: boolean }[] = [
  { begins: /^(?:undo|reverse|revert|roll back|take back|un ?do)(?= |$)/, redo: false },
  { begins: /^(?:redo|re ?do|do again|reapply)(?= |$)/, redo: true },
];

export const theActs = '(?:things?|actions?|acts?|commands?|ones?|changes?|steps?|moves?|mails?|emails?)';

/** 'Bring back the one from Anna', 'bring Tom's mail back', 'unarchive Maria'. */
export const backLeads: readonly RegExp[] = [
  /^(?:bring|get|put|give|take|fetch) (?:me )?back (?:the )?(?:one|mail|email|message|thread)s? (?:from|by|of) /,
  /^(?:bring|get|put|give|take|fetch) (?:me )?back (?=[\p{L} ]+ 's\b)/u,
  /^(?:bring|get|put|give|take|fetch) (?:me )?(?=[\p{L} ]+ 's\b.* back$)/u,
  /^(?:bring|get|put|give|take|fetch) (?:me )?(?:the )?(?:one|mail|email|message|thread)s? (?:from|by|of) (?=.+ back$)/,
  /^(?:unarchive|untrash|undelete|unsnooze|restore) (?:(?:the )?(?:one|mail|email|message|thread)s? (?:from|by|of) )?(?!(?:it|this|that|the)\b)/,
];

const mail = '(?: (?:the )?(?:mail|email|message|one)s?)?';
const noun = (words: string): RegExp => new RegExp(`^(?:(?:the|my|that) )?(?:last )?(?:${words})${mail}(?= |$)`);

export const actNouns: readonly { noun: RegExp; of: MailCommandKind }[] = keys(commandPhrases).flatMap((of) => {
  const words = commandPhrases[of].noun;
  return words === undefined ? [] : [{ noun: noun(words), of }];
});
