// Reads which of several acts to undo or redo: 'undo the last three', 'undo the archive of Tom's mail', 'bring back the one from Anna'.
// Undoing only the last act is a phrase.

import {
  actNouns,
  actOf,
  allActs,
  backLeads,
  inversionVerbs,
  leadingThe,
  numberedAct,
  ofWhom,
  possessiveMail,
  pronouns,
  theActs,
  trailingBack,
  twoActs,
} from '#language/en/app/undo-words.ts';
import { ordinals } from '#language/en/engine/answers.ts';
import { withDigits } from '#language/engine/numbers.ts';
import { withoutPoliteness } from '#language/engine/polite.ts';
import { wordsOf } from '#language/engine/tokens.ts';
import type { MailCommandKind } from '#language/mail/command-kinds.ts';

export type UndoRequest = { redo: boolean; pick: UndoTarget };

/** `nth`: from 1, in the order of the last list, otherwise newest first. `who`: a name in the person's words. */
export type UndoTarget =
  | { kind: 'last'; count: number }
  | { kind: 'nth'; nth: number }
  | { kind: 'all' }
  | { kind: 'named'; of: MailCommandKind | null; who: string | null };

export const parseUndoRequest = (heard: string): UndoRequest | null => {
  const plain = plainOf(heard);
  const verb = inversionVerbs.find(({ begins }) => begins.test(plain));
  if (verb) {
    const pick = pickIn(plain.replace(verb.begins, '').trim());
    return pick && { redo: verb.redo, pick };
  }
  const who = whoIn(plain, backLeads);
  return who === null ? null : { redo: false, pick: { kind: 'named', of: null, who } };
};

const pickIn = (rest: string): UndoTarget | null => {
  if (allActs.test(rest)) return { kind: 'all' };
  const [, count] = new RegExp(`^(?:(?:the|my) )?(?:last )?(\\d{1,3})(?: ${theActs})?$`).exec(rest) ?? [];
  if (count !== undefined) return { kind: 'last', count: Number(count) };
  if (twoActs.test(rest)) return { kind: 'last', count: 2 };
  return nthIn(rest) ?? namedIn(rest);
};

const nthIn = (rest: string): UndoTarget | null => {
  const [, digits] = numberedAct.exec(rest) ?? [];
  if (digits !== undefined) return { kind: 'nth', nth: Number(digits) };
  const [, named] = new RegExp(`^the (\\w+)(?: ${theActs})?$`).exec(rest) ?? [];
  const nth = ordinals.findIndex((words) => words.includes(named ?? ''));
  return named === undefined || named === 'last' || nth < 0 ? null : { kind: 'nth', nth: nth + 1 };
};

/** 'The archive of Tom's mail', 'archiving Tom', 'the one from Anna', 'Maria's'. */
const namedIn = (rest: string): UndoTarget | null => {
  const act = actNouns.find(({ noun }) => noun.test(rest));
  if (act) {
    const after = rest.replace(act.noun, '').trim();
    const who = whoIn(after, [ofWhom]);
    // Leftover words that name nobody make it another sentence.
    const isWhole = who !== null || after === '' || pronouns.test(after.replace(ofWhom, ''));
    return isWhole ? { kind: 'named', of: act.of, who } : null;
  }
  const who = whoIn(rest, [actOf, /^(?=[\p{L} ]+ 's\b)/u]);
  return who === null ? null : { kind: 'named', of: null, who };
};

const whoIn = (text: string, leads: readonly RegExp[]): string | null => {
  const lead = leads.find((one) => one.test(text));
  if (!lead) return null;
  const who = text
    .replace(lead, '')
    .replace(possessiveMail, '')
    .replace(trailingBack, '')
    .replace(possessiveMail, '')
    .replace(leadingThe, '')
    .trim();
  return who === '' || who.split(' ').length > 4 || pronouns.test(who) ? null : who;
};

/** Lower case, numbers in digits, a possessive apart: 'tom 's mail'. 'One' is no number here: it stands for a mail. */
const plainOf = (heard: string): string => {
  const words = wordsOf(withoutPoliteness(heard)).flatMap(({ plain, possessive }) => [
    plain === 'one' ? 'mail' : plain,
    ...(possessive ? ["'s"] : []),
  ]);
  return withDigits(words).join(' ');
};
