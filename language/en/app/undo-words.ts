// Phrases that name one of several acts to undo or redo.

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

export const allActs = /^(?:everything|all|it all|the lot|all of (?:it|them|that|those)|them all)(?: i did| again)?$/;

export const twoActs = /^(?:twice|both|both of (?:them|those))$/;

export const numberedAct = /^(?:number )(\d{1,2})$/;

export const actOf =
  /^(?:the )?(?:one|mail|email|message|thread|act|action|what i did)s? (?:from|by|of|with|to|on|for) /;

export const ofWhom = /^(?:(?:of|on|for|from|with|to) )?/;

export const possessiveMail = / 's(?: (?:mail|mails|email|emails|message|thread|one))?$/;

export const trailingBack = / back$| again$/;

export const leadingThe = /^the /;

export const pronouns =
  /^(?:it|this|that|them|these|those|one|mail|email|message|him|her|this one|that one|last|last one)$/;
