// Guesses an intent from free speech if two passes hear the same sounds and the phrase pass finds none. That is enough to ask, and to run
// harmless actions in a silence. It never confirms, sends or dictates. Pure.
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

type Reading = { words: string; intent: ParsedUtterance };

export type OwnWords =
  | ({ kind: 'obey'; after: false } & Reading)
  | ({ kind: 'ask' } & Reading)
  | { kind: 'again'; words: string; unsure: 'unsure' };

type Moment = Room & { situation: Situation; seconds: number; ended: number; echoing: boolean };

/** Null if the words prove nothing. */
export const ownWordsIn = ({ agreed, own, text }: Transcript, moment: Moment): OwnWords | null => {
  if (agreed || own === null || isWritten(moment.situation) || !isPersons(own, text, moment)) return null;
  const several = groupIn(own, moment.situation);
  if (several !== null && mayTake(own, moment.seconds)) return { kind: 'ask', words: own, intent: several };
  const likely = likelier(own, text, moment.situation);
  return likely.sure < leastSure.asked || !isSentence(likely.words, moment) ? null : taken(likely, moment);
};

/** The grammar and the intent model handle one command at a time. */
const groupIn = (words: string, situation: Situation): ParsedUtterance | null => {
  const intent = understandPhrases(words, situation);
  const meant = intent.kind === 'unsure' ? intent.meant : intent;
  return meant.kind === 'several' ? meant : null;
};

/**
 * Two passes hear a destructive command and the third hears another one: "press it" was "trash it". Flow asks, also about one command
 * if the third pass heard several. A late third pass proves nothing.
 */
export const isHeardOtherwise = (of: ParsedUtterance, { agreed, own }: Transcript, situation: Situation): boolean => {
  if (!agreed || own === null) return false;
  if (!isGrave(of)) return of.kind === 'command' && groupIn(own, situation) !== null;
  return actOf(meantBy(own, situation)) !== actOf(of);
};

const meantBy = (words: string, situation: Situation): ParsedUtterance => {
  const intent = understand(words, situation);
  return intent.kind === 'unsure' ? intent.meant : intent;
};

const actOf = (of: ParsedUtterance): string => {
  if (of.kind === 'command') return of.command.kind;
  return of.kind === 'control' ? of.control.kind : of.kind;
};

const taken = ({ words, other, sure }: Likelier, { situation, spoken, began }: Moment): OwnWords | null => {
  const intent = meantBy(words, situation);
  if (isConsent(intent)) return { kind: 'again', words, unsure: 'unsure' };
  if (isForOthers(intent) || parseAfterSend(words, situation)?.send) return null;
  if (intent.kind === 'bulk' && !mayBeMany(intent, other, situation)) return null;
  const isDone = isHarmless(intent) && sure >= leastSure.done && !wasSpeaking(spoken, began);
  return isDone ? { kind: 'obey', words, intent, after: false } : { kind: 'ask', words, intent };
};

/**
 * Half-heard side talk may match many things. Both passes must give the same intent, or the other must give none. Flow counts the
 * mails and waits for a yes.
 */
const mayBeMany = (
  { request }: Extract<ParsedUtterance, { kind: 'bulk' }>,
  other: string,
  situation: Situation,
): boolean => {
  const intent = understand(other, situation);
  if (intent.kind === 'bulk') return intent.request.act === request.act;
  return intent.kind === 'fallback';
};

/** Tuned on the open half of the paraphrases and on recorded side talk. */
const leastSure = { asked: 0.6, done: 0.7 };

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
 * The other pass lowers the score when its words show no intent, as with side talk. Half-heard requests often show none too, so this
 * counts for 0.45 at most.
 */
const sureOf = (of: Chances, other: Chances): number => (of?.chance ?? 0) * (1 - 0.45 * (other?.nothing ?? 1));

/** Phrases cover one or two words, and those are often noise. */
const isSentence = (words: string, { seconds }: Moment): boolean =>
  plainWords(words).length > 2 && !isStop(words) && !isBackChannel(words) && mayTake(words, seconds);

const isWritten = ({ drafting }: Situation): boolean =>
  drafting?.step === 'writing' || drafting?.noting === true || (drafting?.asks ?? null) !== null;

const isPersons = (own: string, text: string, moment: Moment): boolean =>
  echoOf(own, moment) === null &&
  echoOf(text, moment) === null &&
  !isCutShort(moment) &&
  !(moment.echoing && wasSpeaking(moment.spoken, moment.began));

/** Answers and dictation need the other two passes. */
const isForOthers = (of: ParsedUtterance): boolean => {
  if (of.kind === 'answer' || of.kind === 'bulk-answer') return of.answer.kind !== 'no';
  return of.kind === 'fallback' || (of.kind === 'draft' && of.act.kind === 'dictate');
};

/** Flow asks about every intent that this list omits. Bulk intents have their own question. */
const isHarmless = (of: ParsedUtterance): boolean => {
  if (of.kind === 'control') return harmless.has(of.control.kind);
  if (of.kind === 'draft') return harmlessActs.has(of.act.kind);
  return answeredKinds.has(of.kind);
};

const answeredKinds: ReadonlySet<ParsedUtterance['kind']> = new Set([
  'inquiry',
  'agenda',
  'ask',
  'refused',
  'talk',
  'bulk',
  'answer',
  'bulk-answer',
]);

/** A mistaken hold does no harm, because one word still sends the mail. */
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
