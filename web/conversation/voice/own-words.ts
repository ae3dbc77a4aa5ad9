// What was perhaps said in a person's own words: two passes heard the same sounds in it, and the one that knows Flow's phrases heard none.
// So much is enough to ask, and in a silence to do what changes nothing; it is never a yes, never sends, never stops and is never a text. Pure.
import { afterSend } from '#language/drafting/after-send.ts';
import { plainWords } from '#language/normalize.ts';
import { understand } from '#language/understand.ts';
import type { Situation, Understanding } from '#language/understanding.ts';
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
export const ownWordsIn = (transcript: Transcript, moment: Moment): OwnWords | null => {
  const words = perhapsSaid(transcript, moment);
  if (words === null) return null;
  const { situation } = moment;
  const sure = sureOf(words, transcript.text, situation);
  if (sure < leastSure.asked) return null;
  const found = understand(words, situation);
  const understanding = found.kind === 'unsure' ? found.meant : found;
  if (isForOthers(understanding) || afterSend(words, situation)?.sends === true) return null;
  const isDone = isHarmless(understanding) && sure >= leastSure.done && !wasSpeaking(moment.spoken, moment.began);
  return isDone ? { kind: 'obey', words, understanding, after: false } : { kind: 'ask', words, understanding };
};

/** Tuned on the half of the paraphrases that may be looked at, and on what is said to nobody here. */
const leastSure = { asked: 0.5, done: 0.65 };

/** That they are a wish, and that what the general pass heard is not nothing: of talk one of both mostly says that it is none. */
const sureOf = (own: string, general: string, situation: Situation): number =>
  (chancesOf(own, situation)?.chance ?? 0) * (1 - (chancesOf(general, situation)?.nothing ?? 1));

const perhapsSaid = ({ agreed, own, text }: Transcript, moment: Moment): string | null => {
  if (agreed || own === null || isWritten(moment.situation)) return null;
  if (plainWords(own).length < fewest || isStop(own) || isBackChannel(own)) return null;
  return isPersons(own, text, moment) ? own : null;
};

/** Of a word or two the phrases know what they are, and noise is often one. */
const fewest = 3;

/** Whatever is said is a text, or a name. */
const isWritten = ({ drafting }: Situation): boolean =>
  drafting?.step === 'writing' || drafting?.noting === true || (drafting?.asks ?? null) !== null;

/** It took as long as such words take, and is nothing that Flow said, nor came from its loudspeaker. */
const isPersons = (own: string, text: string, moment: Moment): boolean =>
  isPlausible(own, moment.seconds) &&
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

const told: ReadonlySet<string> = new Set(['inquiry', 'refused', 'bulk', 'answer', 'bulk-answer']);

const harmless: ReadonlySet<string> = new Set([
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
