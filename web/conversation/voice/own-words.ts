// What was perhaps said in a person's own words: two passes heard the same sounds in it, and the one that knows Flow's phrases heard none.
// So much is enough to ask, and in a silence to do what changes nothing; it is never a yes, never sends, never stops and is never a text. Pure.
import { afterSend } from '#language/drafting/after-send.ts';
import { plainWords } from '#language/normalize.ts';
import { understand } from '#language/understand.ts';
import type { Control, Situation, Understanding } from '#language/understanding.ts';
import { chancesOf } from '#language/wishes/wished.ts';
import type { Transcript } from '#web/audio/stt/recogniser.ts';
import { echoOf, type Room, wasSpeaking } from './echo-filter.ts';
import { isConsent } from './general-text.ts';
import { isCutShort, isPlausible } from './how-long.ts';
import { isBackChannel, isStop } from './stop-family.ts';

type Found = { words: string; understanding: Understanding };

export type OwnWords = ({ kind: 'obey'; after: false } & Found) | ({ kind: 'ask' } & Found);

type Moment = Room & { situation: Situation; seconds: number; ended: number; echoing: boolean };

/** Null where nothing may be made of it. */
export const ownWordsIn = ({ agreed, own, text }: Transcript, moment: Moment): OwnWords | null => {
  if (agreed || own === null || isWritten(moment.situation) || !isPersons(own, text, moment)) return null;
  const { words, sure } = likelier(own, text, moment.situation);
  return sure < leastSure.asked || !isSentence(words, moment) ? null : taken(words, sure, moment);
};

const taken = (words: string, sure: number, { situation, spoken, began }: Moment): OwnWords | null => {
  const found = understand(words, situation);
  const understanding = found.kind === 'unsure' ? found.meant : found;
  if (isForOthers(understanding) || afterSend(words, situation)?.sends === true) return null;
  const isDone = isHarmless(understanding) && sure >= leastSure.done && !wasSpeaking(spoken, began);
  return isDone ? { kind: 'obey', words, understanding, after: false } : { kind: 'ask', words, understanding };
};

/** Tuned on the half of the paraphrases that may be looked at, and on what is said to nobody here. */
const leastSure = { asked: 0.5, done: 0.65 };

/** Each pass is right about some words. */
const likelier = (own: string, general: string, situation: Situation): { words: string; sure: number } => {
  const [ofOwn, ofGeneral] = [chancesOf(own, situation), chancesOf(general, situation)];
  const [byOwn, byGeneral] = [sureOf(ofOwn, ofGeneral), sureOf(ofGeneral, ofOwn)];
  return byGeneral > byOwn ? { words: general, sure: byGeneral } : { words: own, sure: byOwn };
};

type Chances = ReturnType<typeof chancesOf>;

/** That some words are a wish, and what the other pass heard is not none: of talk one of both mostly says that it is. */
const sureOf = (of: Chances, other: Chances): number => (of?.chance ?? 0) * (1 - (other?.nothing ?? 1));

/** Of a word or two the phrases know what they are, and noise is often one. */
const isSentence = (words: string, { seconds }: Moment): boolean =>
  plainWords(words).length > 2 && !isStop(words) && !isBackChannel(words) && isPlausible(words, seconds);

/** Whatever is said is a text, or a name. */
const isWritten = ({ drafting }: Situation): boolean =>
  drafting?.step === 'writing' || drafting?.noting === true || (drafting?.asks ?? null) !== null;

/** It is nothing that Flow said, nor came from its loudspeaker. */
const isPersons = (own: string, text: string, moment: Moment): boolean =>
  echoOf(own, moment) === null &&
  echoOf(text, moment) === null &&
  !isCutShort(moment) &&
  !(moment.echoing && wasSpeaking(moment.spoken, moment.began));

/** A yes needs two passes that are sure, and what stops or answers is heard without this one. */
const isForOthers = (of: Understanding): boolean => {
  if (isConsent(of)) return true;
  if (of.kind === 'answer' || of.kind === 'bulk-answer') return of.answer.kind !== 'no';
  if (of.kind === 'draft') return others.has(of.act.kind);
  if (of.kind === 'control') return others.has(of.control.kind);
  return of.kind === 'fallback';
};

const others: ReadonlySet<string> = new Set(['stop', 'pause', 'hold', 'hold-all', 'unsend', 'dictate']);

/** It moves about, tells or shows; whatever is not named here is asked about. Many mails are counted and asked about by themselves. */
const isHarmless = (of: Understanding): boolean => {
  if (of.kind === 'control') return harmless.has(of.control.kind);
  if (of.kind === 'draft') return of.act.kind === 'read-back';
  return told.has(of.kind);
};

const told: ReadonlySet<Understanding['kind']> = new Set(['inquiry', 'refused', 'bulk', 'answer', 'bulk-answer']);

const harmless: ReadonlySet<Control['kind']> = new Set([
  'start',
  'read',
  'resume',
  'next',
  'previous',
  'faster',
  'slower',
  'speed',
  'lane',
  'jump',
  'pass',
  'pass-none',
  'headlines',
  'summaries',
  'shorter',
  'full-text',
  'newest-first',
  'important-first',
  'search',
  'refine',
  'open-result',
  'to-results',
  'to-inbox',
  'original',
  'when',
]);
