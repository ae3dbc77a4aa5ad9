// Understands a sentence in the words that the person means: without what they take back, without courtesy, in a plain order, and with
// each command apart.
import { parseTalk } from '#language/app/talk.ts';
import { bulk } from '#language/bulk/bulk-scene.ts';
import { talkBefore, talkBehind } from '#language/en/app/talk-words.ts';
import { message, wishedFor, wishing } from '#language/en/compound/correction-words.ts';
import { otherMail, pointsToMail } from '#language/en/compound/place-words.ts';
import { besideRequest } from '#language/en/compound/reword-words.ts';
import { isReversible } from '#language/engine/question.ts';
import type { ParsedUtterance } from '#language/intents/intent.ts';
import type { Situation } from '#language/intents/situation.ts';
import { parseJump } from '#language/player/jump.ts';
import { correctionIn } from './correction.ts';
import { listedMail } from './listed-mail.ts';
import { commandThen, commandThenMessage, messageThenCommand } from './message-then.ts';
import { certain, isPhrase, isPlainRequest, isSameCommand } from './request-kinds.ts';
import { isShortMessage, rewordingsOf, shortMessageToAll, withoutPreamble } from './reword.ts';

type Understand = (words: string, situation: Situation) => ParsedUtterance;

/** `asSaid`: with the models. `phrases`: without them. `whole`: one request, no group. */
export type Ways = { asSaid: Understand; phrases: Understand; whole: Understand };

export const inOtherWords = (heard: string, situation: Situation, ways: Ways): ParsedUtterance =>
  understood(heard, { situation, ways, depth: 0 });

type Here = { situation: Situation; ways: Ways; depth: number };

/** A sentence may need a correction, then plainer words. */
const deepest = 4;

const understood = (heard: string, here: Here): ParsedUtterance => {
  const { situation, ways, depth } = here;
  if (depth >= deepest || isText(situation)) return ways.asSaid(heard, situation);
  const other = otherwise(heard, here);
  if (other !== null) return other;
  const intent = ways.asSaid(heard, situation);
  if (intent.kind === 'fallback') return inPlainerWords(heard, here) ?? intent;
  return toOtherMail(intent, heard) ?? alsoThen(intent, heard, here) ?? intent;
};

const again = (words: string, here: Here): ParsedUtterance => understood(words, { ...here, depth: here.depth + 1 });

/** While the person dictates, every word is text. */
const isText = ({ drafting }: Situation): boolean =>
  drafting !== undefined && (drafting.step !== 'none' || drafting.noting === true || drafting.sending === 'held');

const otherwise = (heard: string, here: Here): ParsedUtterance | null =>
  isAsked(here.situation)
    ? (corrected(heard, here) ?? wished(heard, here))
    : (clock(heard) ?? corrected(heard, here) ?? asRequest(heard, here));

/** Flow waits for an answer. */
const isAsked = ({ question, confirming }: Situation): boolean => question !== null || confirming !== undefined;

/** Other questions about times and days are for the calendar. */
const clock = (heard: string): ParsedUtterance | null => {
  const about = parseTalk(heard);
  return about === 'clock' || about === 'day' ? { kind: 'talk', about } : null;
};

const corrected = (heard: string, here: Here): ParsedUtterance | null => {
  const { situation, ways } = here;
  const correction = correctionIn(heard, (words) => listedMail(words, situation, ways.asSaid) ?? plainly(words, here));
  if (correction === null) return null;
  if (correction.kind === 'said') return unlessFinal(heard, again(correction.words, here), here);
  if (correction.kind === 'unclear') return { kind: 'fallback', heard };
  return isAsked(situation) ? null : { kind: 'talk', about: 'cancelled' };
};

/** 'Tell Tom, no, tell Sarah I'm late': the order may itself need other words. */
const plainly = (words: string, here: Here): ParsedUtterance => {
  const intent = here.ways.asSaid(words, here.situation);
  return intent.kind === 'fallback' && !isAsked(here.situation) ? (reworded(words, here) ?? intent) : intent;
};

/** 'No, I mean yes' must not confirm what nobody can take back. */
const unlessFinal = (heard: string, intent: ParsedUtterance, { situation, ways }: Here): ParsedUtterance => {
  const { question, confirming } = situation;
  const isFinal = confirming !== undefined || (question !== null && !isReversible(question));
  return isFinal && isYes(intent) ? ways.asSaid(heard, situation) : intent;
};

const isYes = (intent: ParsedUtterance): boolean =>
  (intent.kind === 'answer' || intent.kind === 'bulk-answer') && intent.answer.kind.endsWith('yes');

/** 'Monday would be better' is Monday. */
const wished = (heard: string, { situation, ways }: Here): ParsedUtterance | null => {
  if (situation.question?.kind !== 'when') return null;
  const time = heard.replace(wishing, '').replace(wishedFor, '');
  const intent = time === heard ? null : ways.whole(time, situation);
  return intent?.kind === 'answer' ? intent : null;
};

