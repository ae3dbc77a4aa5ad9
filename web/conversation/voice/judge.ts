// What becomes of what was heard: whether it is obeyed, asked first, asked again or passed over. Pure; here stands why Flow is never
// commanded by accident, and in which order the reasons are asked.

import { parseAfterSend } from '#language/after-send.ts';
import { parseSendAct } from '#language/drafting/send-act.ts';
import { pointing } from '#language/en/grammar/heard-words.ts';
import { parseAnswer } from '#language/engine/answer.ts';
import { plainWords } from '#language/engine/normalize.ts';
import { type Answer, isReversible } from '#language/engine/question.ts';
import { parseWhen } from '#language/engine/slots/when.ts';
import type { ParsedUtterance } from '#language/intents/intent.ts';
import type { Situation } from '#language/intents/situation.ts';
import { understand, understandPhrases } from '#language/understand.ts';
import type { Transcript } from '#web/audio/stt/recogniser.ts';
import { type Doubt, doubtOf, isChosen } from './confirmation.ts';
import { type Echo, echoOf, type Spoken, wasSpeaking } from './echo-filter.ts';
import { isAskedFirst, isConsent, isSteering, shutsOut } from './general-text.ts';
import { isCutShort, isPlausible, isTooLong, isTooShort } from './how-long.ts';
import { isHeardOtherwise, ownWordsIn } from './own-words.ts';
import { isBackChannel, isNearStop, isStop } from './stop-family.ts';

export type Moment = {
  situation: Situation;
  /** What could be heard of Flow lately. */
  spoken: readonly Spoken[];
  /** When what was heard began, on the same clock. */
  began: number;
  /** What Flow asked last and waits for, as it was said; null where it waits for nothing. */
  asked: string | null;
  askedAt?: number | undefined;
  /** How long was spoken, and when its last sound was over. */
  seconds: number;
  ended: number;
  /** Flow seems to hear itself here: what is heard over it is asked about. */
  echoing: boolean;
  /** Nothing of Flow can be heard: it asks on the screen alone. */
  silent: boolean;
  /** What Flow answered lately. What it has just named in its own words may be said to it. */
  answered: readonly string[];
};

export type Verdict =
  /** `itself`: Flow fell silent at its own voice. */
  | { kind: 'nothing'; why: 'silence' | 'echo' | 'itself' | 'backchannel' }
  /** Whatever goes on stops. */
  | { kind: 'stop'; words: string; understanding: ParsedUtterance }
  /** `after`: it sends, or follows what was sent. */
  | { kind: 'obey'; words: string; understanding: ParsedUtterance; after: boolean }
  | { kind: 'ask'; words: string; understanding: ParsedUtterance }
  | { kind: 'again'; words: string; doubt: Doubt | 'unsure' }
  | { kind: 'missed'; words: string };

export const judge = (transcript: Transcript, moment: Moment): Verdict => {
  const words = stopIn(transcript) ?? wordsOf(transcript, moment);
  if (isItself(words, moment)) return { kind: 'nothing', why: 'itself' };
  if (words === '') return { kind: 'nothing', why: 'silence' };
  const { understanding, after } = meant(words, moment, isSaid(transcript) ? understand : understandPhrases);
  if (stops(words, transcript, moment)) return { kind: 'stop', words, understanding };
  const echo = echoOf(words, moment);
  if (isOwn(understanding, echo, moment)) return { kind: 'nothing', why: 'echo' };
  if (isAcknowledged(words, moment)) return { kind: 'nothing', why: 'backchannel' };
  if (isTooShort(words, moment.seconds)) return { kind: 'nothing', why: 'silence' };
  return believed({ words, understanding, after }, transcript, echo, moment);
};

/**
 * Who may have said to stop is obeyed, whatever else it may have been: 'stop it' sounds like 'star that', and once in sixteen hundred
 * times two passes heard 'add star' in 'stop'. What was heard as own words alone stops nothing.
 */
const stopIn = ({ text, general, own, agreed }: Transcript): string | null =>
  isStop(text) ? null : ([general, agreed ? own : null].find((heard) => heard !== null && isStop(heard)) ?? null);

/** A name is a word that the general model does not know: where one is asked for, the grammar is believed, and what it did is told. */
const wordsOf = (transcript: Transcript, moment: Moment): string =>
  nameIn(transcript, moment) ?? transcript.text.trim();

const nameIn = ({ agreed, grammar }: Transcript, { situation, seconds }: Moment): string | null =>
  situation.drafting?.asks && !agreed && grammar !== null && isPlausible(grammar, seconds) ? grammar : null;

/** Half heard, so long a sound was no 'stop'. */
const stops = (words: string, transcript: Transcript, moment: Moment): boolean =>
  isStop(words) && !isOnlyAsked(words, transcript, moment);

/** The general pass failed, and the grammar makes one of its sentences of any sound. */
export const isHalfHeard = ({ agreed, grammar, general }: Transcript): boolean =>
  !agreed && grammar !== null && general === null;

