// Decides whether Flow obeys, asks, repeats the question or ignores a turn. Pure. The checks and their order protect Flow from accidental
// commands.

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
import { calendarHeard } from './calendar-heard.ts';
import { isChosen, troubleOf, type Unsure } from './confirmation.ts';
import { type Echo, echoOf, type Spoken, wasSpeaking } from './echo-filter.ts';
import { isAskedFirst, isConsent, isSteering, shutsOut } from './general-text.ts';
import { isCutShort, isPlausible, isTooLong, isTooShort, mayTake } from './how-long.ts';
import { isHeardOtherwise, ownWordsIn } from './own-words.ts';
import { isBackChannel, isNearStop, isStop } from './stop-family.ts';

export type Moment = {
  situation: Situation;
  spoken: readonly Spoken[];
  began: number;
  /** Flow's open question in its exact words, or null. */
  asked: string | null;
  askedAt?: number | undefined;
  seconds: number;
  ended: number;
  /** Flow seems to hear itself, so it asks about all words over its voice. */
  echoing: boolean;
  /** Flow has no sound and asks on the screen only. */
  silent: boolean;
  /** Flow's recent replies. The person may repeat words from them. */
  answered: readonly string[];
};

export type Decision =
  /** `itself`: Flow stopped at its own voice. */
  | { kind: 'nothing'; why: 'silence' | 'echo' | 'itself' | 'backchannel' }
  | { kind: 'stop'; words: string; intent: ParsedUtterance }
  /** `after`: sends a draft, or follows a sent one. */
  | { kind: 'obey'; words: string; intent: ParsedUtterance; after: boolean }
  | { kind: 'ask'; words: string; intent: ParsedUtterance }
  | { kind: 'again'; words: string; unsure: Unsure | 'unsure' }
  | { kind: 'missed'; words: string };

export const judge = (transcript: Transcript, moment: Moment): Decision => {
  const words = stopIn(transcript) ?? wordsOf(transcript, moment);
  if (isItself(words, moment)) return { kind: 'nothing', why: 'itself' };
  if (words === '') return { kind: 'nothing', why: 'silence' };
  const { intent, after } = meant(words, moment, isSaid(transcript) ? understand : understandPhrases);
  if (stops(words, transcript, moment)) return { kind: 'stop', words, intent };
  const echo = echoOf(words, moment);
  if (isOwn(intent, echo, moment)) return { kind: 'nothing', why: 'echo' };
  if (isAcknowledged(words, moment)) return { kind: 'nothing', why: 'backchannel' };
  if (isTooShort(words, moment.seconds)) return { kind: 'nothing', why: 'silence' };
  return believed({ words, intent, after }, transcript, echo, moment);
};

/**
 * A possible "stop" wins over every other reading. "Stop it" sounds like "star that", and in 1 of 1,600 cases two passes heard "add
 * star". The free-speech pass alone cannot stop Flow.
 */
const stopIn = ({ text, general, own, agreed }: Transcript): string | null =>
  isStop(text) ? null : ([general, agreed ? own : null].find((heard) => heard !== null && isStop(heard)) ?? null);

/** The general model does not know names. If Flow asks for a name, trust the grammar and report the result. */
const wordsOf = (transcript: Transcript, moment: Moment): string =>
  nameIn(transcript, moment) ?? transcript.text.trim();

const nameIn = ({ agreed, grammar }: Transcript, { situation, seconds }: Moment): string | null =>
  situation.drafting?.asks && !agreed && grammar !== null && isPlausible(grammar, seconds) ? grammar : null;

/** The grammar may hear "stop" in a long sound when the general pass fails. */
const stops = (words: string, transcript: Transcript, moment: Moment): boolean =>
  isStop(words) && !isOnlyAsked(words, transcript, moment);

/** Without the general pass, the grammar fits one of its sentences to any sound. */
export const isHalfHeard = ({ agreed, grammar, general }: Transcript): boolean =>
  !agreed && grammar !== null && general === null;

/** With one pass, run only safe first-pass commands and ask about the rest. */
const isOnlyAsked = (words: string, transcript: Transcript, moment: Moment): boolean =>
  isHalfHeard(transcript) && nameIn(transcript, moment) === null && !mayHurry(words, moment.situation, moment.seconds);

/** Flow said the words before, or a room with echo returned them. */
const isOwn = (intent: ParsedUtterance, echo: Echo | null, { spoken, began, echoing }: Moment): boolean =>
  (echo === 'during' && !isSteering(intent)) || (echoing && intent.kind === 'answer' && wasSpeaking(spoken, began));

