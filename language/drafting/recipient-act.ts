// Reads changes of recipients. While dictating, only unmistakable words or known names count; everything else is text.
import type { Contact } from '#domain/contact.ts';
import type { People } from '#domain/draft.ts';
import {
  addLeads,
  addressKinds,
  addressLead,
  aroundChoice,
  describingWord,
  fromAccount,
  fromLead,
  noneOfThem,
  ordinals,
  otherOne,
  removeLeads,
  subjectLeads,
  whoseAddress,
} from '#language/en/drafting/recipient-phrases.ts';
import { withoutPoliteness } from '#language/engine/polite.ts';
import type { Drafting, RecipientAct } from './draft-intent.ts';
import { addressIn, matchRecipient, namesIn, type RecipientMatch, recipientCalled } from './match-recipient.ts';

export const parseRecipientAct = (heard: string, drafting: Drafting): RecipientAct | null => {
  const said = heard.trim().replace(/[.!?]+$/, '');
  const plain = withoutPoliteness(said);
  return (
    addressed(plain) ??
    added(plain, drafting) ??
    removed(plain, drafting.recipients) ??
    titled(said, drafting) ??
    from(said, drafting)
  );
};

export const parseChoice = (heard: string, people: readonly Contact[]): number | 'none' | null => {
  const said = heard.trim().replace(/[.!?]+$/, '');
  if (noneOfThem.test(said)) return 'none';
  if (otherOne.test(said)) return people.length === 2 ? 1 : null;
  const description = said.replace(aroundChoice, '').trim().toLowerCase();
  const nth = ordinals[description];
  if (nth !== undefined) return nth <= people.length ? nth - 1 : null;
  const fits = people.flatMap((person, at) => (describes(description, person) ? [at] : []));
  return fits.length === 1 ? (fits[0] ?? null) : null;
};

const describes = (description: string, { name, organization, title, emails, nicknames }: Contact): boolean => {
  const words = description.split(/\s+/).filter((word) => !describingWord.test(word));
  const known = [name, organization ?? '', title ?? '', ...nicknames, ...emails].join(' ').toLowerCase();
  const parts = new Set(known.split(/[^\p{L}\p{N}]+/u));
  return words.length > 0 && words.every((word) => parts.has(word) || emails.includes(word));
};

const addressed = (said: string): RecipientAct | null => {
  const [, whose = '', which = ''] = addressLead.exec(said) ?? [];
  if (which === '') return null;
  const who = whoseAddress.test(whose) ? null : whose.replace(/['’]s$/, '');
  const kind = addressKinds[which.toLowerCase()];
  return { kind: 'address', who, which: kind ?? which.toLowerCase() };
};

const added = (said: string, { people = [], step }: Drafting): RecipientAct | null => {
  for (const { field, sure, phrase } of addLeads) {
    const who = phrase.exec(said)?.[1]?.trim();
    if (who !== undefined && (sure ? couldBeNames(who) : areKnown(who, people, known[step])))
      return { kind: 'add', field, who };
  }
  return null;
};

const removed = (said: string, recipients: People | undefined): RecipientAct | null => {
  if (!recipients) return null;
  for (const phrase of removeLeads) {
    const who = phrase.exec(said)?.[1]?.trim();
    if (who !== undefined && recipientCalled(who, recipients) !== null) return { kind: 'remove', who };
  }
  return null;
};

/** Only for new mail, which has its own subject. In a reply these words are text. */
const titled = (said: string, { subject }: Drafting): RecipientAct | null => {
  if (subject === undefined) return null;
  const words = subjectLeads.map((phrase) => phrase.exec(said)?.[1]?.trim()).find((text) => text !== undefined);
  return words === undefined || words === '' ? null : { kind: 'subject', words };
};

const from = (said: string, { step }: Drafting): RecipientAct | null => {
  const account = (step === 'ready' ? fromLead : fromAccount).exec(said)?.[1];
  return account === undefined ? null : { kind: 'from', account };
};

const couldBeNames = (who: string): boolean =>
  namesIn(who).every((name) => addressIn(name) !== null || name.split(/\s+/).length <= 4) && namesIn(who).length > 0;

/** While dictating, a similar-sounding name may be text. */
const known: Record<Drafting['step'], readonly RecipientMatch['kind'][]> = {
  none: ['one', 'several'],
  writing: ['one', 'several'],
  ready: ['one', 'several', 'perhaps'],
};

const areKnown = (who: string, people: readonly Contact[], as: readonly RecipientMatch['kind'][]): boolean =>
  namesIn(who).length > 0 && namesIn(who).every((name) => as.includes(matchRecipient(name, people, new Set()).kind));