/** Half heard, only what may hurry is done; the rest is asked about, where it may have been said. */
const isOnlyAsked = (words: string, transcript: Transcript, moment: Moment): boolean =>
  isHalfHeard(transcript) && nameIn(transcript, moment) === null && !mayHurry(words, moment.situation, moment.seconds);

/** Flow itself: it had said so, or answers itself in a room that gives back what it hears. */
const isOwn = (understanding: ParsedUtterance, echo: Echo | null, { spoken, began, echoing }: Moment): boolean =>
  (echo === 'during' && !isSteering(understanding)) ||
  (echoing && understanding.kind === 'answer' && wasSpeaking(spoken, began));

/** In a room that gives back what it hears; a person who says to stop is obeyed there too. */
const isItself = (words: string, moment: Moment): boolean => moment.echoing && isCutShort(moment) && !isStop(words);

/** A hypothesis of the first pass alone: whether it may be done before the second is heard. `seconds`: how long was spoken. */
export const mayHurry = (words: string, situation: Situation, seconds: number): boolean => {
  if (isTooLong(words, seconds)) return false;
  if (isStop(words)) return true;
  return (
    !isTooShort(words, seconds) &&
    plainWords(words).length <= hurriedWords &&
    situation.drafting?.step !== 'writing' &&
    isSteering(understandPhrases(words, situation))
  );
};

/** The grammar makes a command of any sentence; one that is said in passing is longer than what steers. */
const hurriedWords = 3;

/**
 * In their own words only those are understood whose words are beyond doubt: of the talk of others, half heard by the general pass alone,
 * the model would make a wish as well.
 */
const isSaid = ({ agreed, engine }: Transcript): boolean => agreed || engine !== 'embedded';

type Meant = { understanding: ParsedUtterance; after: boolean };

type SaidTo = Meant & { words: string };

/** What two passes heard alike as a person's own words goes before what one of them makes of a phrase. */
const believed = (of: SaidTo, transcript: Transcript, echo: Echo | null, moment: Moment): Verdict => {
  const own = ownWordsIn(transcript, moment);
  if (own !== null) return own;
  if (isOnlyAsked(of.words, transcript, moment)) return guessed(of.words, transcript, moment);
  return isScrap(of, transcript, moment) ? { kind: 'nothing', why: 'itself' } : weighed(of, transcript, echo, moment);
};

/** What was said to Flow, by what it would do. */
const weighed = (of: SaidTo, transcript: Transcript, echo: Echo | null, moment: Moment): Verdict => {
  const { words, understanding } = of;
  if (isConsent(understanding)) return consented(of, transcript, moment);
  if (understanding.kind === 'fallback') return guessed(words, transcript, moment);
  if (understanding.kind === 'unsure')
    return { kind: 'ask', words, understanding: understanding.beside ? understanding : understanding.meant };
  const doubt = understanding.kind === 'answer' ? doubtIn(words, understanding.answer, transcript, echo, moment) : null;
  if (doubt !== null) return { kind: 'again', words, doubt };
  if (isHeardOtherwise(understanding, transcript, moment.situation)) return { kind: 'ask', words, understanding };
  if (isDoubtful(understanding, transcript, echo, moment) || isStrayTime(words, transcript, understanding, moment))
    return { kind: 'ask', words, understanding };
  return { kind: 'obey', ...of };
};

/** A question of one word that one pass alone heard, over Flow's own voice: 'what' is also what is left of that. */
const isScrap = ({ words, understanding }: SaidTo, { agreed }: Transcript, { spoken, began }: Moment): boolean =>
  understanding.kind === 'inquiry' && !agreed && plainWords(words).length === 1 && wasSpeaking(spoken, began);

/**
 * A time alone puts a mail off; but pieces of what Flow itself reads sound like one, and the grammar makes one of what others say: it is
 * obeyed in a silence, where both passes heard the same.
 */
const isStrayTime = (words: string, { general }: Transcript, { kind }: ParsedUtterance, moment: Moment): boolean => {
  const { situation, spoken, began } = moment;
  if (kind !== 'command' || situation.asking !== null) return false;
  if (parseWhen(plainWords(words.replace(aroundTime, ''))) === null) return false;
  return wasSpeaking(spoken, began) || (general !== null && sameWords(general) !== sameWords(words));
};

/** What is said around a time makes it no less alone: 'a bit faster please' was 'at eight please'. */
const aroundTime = /^(?:(?:please|okay|hey flow|flow) )?(?:(?:wait )?(?:until|till) )?| (?:please|thanks|thank you)$/gi;

const sameWords = (text: string): string => plainWords(text).join(' ');

/** The general model heard no sense; what the grammar heard is asked about, where it may have been said. */
const guessed = (words: string, { agreed, grammar }: Transcript, moment: Moment): Verdict => {
  const missed: Verdict = { kind: 'missed', words };
  if (agreed || grammar === null || grammar === '' || !mayBeSaid(grammar, moment)) return missed;
  const { understanding } = meant(grammar, moment, understandPhrases);
  return isAskedFirst(understanding) || isBegun(understanding)
    ? { kind: 'ask', words: grammar, understanding }
    : missed;
};

