// New mail in one utterance: 'email Maya and Tomas about the lease saying we sign on Friday'.
import { aboutWords, delegateLeads, noteWords, sayingWords } from '#language/en/drafting/begun-phrases.ts';
import type { DraftAct } from './draft-intent.ts';
import { addressIn, namesIn } from './match-recipient.ts';

type New = Extract<DraftAct, { kind: 'new' }>;
type Forward = Extract<DraftAct, { kind: 'forward' }>;

export const newMailTo = (text: string): New | null => {
  const [before, words] = parted(text, sayingWords);
  const [who, subject] = parted(before, aboutWords);
  return areNames(who) ? { kind: 'new', who, subject, words } : null;
};

export const forwardTo = (text: string): Forward | null => {
  const [named, words] = parted(text, noteWords);
  const who = named.replace(/,? please$/i, '');
  return areNames(who) ? { kind: 'forward', who, words } : null;
};

/** 'Have Tomas handle it': the mail that plays goes to him. */
export const delegatedForward = (text: string): Forward | null => {
  for (const lead of delegateLeads) {
    const [, who, words] = lead.exec(text) ?? [];
    if (who !== undefined && areNames(who)) return { kind: 'forward', who, words: words?.trim() || null };
  }
  return null;
};

const parted = (text: string, between: RegExp): [before: string, after: string | null] => {
  const match = between.exec(text);
  if (!match) return [text, null];
  const after = text.slice(match.index + match[0].length).trim();
  return [text.slice(0, match.index).trim(), after === '' ? null : after];
};

const areNames = (who: string): boolean => {
  const names = namesIn(who);
  return names.length > 0 && names.every((name) => addressIn(name) !== null || name.split(/\s+/).length <= 4);
};
