// Reads requests about drafts: start, read back, send, hold. While dictating, everything else is text.

import {
  askingLead,
  type DraftPhrase,
  draftPhrases,
  forwardLeads,
  newLeads,
  polite,
  replyAllLeads,
  replyLeads,
} from '#language/en/drafting/draft-phrases.ts';
import { addLead, thingAlone } from '#language/en/drafting/edit-phrases.ts';
import { noneOfThem } from '#language/en/drafting/recipient-phrases.ts';
import { parseAnswer } from '#language/engine/answer.ts';
import { createMatcher, type Matcher } from '#language/engine/matcher.ts';
import { normalize } from '#language/engine/normalize.ts';
import { parseTemplate } from '#language/engine/template.ts';
import { answerDraftQuestion } from './answer-draft-question.ts';
import type { DraftAct, Drafting, RecipientAct } from './draft-intent.ts';
import { parseFileAct } from './file-act.ts';
import { delegatedForward, forwardTo, newMailTo } from './new-draft.ts';
import { parseNote } from './note.ts';
import { parseEdit } from './parse-edit.ts';
import { parseRecipientAct } from './recipient-act.ts';
import { parseSendAct } from './send-act.ts';
import { parseSendTime } from './send-time.ts';
import { parseShortReply } from './short-reply-request.ts';
import { parseSpellingRequest } from './spelling-request.ts';

/** Whole phrases, and everything while dictating. Null if the words do not concern the draft. */
export const parseDraftAct = (heard: string, drafting: Drafting, mail: boolean): DraftAct | null => {
  const { step, sending, asks } = drafting;
  const said = wholes(heard);
  const held = sending === null ? null : stopping(said, sending);
  if (held !== null) return held;
  if (step === 'none') return noted(heard, drafting) ?? (mail ? short(heard) : null) ?? beginning(said, mail);
  const act = aboutDraft(heard, said, drafting);
  if (asks) return answerDraftQuestion(heard, asks, act);
  return act ?? (step === 'writing' ? { kind: 'dictate', words: heard } : null);
};

/** A very long utterance is text while dictating, adding or noting, else null. */
export const parseLongText = (heard: string, drafting: Drafting): DraftAct | null => {
  if (drafting.step === 'none') return drafting.noting ? { kind: 'note', words: heard } : null;
  return drafting.step === 'writing' ? { kind: 'dictate', words: heard } : adding(heard, drafting.step);
};

const short = (heard: string): DraftAct | null => {
  const reply = parseShortReply(heard);
  return reply && { kind: 'short', reply };
};

const aboutDraft = (heard: string, said: readonly DraftPhrase[], drafting: Drafting): DraftAct | null => {
  const when = parseSendTime(heard);
  if (when !== null) return { kind: 'later', when };
  if (said.includes('later')) return { kind: 'later', when: null };
  if (drafting.orphan && isToBeNew(heard, said)) return { kind: 'as-new' };
  const whole = pick(heard, said, drafting.step === 'writing' ? writingActs : readyActs);
  if (whole) return whole;
  return around(heard, drafting) ?? editing(heard) ?? adding(heard, drafting.step) ?? spelling(heard);
};

const around = (heard: string, drafting: Drafting): DraftAct | null => {
  const what = confirmed(heard, drafting) ?? parseRecipientAct(heard, drafting);
  if (what) return { kind: 'people', what };
  const file = parseFileAct(heard, drafting);
  return file && { kind: 'files', what: file };
};

const isToBeNew = (heard: string, said: readonly DraftPhrase[]): boolean =>
  said.includes('as-new') || parseAnswer(heard, isItNew)?.kind === 'yes';

const isItNew = { kind: 'yes-no', act: null } as const;

const confirmed = (heard: string, { number = null }: Drafting): RecipientAct | null =>
  number !== null && normalize(heard) === String(number) ? { kind: 'confirm' } : null;

const noted = (heard: string, { noting = false }: Drafting): DraftAct | null =>
  noting ? { kind: 'note', words: noneOfThem.test(heard) ? '' : heard } : null;