/**
 * It takes as long to say as was spoken, and was short: of a sentence said to somebody else the general model hears a sentence, of a word
 * or two without others it may hear nothing.
 */
const mayBeSaid = (grammar: string, moment: Moment): boolean =>
  moment.seconds <= longestGuess &&
  isPlausible(grammar, moment.seconds) &&
  !isBackChannel(grammar) &&
  !isCutShort(moment) &&
  echoOf(grammar, moment) !== 'during';

const longestGuess = 1;

/** A draft begins, of which nothing leaves unheard. */
const isBegun = (of: ParsedUtterance): boolean => of.kind === 'draft' && begun.has(of.act.kind);
const begun: ReadonlySet<string> = new Set(['reply', 'reply-all', 'forward', 'new', 'short']);

/** A no needs no second opinion; and what Flow had read may choose none of those that it asks about. */
const doubtIn = (
  heard: string,
  { kind }: Answer,
  { agreed }: Transcript,
  echo: Echo | null,
  { asked, ...moment }: Moment,
): 'unsure' | 'echo' | null => {
  if (kind === 'no') return null;
  if (!agreed) return 'unsure';
  if (kind !== 'option' || echo === null) return null;
  return asked !== null && isChosen({ ...moment, asked, heard }) ? null : 'echo';
};

/** A yes to a draft that was read back sends it, as its question asks. */
const meant = (words: string, { situation, asked }: Moment, by: typeof understand): Meant => {
  const after = parseAfterSend(words, situation);
  const understanding = by(words, situation);
  if (after?.send) return { understanding: { kind: 'draft', act: after.send }, after: true };
  const isYes = situation.drafting?.step === 'ready' && asked !== null && understanding.kind === 'fallback';
  if (isYes && parseAnswer(words, isItSent)?.kind === 'yes')
    return { understanding: { kind: 'draft', act: parseSendAct(words) }, after: false };
  return { understanding, after: after !== null };
};

const isItSent = { kind: 'yes-no', act: 'send' } as const;

/** While one writes, such words are text; while Flow asks, they may answer. */
const isAcknowledged = (words: string, { situation, asked }: Moment): boolean =>
  asked === null && situation.drafting?.step !== 'writing' && isBackChannel(words);

const consented = (
  of: Meant & { words: string },
  { agreed }: Transcript,
  { asked, askedAt, answered, spoken, began, situation, silent }: Moment,
): Verdict => {
  const { words, understanding } = of;
  // What sends is no answer to the question that stands.
  const reversible = understanding.kind !== 'draft' && isReversible(situation.question);
  const heard = { spoken, began, heard: words, reversible, silent };
  const doubt = asked === null ? 'unasked' : doubtOf({ asked, askedAt, answered, ...heard });
  // What is not read back yet is read back first: to send it is no yes to anything.
  if (situation.drafting?.step === 'writing') return { kind: 'obey', ...of };
  if (doubt !== null) return { kind: 'again', words, doubt };
  return agreed ? { kind: 'obey', ...of } : { kind: 'again', words, doubt: 'unsure' };
};

const isDoubtful = (
  understanding: ParsedUtterance,
  transcript: Transcript,
  echo: Echo | null,
  moment: Moment,
): boolean => {
  if (isSteering(understanding) || isText(understanding)) return false;
  if (echo !== null && changes(understanding)) return true;
  if (accuses(understanding) && !isNamed(transcript)) return true;
  if (wasSpeaking(moment.spoken, moment.began) && isMisheard(understanding, transcript, moment)) return true;
  return !transcript.agreed && isAskedFirst(understanding);
};

/** 'Archive this' sounds like 'report this': what is said without a word for spam has to be in the words of both passes. */
const accuses = (of: ParsedUtterance): boolean => of.kind === 'command' && of.command.kind === 'spam';

const isNamed = ({ text, general }: Transcript): boolean => {
  if (general === null || plainWords(text).some((word) => spamWords.has(word))) return true;
  const other = new Set(plainWords(general));
  return plainWords(text).some((word) => other.has(word) && !points.has(word));
};

const spamWords: ReadonlySet<string> = new Set(['spam', 'junk', 'phishing', 'scam', 'fraud']);
const points: ReadonlySet<string> = new Set(pointing.split(' '));

/** Flow's own sentence, misheard as a word or two, lasts longer than these would. */
const isMisheard = (understanding: ParsedUtterance, { text }: Transcript, moment: Moment): boolean => {
  if ((moment.echoing || isCutShort(moment)) && changes(understanding)) return true;
  if (isNearStop(text)) return true;
  return shutsOut(understanding) || (isAskedFirst(understanding) && !isPlausible(text, moment.seconds));
};

/** It was said in a silence, and can neither send nor change any mail. */
const isText = (of: ParsedUtterance): boolean => of.kind === 'draft' && of.act.kind === 'dictate';

const changes = ({ kind }: ParsedUtterance): boolean => kind !== 'inquiry' && kind !== 'answer' && kind !== 'refused';