const asRequest = (heard: string, here: Here): ParsedUtterance | null => {
  const { situation, ways } = here;
  const phrases = (words: string): ParsedUtterance => ways.phrases(words, situation);
  const ofOwn = (words: string): ParsedUtterance => again(words, here);
  return (
    withoutTalk(heard, here) ??
    oneMail(heard, situation) ??
    messageThenCommand(heard, ofOwn, phrases) ??
    commandThenMessage(heard, phrases, ofOwn) ??
    listedMail(heard, situation, ways.asSaid) ??
    reworded(heard, here)
  );
};

/** 'Delete the one about the webinar' is about mail, though a webinar may be an event. */
const oneMail = (heard: string, situation: Situation): ParsedUtterance | null =>
  pointsToMail.test(heard) ? bulk.freeText(heard, situation) : null;

/** 'Good morning, archive this': courtesy beside a request asks for nothing. */
const withoutTalk = (heard: string, here: Here): ParsedUtterance | null => {
  const begun = heard.replace(talkBefore, '');
  // Behind a message, thanks are part of it.
  const rest = message.test(begun) ? begun : begun.replace(talkBehind, '').replace(besideRequest, '');
  if (rest === heard || rest === '' || parseTalk(heard) !== null) return null;
  const intent = again(rest, here);
  return intent.kind === 'fallback' || intent.kind === 'talk' ? null : intent;
};

const reworded = (heard: string, here: Here): ParsedUtterance | null => {
  const { situation, ways } = here;
  const toAll = situation.playing === null ? null : shortMessageToAll(heard);
  if (toAll !== null) return { kind: 'draft', act: { kind: 'reply-all', words: toAll } };
  const sentences = rewordingsOf(heard);
  const isOpen = sentences.length > 0 && (isShortMessage(heard) || !isPhrase(ways.whole(heard, situation)));
  return (isOpen ? firstRequest(sentences, (words) => again(words, here)) : null) ?? wholeInPlainerWords(heard, here);
};

/** 'We could delete this and go on': the model would hear only one of the two. */
const wholeInPlainerWords = (heard: string, here: Here): ParsedUtterance | null => {
  const plainer = mayHoldMore.test(heard) ? inPlainerWords(heard, here) : null;
  const kind = plainer && certain(plainer).kind;
  return kind === 'several' || kind === 'bulk' ? plainer : null;
};

const mayHoldMore = /\s(?:and|then)\s|\b(?:all|everything|every|rest|others)\b/i;

const inPlainerWords = (heard: string, { situation, ways }: Here): ParsedUtterance | null =>
  firstRequest(withoutPreamble(heard), (words) => ways.phrases(words, situation));

const firstRequest = (
  sentences: readonly string[],
  alone: (words: string) => ParsedUtterance,
): ParsedUtterance | null => {
  for (const words of sentences) {
    const intent = alone(words);
    if (
      isPlainRequest(intent) ||
      (looksFor.test(words) && intent.kind === 'control') ||
      isJumpToPlace(intent) ||
      isClock(intent)
    )
      return intent;
  }
  return null;
};

const isClock = (intent: ParsedUtterance): boolean =>
  intent.kind === 'talk' && (intent.about === 'clock' || intent.about === 'day');

const isJumpToPlace = (intent: ParsedUtterance): boolean =>
  intent.kind === 'control' && intent.control.kind === 'jump' && !('words' in intent.control.to);

const looksFor = /^(?:go to|find|show me) /;

/** 'Remind me about the one from Tom on Friday': Flow goes to that mail, and does nothing to this one. */
const toOtherMail = (intent: ParsedUtterance, heard: string): ParsedUtterance | null => {
  if (intent.kind !== 'command' && !(intent.kind === 'draft' && aboutThis.has(intent.act.kind))) return null;
  const [, other] = otherMail.exec(heard) ?? [];
  const jump = other === undefined ? null : parseJump(`go to the one ${other}`);
  return jump && { kind: 'control', control: { kind: 'jump', ...jump } };
};

const aboutThis: ReadonlySet<string> = new Set(['reply', 'reply-all', 'forward', 'short']);

/** Of 'this is the hotel, label it Travel and archive it', the model names only the first command. */
const alsoThen = (intent: ParsedUtterance, heard: string, { situation, ways }: Here): ParsedUtterance | null => {
  if (intent.kind !== 'command' || intent.by !== 'model' || situation.question !== null) return null;
  const isFirst = (words: string): boolean => isSameCommand(certain(ways.asSaid(words, situation)), intent);
  return commandThen(heard, intent, { isFirst, tail: (words) => ways.phrases(words, situation) });
};
