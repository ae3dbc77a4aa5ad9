// What a person's words mean for what they write: an answer begun, a draft that is read back, sent, held; and while they dictate,
// whatever else they say is text.
import { draftPhrases, forwardLeads, newLeads, polite, replyAllLeads, replyLeads } from '#language/en/draft-phrases.ts';
import { createMatcher, type Matcher } from '#language/matcher.ts';
import { normalize } from '#language/normalize.ts';
import { parseTemplate } from '#language/template.ts';
import type { DraftAct, Drafting } from '#language/understanding.ts';
import { readEdit } from './read-edit.ts';

type Whole = Exclude<DraftAct['kind'], 'dictate' | 'edit'>;

/** A phrase that is whole, and what is said while one writes. Null where the words are about something else. */
export const draftAct = (heard: string, { step, sending }: Drafting, mail: boolean): DraftAct | null => {
  const said = wholes(heard);
  if (sending !== null && said.includes('hold')) return { kind: 'hold' };
  if (step === 'writing') return whileWriting(heard, said);
  if (step === 'ready') return pick(said, readyActs) ?? editing(heard);
  if (said.includes('new')) return { kind: 'new', who: null };
  return mail ? answering(said) : null;
};

const answering = (said: readonly Whole[]): DraftAct | null => {
  if (said.includes('reply-all')) return { kind: 'reply-all', words: null };
  if (said.includes('reply')) return { kind: 'reply', words: null };
  return said.includes('forward') ? { kind: 'forward', who: null } : null;
};

/** What begins a draft and goes on in the person's own words, which may be any: it comes after every phrase. */
export const draftBegun = (heard: string, mail: boolean): DraftAct | null => {
  const text = heard.replace(polite, '');
  return (mail ? answer(text) : null) ?? newMail(text);
};

const whileWriting = (heard: string, said: readonly Whole[]): DraftAct =>
  pick(said, writingActs) ?? editing(heard) ?? { kind: 'dictate', words: heard };

const editing = (heard: string): DraftAct | null => {
  const edit = readEdit(heard);
  return edit && { kind: 'edit', edit, words: heard };
};

/** Said while one writes, these are about the draft; all other words are its text. */
const writingActs = [
  'end',
  'send',
  'read-back',
  'scratch',
  'discard',
  'save',
  'new-line',
  'new-paragraph',
  'start-over',
  'undo',
  'redo',
] as const;
/** Said of a draft that was read back. */
const readyActs = [
  'send',
  'read-back',
  'scratch',
  'discard',
  'save',
  'change',
  'start-over',
  'undo',
  'redo',
  'hold',
] as const;

const answer = (text: string): DraftAct | null => {
  const toAll = afterLead(text, replyAllLeads);
  if (toAll !== null) return { kind: 'reply-all', words: toAll };
  const who = afterLead(text, forwardLeads);
  if (who !== null && isName(who)) return { kind: 'forward', who };
  const words = afterLead(text, replyLeads);
  return words === null ? null : { kind: 'reply', words };
};

const newMail = (text: string): DraftAct | null => {
  const who = afterLead(text, newLeads);
  return who !== null && isName(who) ? { kind: 'new', who } : null;
};

/** A name is short; anything longer is about something else. */
const isName = (who: string): boolean => who.split(/\s+/).length <= 4;

const afterLead = (text: string, leads: readonly RegExp[]): string | null => {
  const lead = leads.find((one) => one.test(text));
  return lead ? text.replace(lead, '').trim() || null : null;
};

const pick = (said: readonly Whole[], of: readonly PlainAct['kind'][]): DraftAct | null => {
  const kind = of.find((one) => said.includes(one));
  return kind === undefined ? null : { kind };
};

type PlainAct = { kind: (typeof writingActs)[number] | (typeof readyActs)[number] };

/** The phrases that an utterance is as a whole. */
const wholes = (heard: string): Whole[] => {
  matcher ??= compiled();
  const plain = normalize(heard);
  return plain === '' ? [] : matcher.match(plain.split(' ')).map(({ meaning }) => meaning);
};

let matcher: Matcher<Whole> | undefined;

const compiled = (): Matcher<Whole> => {
  const fresh = createMatcher<Whole>();
  for (const kind of Object.keys(draftPhrases).filter(isWhole))
    for (const text of draftPhrases[kind]) fresh.add(parseTemplate(text), kind);
  return fresh;
};

const isWhole = (kind: string): kind is Whole => kind in draftPhrases;