const beginning = (said: readonly DraftPhrase[], mail: boolean): DraftAct | null => {
  if (said.includes('drafts')) return { kind: 'drafts' };
  if (said.includes('hold-setting')) return { kind: 'hold-setting' };
  if (said.includes('unsend')) return { kind: 'unsend' };
  if (said.includes('note')) return { kind: 'note', words: null };
  if (said.includes('new')) return { kind: 'new', who: null, subject: null, words: null };
  if (!mail) return null;
  if (said.includes('reply-all')) return { kind: 'reply-all', words: null };
  if (said.includes('reply')) return { kind: 'reply', words: null };
  return said.includes('forward') ? { kind: 'forward', who: null, words: null } : null;
};

/** Starts a draft with free text, so it comes after every phrase. */
export const parseNewDraft = (heard: string, mail: boolean): DraftAct | null => {
  const text = heard.replace(polite, '');
  const note = parseNote(text);
  if (note !== null) return { kind: 'note', words: note };
  return (mail ? answer(text) : null) ?? newMail(text);
};

const editing = (heard: string): DraftAct | null => {
  const edit = parseEdit(heard);
  return edit && { kind: 'edit', edit, words: heard };
};

/** Unknown people and files make no text either. */
const adding = (heard: string, step: Drafting['step']): DraftAct | null => {
  const words = afterLead(heard.replace(polite, ''), [step === 'ready' ? addLead.ready : addLead.writing]);
  return words === null || thingAlone.test(words) ? null : { kind: 'dictate', words };
};

const spelling = (heard: string): DraftAct | null => {
  const what = parseSpellingRequest(heard);
  return what && { kind: 'spell-out', what, words: heard };
};

/** While the person writes, these are about the draft. All other words are its text. */
export const writingActs = [
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
  'hold-all',
  'hold',
] as const;
export const readyActs = [
  'send',
  'read-back',
  'scratch',
  'discard',
  'save',
  'change',
  'start-over',
  'undo',
  'redo',
  'end',
  'new-line',
  'new-paragraph',
  'hold-all',
  'hold',
  'unsend',
] as const;

const answer = (text: string): DraftAct | null => {
  const toAll = afterLead(text, replyAllLeads);
  if (toAll !== null) return { kind: 'reply-all', words: toAll };
  const who = afterLead(text, forwardLeads);
  const forward = delegatedForward(text) ?? (who === null ? null : forwardTo(who));
  if (forward) return forward;
  if (askingLead.test(text)) return { kind: 'reply', words: text };
  const words = afterLead(text, replyLeads);
  return words === null ? null : { kind: 'reply', words };
};

const newMail = (text: string): DraftAct | null => {
  const who = afterLead(text, newLeads);
  return who === null ? null : newMailTo(who);
};

const afterLead = (text: string, leads: readonly RegExp[]): string | null => {
  const lead = leads.find((one) => one.test(text));
  return lead ? text.replace(lead, '').trim() || null : null;
};

const pick = (
  heard: string,
  said: readonly DraftPhrase[],
  of: typeof writingActs | typeof readyActs,
): DraftAct | null => {
  const kind = [...of].find((one) => said.includes(one));
  if (kind === undefined) return null;
  return kind === 'send' ? parseSendAct(heard) : { kind };
};

export const parseHold = (heard: string): DraftAct | null => stopping(wholes(heard), 'held');

const stopping = (said: readonly DraftPhrase[], sending: 'held' | 'left'): DraftAct | null => {
  const isBack = sending === 'held' && (said.includes('unsend') || said.includes('call-back'));
  const kind = holdActs.find((one) => said.includes(one)) ?? (isBack ? 'hold' : null);
  return kind && { kind };
};

const holdActs = ['hold-all', 'hold'] as const;

const wholes = (heard: string): DraftPhrase[] => {
  matcher ??= compiled();
  const plain = normalize(heard);
  return plain === '' ? [] : matcher.match(plain.split(' ')).map(({ intent }) => intent);
};

let matcher: Matcher<DraftPhrase> | undefined;

const compiled = (): Matcher<DraftPhrase> => {
  const fresh = createMatcher<DraftPhrase>();
  for (const kind of Object.keys(draftPhrases).filter(isWhole))
    for (const text of draftPhrases[kind]) fresh.add(parseTemplate(text), kind);
  return fresh;
};

const isWhole = (kind: string): kind is DraftPhrase => kind in draftPhrases;