/** Even in a room with echo, Flow obeys a person who says "stop". */
const isItself = (words: string, moment: Moment): boolean => moment.echoing && isCutShort(moment) && !isStop(words);

/** `seconds`: length of the speech. */
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

/** The grammar turns any sentence into a command. Side talk is longer than navigation. */
const hurriedWords = 3;

/** Free speech needs certain words. The model would find an intent in half-heard side talk too. */
const isSaid = ({ agreed, engine }: Transcript): boolean => agreed || engine !== 'embedded';

type Meant = { intent: ParsedUtterance; after: boolean };

type SaidTo = Meant & { words: string };

/** Words that two passes agree on win over a phrase from one pass. */
const believed = (of: SaidTo, transcript: Transcript, echo: Echo | null, moment: Moment): Decision => {
  const own = ownWordsIn(transcript, moment);
  if (own !== null) return own;
  if (isOnlyAsked(of.words, transcript, moment)) return guessed(of.words, transcript, moment);
  if (isScrap(of, transcript, moment)) return { kind: 'nothing', why: 'itself' };
  const ofCalendar = echo === null ? calendarHeard(of, transcript, moment.situation) : null;
  return ofCalendar ?? weighed(of, transcript, echo, moment);
};

const weighed = (of: SaidTo, transcript: Transcript, echo: Echo | null, moment: Moment): Decision => {
  const { words, intent } = of;
  if (isConsent(intent)) return consented(of, transcript, moment);
  if (intent.kind === 'fallback') return guessed(words, transcript, moment);
  if (intent.kind === 'unsure') return { kind: 'ask', words, intent: intent.beside ? intent : intent.meant };
  const unsure = intent.kind === 'answer' ? unsureIn(words, intent.answer, transcript, echo, moment) : null;
  if (unsure !== null) return { kind: 'again', words, unsure };
  if (isHeardOtherwise(intent, transcript, moment.situation)) return { kind: 'ask', words, intent };
  if (isDoubtful(intent, transcript, echo, moment) || isStrayTime(words, transcript, intent, moment))
    return { kind: 'ask', words, intent };
  return { kind: 'obey', ...of };
};

const isScrap = ({ words, intent }: SaidTo, { agreed }: Transcript, { spoken, began }: Moment): boolean =>
  (intent.kind === 'inquiry' || intent.kind === 'agenda' || intent.kind === 'talk') &&
  !agreed &&
  plainWords(words).length === 1 &&
  wasSpeaking(spoken, began);

/**
 * A time alone defers a mail, but fragments of Flow's reading and side talk sound like one. Obey only in a silence and if both passes
 * agree.
 */
const isStrayTime = (words: string, { general }: Transcript, { kind }: ParsedUtterance, moment: Moment): boolean => {
  const { situation, spoken, began } = moment;
  if (kind !== 'command' || situation.asking !== null) return false;
  if (parseWhen(plainWords(words.replace(aroundTime, ''))) === null) return false;
  return wasSpeaking(spoken, began) || (general !== null && sameWords(general) !== sameWords(words));
};

/** One pass heard "a bit faster please" as "at eight please", so polite words do not make a time safer. */
const aroundTime = /^(?:(?:please|okay|hey flow|flow) )?(?:(?:wait )?(?:until|till) )?| (?:please|thanks|thank you)$/gi;

const sameWords = (text: string): string => plainWords(text).join(' ');

/** The general pass found no sense, so ask about the grammar's words if the person may have said them. */
const guessed = (words: string, { agreed, grammar }: Transcript, moment: Moment): Decision => {
  const missed: Decision = { kind: 'missed', words };
  if (agreed || grammar === null || grammar === '' || !mayBeSaid(grammar, moment)) return missed;
  const { intent } = meant(grammar, moment, understandPhrases);
  return isAskedFirst(intent) || isBegun(intent) ? { kind: 'ask', words: grammar, intent } : missed;
};

/** The sound is short and fits the words. The general pass hears side talk as a sentence, but may miss one or two words. */
const mayBeSaid = (grammar: string, moment: Moment): boolean =>
  moment.seconds <= longestGuess &&
  isPlausible(grammar, moment.seconds) &&
  !isBackChannel(grammar) &&
  !isCutShort(moment) &&
  echoOf(grammar, moment) !== 'during';

