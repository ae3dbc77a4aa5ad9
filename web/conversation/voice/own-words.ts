// What was perhaps said in a person's own words: two passes heard the same sounds in it, and the one that knows Flow's phrases heard none.
// So much is enough to ask, and in a silence to do what changes nothing; it is never a yes, never sends and is never a text. Pure.
import { parseAfterSend } from '#language/after-send.ts';
import { chancesOf } from '#language/classifier/predict-intent.ts';
import type { DraftAct } from '#language/drafting/draft-intent.ts';
import { plainWords } from '#language/engine/normalize.ts';
import { isGrave } from '#language/intents/gravity.ts';
import type { Control, ParsedUtterance } from '#language/intents/intent.ts';
import type { Situation } from '#language/intents/situation.ts';
import { understand, understandPhrases } from '#language/understand.ts';
import type { Transcript } from '#web/audio/stt/recogniser.ts';
import { echoOf, type Room, wasSpeaking } from './echo-filter.ts';
import { isConsent } from './general-text.ts';
import { isCutShort, mayTake } from './how-long.ts';
import { isBackChannel, isStop } from './stop-family.ts';

type Found = { words: string; understanding: ParsedUtterance };

export type OwnWords =
  | ({ kind: 'obey'; after: false } & Found)
  | ({ kind: 'ask' } & Found)
  /** The question that stands is asked again. */
  | { kind: 'again'; words: string; doubt: 'unsure' };

type Moment = Room & { situation: Situation; seconds: number; ended: number; echoing: boolean };

/** Null where nothing may be made of it. */
export const ownWordsIn = ({ agreed, own, text }: Transcript, moment: Moment): OwnWords | null => {
  if (agreed || own === null || isWritten(moment.situation) || !isPersons(own, text, moment)) return null;
  const several = inOneBreath(own, moment.situation);
  if (several !== null && mayTake(own, moment.seconds)) return { kind: 'ask', words: own, understanding: several };
  const found = likelier(own, text, moment.situation);
  return found.sure < leastSure.asked || !isSentence(found.words, moment) ? null : taken(found, moment);
};

/** No grammar holds several commands in one breath, and the model of wishes knows of one at a time. */
const inOneBreath = (words: string, situation: Situation): ParsedUtterance | null => {
  const found = understandPhrases(words, situation);
  const meant = found.kind === 'unsure' ? found.meant : found;
  return meant.kind === 'several' ? meant : null;
};

/**
 * Two passes heard what throws a mail away, or shuts somebody out, and the third means something else by it: 'press it' was 'trash it'. It
 * is asked about; so is one command where the third heard several. Where the third was late, or heard the very words of the grammar, nothing
 * is known against it.
 */
export const isHeardOtherwise = (of: ParsedUtterance, { agreed, own }: Transcript, situation: Situation): boolean => {
  if (!agreed || own === null) return false;
  if (!isGrave(of)) return of.kind === 'command' && inOneBreath(own, situation) !== null;
  return actOf(meantBy(own, situation)) !== actOf(of);
};

const meantBy = (words: string, situation: Situation): ParsedUtterance => {
  const found = understand(words, situation);
  return found.kind === 'unsure' ? found.meant : found;
};

const actOf = (of: ParsedUtterance): string => {
  if (of.kind === 'command') return of.command.kind;
  return of.kind === 'control' ? of.control.kind : of.kind;
};

const taken = ({ words, other, sure }: Likelier, { situation, spoken, began }: Moment): OwnWords | null => {
  const understanding = meantBy(words, situation);
  if (isConsent(understanding)) return { kind: 'again', words, doubt: 'unsure' };
  if (isForOthers(understanding) || parseAfterSend(words, situation)?.send) return null;
  if (understanding.kind === 'bulk' && !mayBeMany(understanding, other, situation)) return null;
  const isDone = isHarmless(understanding) && sure >= leastSure.done && !wasSpeaking(spoken, began);
  return isDone ? { kind: 'obey', words, understanding, after: false } : { kind: 'ask', words, understanding };
};

/**
 * Of talk, half heard, any words may name many things: the same has to be wished for them in the words of both passes, or nothing at all in
 * those of the other. How many they are is told then, and waits for a yes.
 */
const mayBeMany = (
  { request }: Extract<ParsedUtterance, { kind: 'bulk' }>,
  other: string,
  situation: Situation,
): boolean => {
  const found = understand(other, situation);
  if (found.kind === 'bulk') return found.request.act === request.act;
  return found.kind === 'fallback';
};

/** Tuned on the half of the paraphrases that may be looked at, and on what is said to nobody here. */
const leastSure = { asked: 0.6, done: 0.7 };

/** Each pass is right about some words. */
const likelier = (own: string, general: string, situation: Situation): Likelier => {
  const [ofOwn, ofGeneral] = [chancesOf(own, situation), chancesOf(general, situation)];
  const [byOwn, byGeneral] = [sureOf(ofOwn, ofGeneral), sureOf(ofGeneral, ofOwn)];
  return byGeneral > byOwn
    ? { words: general, other: own, sure: byGeneral }
    : { words: own, other: general, sure: byOwn };
};

type Likelier = { words: string; other: string; sure: number };

type Chances = ReturnType<typeof chancesOf>;

/**
 * How likely these words are a wish; less likely where the other pass's words would be none, as of talk one of the two mostly are. Those of a
 * real wish, half heard, often look like none too: so this counts for 0.45 at most.
 */
const sureOf = (of: Chances, other: Chances): number => (of?.chance ?? 0) * (1 - 0.45 * (other?.nothing ?? 1));

/** Of a word or two the phrases know what they are, and noise is often one. */
const isSentence = (words: string, { seconds }: Moment): boolean =>
  plainWords(words).length > 2 && !isStop(words) && !isBackChannel(words) && mayTake(words, seconds);

/** Whatever is said is a text, or a name. */
const isWritten = ({ drafting }: Situation): boolean =>
  drafting?.step === 'writing' || drafting?.noting === true || (drafting?.asks ?? null) !== null;

/** It is nothing that Flow said, nor came from its loudspeaker. */
const isPersons = (own: string, text: string, moment: Moment): boolean =>
  echoOf(own, moment) === null &&
  echoOf(text, moment) === null &&
  !isCutShort(moment) &&
  !(moment.echoing && wasSpeaking(moment.spoken, moment.began));

/** What answers, or is dictated, is taken from the other two passes alone. */
const isForOthers = (of: ParsedUtterance): boolean => {
  if (of.kind === 'answer' || of.kind === 'bulk-answer') return of.answer.kind !== 'no';
  return of.kind === 'fallback' || (of.kind === 'draft' && of.act.kind === 'dictate');
};

/** It moves about, tells or shows; whatever is not named here is asked about. Many mails are counted and asked about by themselves. */
const isHarmless = (of: ParsedUtterance): boolean => {
  if (of.kind === 'control') return harmless.has(of.control.kind);
  if (of.kind === 'draft') return harmlessActs.has(of.act.kind);
  return told.has(of.kind);
};

const told: ReadonlySet<ParsedUtterance['kind']> = new Set(['inquiry', 'refused', 'bulk', 'answer', 'bulk-answer']);

/** To hold mail back by mistake does no harm: a word sends it after all. */
const harmlessActs: ReadonlySet<DraftAct['kind']> = new Set(['read-back', 'hold', 'hold-all', 'unsend']);

const harmless: ReadonlySet<Control['kind']> = new Set([
  'pause',
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
