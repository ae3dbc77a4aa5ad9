// Reads recipients and files of a draft from a person's own words.
import type { Field } from '#domain/draft.ts';
import type { Drafting, RecipientAct } from '#language/drafting/draft-intent.ts';
import { parseFileAct } from '#language/drafting/file-act.ts';
import { fileOff, fileWords } from '#language/en/classifier/intent-words.ts';
import {
  asAddressee,
  everyoneBut,
  exchanges,
  fields,
  notAddress,
  notField,
  notSomebody,
  otherAccount,
  ownAccount,
  takesOff,
  titleWords,
  whichAddress,
} from '#language/en/classifier/recipient-words.ts';
import { normalize } from '#language/engine/normalize.ts';
import { withoutPoliteness } from '#language/engine/polite.ts';
import type { CertainIntent } from '#language/intents/intent.ts';
import { peopleNamed } from './named-entities.ts';

export const recipientEdit = (heard: string): CertainIntent | null => {
  const what = peopleIn(heard, normalize(heard));
  return what && { kind: 'draft', act: { kind: 'people', what } };
};

const peopleIn = (heard: string, plain: string): RecipientAct | null => {
  const title = titleIn(withoutPoliteness(heard).replace(/[.!?]+$/, ''));
  if (title !== undefined) return { kind: 'subject', words: title };
  const account = (ownAccount.exec(plain) ?? otherAccount.exec(plain))?.slice(1).find((word) => word !== undefined);
  if (account !== undefined) return { kind: 'from', account };
  const names = peopleNamed(heard);
  const which = whichAddress.exec(plain.replaceAll(notAddress, ''))?.[1];
  return which === undefined ? somebodyIn(names, plain) : { kind: 'address', who: names[0] ?? null, which };
};

const titleIn = (said: string): string | undefined =>
  titleWords.map((lead) => lead.exec(said)?.[1]?.trim()).find((words) => words !== undefined);

const somebodyIn = (names: readonly string[], plain: string): RecipientAct | null => {
  const [who, another] = names;
  if (who === undefined || everyoneBut.test(plain)) return null;
  if (another !== undefined && (exchanges.test(plain) || isTakenOff(plain))) return null;
  if (isTakenOff(plain)) return { kind: 'remove', who };
  return { kind: 'add', field: fieldIn(plain), who: names.join(' and ') };
};

/** 'Not Tom' alone, but not 'in bcc, not in cc'. */
const isTakenOff = (plain: string): boolean => {
  const said = plain.replaceAll(notField, '');
  return takesOff.test(said) || notSomebody.test(said);
};

const fieldIn = (plain: string): Field => {
  const said = plain.replaceAll(notField, '');
  return asAddressee.test(said) ? 'to' : (fields.find((one) => one.said.test(said))?.field ?? 'to');
};

export const attachmentEdit = (heard: string, drafting: Drafting): CertainIntent | null => {
  const off = fileOff.test(normalize(heard));
  const tokens = withoutPoliteness(heard).split(/\s+/);
  for (let from = 0; from < tokens.length; from += 1)
    for (let to = Math.min(tokens.length, from + longest); to > from; to -= 1) {
      const which = tokens
        .slice(from, to)
        .join(' ')
        .replace(/[,;:]+$/, '');
      if (fileWords.test(which)) continue;
      const act = parseFileAct(`${off ? 'remove' : 'attach'} the ${which}`, drafting);
      if (act?.kind === (off ? 'detach' : 'attach')) return { kind: 'draft', act: { kind: 'files', what: act } };
    }
  return null;
};

const longest = 4;