const longestGuess = 1;

/** Safe because a new draft never leaves without a confirmation. */
const isBegun = (of: ParsedUtterance): boolean => of.kind === 'draft' && begun.has(of.act.kind);
const begun: ReadonlySet<string> = new Set(['reply', 'reply-all', 'forward', 'new', 'short']);

/** A no needs no second pass. Words that Flow read cannot choose an option. */
const unsureIn = (
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

const meant = (words: string, { situation, asked }: Moment, by: typeof understand): Meant => {
  const after = parseAfterSend(words, situation);
  const intent = by(words, situation);
  if (after?.send) return { intent: { kind: 'draft', act: after.send }, after: true };
  const isYes = situation.drafting?.step === 'ready' && asked !== null && intent.kind === 'fallback';
  if (isYes && parseAnswer(words, isItSent)?.kind === 'yes')
    return { intent: { kind: 'draft', act: parseSendAct(words) }, after: false };
  return { intent, after: after !== null };
};

const isItSent = { kind: 'yes-no', act: 'send' } as const;

/** Such words are text in a draft and may be an answer to a question. */
const isAcknowledged = (words: string, { situation, asked }: Moment): boolean =>
  asked === null && situation.drafting?.step !== 'writing' && isBackChannel(words);

const consented = (
  of: Meant & { words: string },
  { agreed }: Transcript,
  { asked, askedAt, answered, spoken, began, situation, silent }: Moment,
): Decision => {
  const { words, intent } = of;
  // Words that send a draft do not answer the open question.
  const reversible = intent.kind !== 'draft' && isReversible(situation.question);
  const heard = { spoken, began, heard: words, reversible, silent };
  const unsure = asked === null ? 'unasked' : troubleOf({ asked, askedAt, answered, ...heard });
  // Flow reads a draft back first, so "send" confirms nothing yet.
  if (situation.drafting?.step === 'writing') return { kind: 'obey', ...of };
  if (unsure !== null) return { kind: 'again', words, unsure };
  return agreed ? { kind: 'obey', ...of } : { kind: 'again', words, unsure: 'unsure' };
};

const isDoubtful = (intent: ParsedUtterance, transcript: Transcript, echo: Echo | null, moment: Moment): boolean => {
  if (isSteering(intent) || isText(intent)) return false;
  if (echo !== null && changes(intent)) return true;
  if (accuses(intent) && !isNamed(transcript)) return true;
  if (wasSpeaking(moment.spoken, moment.began) && isMisheard(intent, transcript, moment)) return true;
  return isAskedFirst(intent) && !isHeardWhole(transcript, moment);
};

/** Words may explain only a part of the sound: 'let me know when you are ready to leave' was 'already read' and 'we already read'. */
const isHeardWhole = ({ agreed, text, general }: Transcript, { seconds }: Moment): boolean =>
  agreed && (mayTake(text, seconds) || general === null || sameWords(general) === sameWords(text));

/** "Archive this" sounds like "report this". Without the word "spam", both passes must hear the report. */
const accuses = (of: ParsedUtterance): boolean => of.kind === 'command' && of.command.kind === 'spam';

const isNamed = ({ text, general }: Transcript): boolean => {
  if (general === null || plainWords(text).some((word) => spamWords.has(word))) return true;
  const other = new Set(plainWords(general));
  return plainWords(text).some((word) => other.has(word) && !points.has(word));
};

const spamWords: ReadonlySet<string> = new Set(['spam', 'junk', 'phishing', 'scam', 'fraud']);
const points: ReadonlySet<string> = new Set(pointing.split(' '));

/** Flow's misheard sentence lasts longer than a command of one or two words. */
const isMisheard = (intent: ParsedUtterance, { text }: Transcript, moment: Moment): boolean => {
  if ((moment.echoing || isCutShort(moment)) && changes(intent)) return true;
  if (isNearStop(text)) return true;
  return shutsOut(intent) || (isAskedFirst(intent) && !isPlausible(text, moment.seconds));
};

/** Safe because the person said it in a silence and it cannot send or change mail. */
const isText = (of: ParsedUtterance): boolean => of.kind === 'draft' && of.act.kind === 'dictate';

const changes = ({ kind }: ParsedUtterance): boolean => !changeless.has(kind);

const changeless: ReadonlySet<ParsedUtterance['kind']> = new Set([
  'inquiry',
  'agenda',
  'ask',
  'answer',
  'refused',
  'talk',
]);
