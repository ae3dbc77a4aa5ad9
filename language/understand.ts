// The entry point of understanding: turns an utterance and the situation into one `ParsedUtterance`. Pure.

import type { DraftAct } from '#language/drafting/draft-intent.ts';
import { betweenCommands } from '#language/en/compound/clause-words.ts';
import { sceneIntent } from '#language/intents/scene-intent.ts';
import type { Situation } from '#language/intents/situation.ts';
import type { AskIntent } from './asking/ask-request.ts';
import { asking, askOfMail, asksForSure } from './asking/asking-scene.ts';
import { parseBulkAnswer } from './bulk/bulk-answer.ts';
import { bulk } from './bulk/bulk-scene.ts';
import { repeatsRequest } from './bulk/repeated-request.ts';
import { isQuoted, isReportedSpeech, namesTwoActions } from './classifier/contradictions.ts';
import { isDictatedText } from './classifier/dictated-text.ts';
import { matchKeywords } from './classifier/match-keywords.ts';
import { parseMisheard } from './classifier/misheard.ts';
import { peopleNamed } from './classifier/named-entities.ts';
import { isOutOfScope, predictIntent, predictOverFreeText, predictOverQuestion } from './classifier/predict-intent.ts';
import { mentionsEvent, predictTask } from './classifier/predict-task.ts';
import { unsupportedTopic } from './classifier/unsupported-topic.ts';
import { correctsItself, intentAmongClauses, splitClauses } from './compound/clauses.ts';
import { firstCommandIn, parseCommandGroup, splitCommands } from './compound/command-group.ts';
import { inOtherWords } from './compound/other-words.ts';
import { parseRecurringOnce } from './compound/recurring-once.ts';
import { parseHold, parseLongText } from './drafting/draft-act.ts';
import { saysMail } from './en/classifier/intent-words.ts';
import { stockWords } from './en/drafting/short-replies.ts';
import { parseAnswer } from './engine/answer.ts';
import { normalize } from './engine/normalize.ts';
import { isTooLong } from './engine/too-long.ts';
import { isGrave } from './intents/gravity.ts';
import type { Control, ParsedUtterance } from './intents/intent.ts';
import { recognize } from './intents/recognize.ts';
import { resolve } from './intents/resolve.ts';
import { askFreeText, askInFront } from './intents/scenes.ts';
import { parseInquiry } from './player/inquiry.ts';
import { openedScope } from './search/open-scope.ts';
import { unsupportedIntent } from './unsupported/unsupported-request.ts';

/** The intent of an utterance in a situation, or `fallback`. Pure. */
export const understand = (utterance: string, situation: Situation): ParsedUtterance => {
  const heard = utterance.trim();
  if (isTooLong(heard)) return ofLong(heard, situation);
  if (isReportedSpeech(heard) && (situation.drafting?.step ?? 'none') === 'none') return { kind: 'fallback', heard };
  return parseRecurringOnce(heard, situation, (once) => ofOne(once, situation)) ?? ofOne(heard, situation);
};

const ofOne = (heard: string, situation: Situation): ParsedUtterance =>
  // 'Done with the second one' is about the list that Flow just said.
  isQuoted(heard) || asking.inFront(heard, situation) !== null
    ? asSaid(heard, situation)
    : inOtherWords(heard, situation, { asSaid, phrases: understandPhrases, whole });

const asSaid = (heard: string, situation: Situation): ParsedUtterance => {
  const intent = whole(heard, situation);
  const several = asGroup(intent, heard, situation);
  if (several) return several;
  if (intent.kind === 'fallback')
    return (
      misheard(heard, situation) ??
      orOneOf(amongOthers(heard, situation), heard, situation) ??
      asked(heard, situation) ??
      intent
    );
  return orRather(intent, heard, situation);
};

/** Corrects misheard words only into whole phrases, never into free text. */
const misheard = (heard: string, situation: Situation): ParsedUtterance | null =>
  parseMisheard(heard, (words) => {
    const intent = whole(words, situation);
    return isOpenEnded(intent, words, situation) ? { kind: 'fallback', heard } : intent;
  });

/** Any question may be about mail, but an answer to a question of Flow's, or text for a draft, is no question. */
const asked = (heard: string, { question, confirming, drafting }: Situation): ParsedUtterance | null =>
  question === null && confirming === undefined && (drafting?.step ?? 'none') === 'none' ? askOfMail(heard) : null;

/** 'What did Legal say about the lease' is nothing else. */
const rarelyAsks = ({ request }: AskIntent, heard: string): boolean => request.does === 'ask' && !asksForSure(heard);

const orRather = (intent: ParsedUtterance, heard: string, situation: Situation): ParsedUtterance => {
  if (intent.kind === 'ask')
    return rarelyAsks(intent, heard) ? (predictOverQuestion(heard, situation) ?? intent) : intent;
  const rather = isOpenEnded(intent, heard, situation) ? predictOverFreeText(heard, situation) : null;
  if (rather !== null && !(hasMessage(intent) && losesMessage(rather, heard))) return likelier(intent, rather, heard);
  return isSearch(intent) && isSearchForNothing(heard, situation) ? { kind: 'fallback', heard } : intent;
};

const likelier = (intent: ParsedUtterance, rather: ParsedUtterance, heard: string): ParsedUtterance =>
  kindOf(rather) === kindOf(intent) || isDictatedText(intent, heard, kindOf(rather)) ? intent : rather;

/** The person's own words are the message, not a stock answer that sounds like them. */
const hasMessage = (intent: ParsedUtterance): boolean =>
  intent.kind === 'draft' && 'words' in intent.act && intent.act.words !== null && !stockWords.test(intent.act.words);

const losesMessage = (rather: ParsedUtterance, heard: string): boolean =>
  ((rather.kind === 'command' || narrows(rather)) && saysOutright.test(heard)) ||
  (rather.kind === 'draft' && rather.act.kind === 'short');

const narrows = (intent: ParsedUtterance): boolean => intent.kind === 'control' && intent.control.kind === 'refine';

const saysOutright = /^(?:please |just )*(?:reply|say|tell|respond)\b/i;

/** Only if no phrase covers the whole. A hold comes before everything else in the utterance. */
const asGroup = (intent: ParsedUtterance, heard: string, situation: Situation): ParsedUtterance | null => {
  if ((intent.kind !== 'fallback' && !isOfAnyWords(intent)) || isQuoted(heard)) return null;
  return heldBeside(heard, situation) ?? parseCommandGroup(heard, situation, understood);
};

/** Only next to other parts. If every part holds, another rule applies. */
const heldBeside = (heard: string, situation: Situation): ParsedUtterance | null => {
  const parts = splitCommands(heard);
  const held = parts.filter((part) => holding(part, situation) !== null);
  return held.length < parts.length ? heldAmong(held, situation) : null;
};

/** If the model would do only the first of two commands, Flow asks. */
const orOneOf = (predicted: ParsedUtterance | null, heard: string, situation: Situation): ParsedUtterance | null => {
  const first = oneOfSeveral(heard, situation);
  if (predicted === null || first === null || !betweenCommands.test(heard)) return predicted ?? first;
  return first.kind === 'unsure' && isSameAct(predicted, first.meant) ? first : predicted;
};

const isSameAct = (one: ParsedUtterance, other: ParsedUtterance): boolean =>
  one.kind === 'command' && other.kind === 'command' && JSON.stringify(one.command) === JSON.stringify(other.command);

const oneOfSeveral = (heard: string, situation: Situation): ParsedUtterance | null =>
  isQuoted(heard) || situation.question !== null ? null : firstCommandIn(heard, situation, understood);

/** A label or a sender may have any name: 'Legal and archive it'. */
const isOfAnyWords = (intent: ParsedUtterance): boolean =>
  isGuess(intent) ||
  (intent.kind === 'control' && intent.control.kind === 'block' && 'called' in intent.control.sender);

/** Without a word for mail, and without a name, it may be of another world. */
const isSearchForNothing = (heard: string, situation: Situation): boolean =>
  !saysMail.test(heard) && peopleNamed(heard).length === 0 && isOutOfScope(heard, situation);

/** A letter is not a request, and Flow keeps all its words. */
const ofLong = (heard: string, { drafting }: Situation): ParsedUtterance => {
  const act = drafting ? parseLongText(heard, drafting) : null;
  return act === null ? { kind: 'fallback', heard } : { kind: 'draft', act };
};

const isSearch = (intent: ParsedUtterance): boolean => intent.kind === 'control' && intent.control.kind === 'search';

const amongOthers = (heard: string, situation: Situation): ParsedUtterance | null => {
  if (isQuoted(heard) || namesTwoActions(heard) || isOfAnotherTime(heard)) return null;
  const why = unsupportedTopic(heard, situation);
  if (why !== null) return unsupportedIntent(why, heard);
  const predicted = amongIntents(heard, situation);
  return predicted === null || (isRatherEvent(predicted) && mentionsEvent(heard))
    ? (predictTask(heard, situation) ?? predicted)
    : predicted;
};

/** 'Sorted' refers to the last mail that Flow read. */
const isOfAnotherTime = (heard: string): boolean =>
  recognize(normalize(heard)).some((intent) => intent.kind === 'triage' && intent.sense === 'in-mail');

const isRatherEvent = (intent: ParsedUtterance): boolean => doesSomething(intent) || isSearch(intent);

/** 'Take that event off my calendar' archives no mail, and 'what meetings do I have' does not resume reading. */
const doesSomething = (intent: ParsedUtterance): boolean =>
  intent.kind === 'control' ? !searching.has(intent.control.kind) : done.has(intent.kind);
const done: ReadonlySet<string> = new Set(['command', 'bulk', 'unsure', 'take-back']);

/**
 * The model sees the whole sentence, so it comes before the clauses if it needs no confirmation and the person did not
 * correct themselves.
 */
const amongIntents = (heard: string, situation: Situation): ParsedUtterance | null => {
  const turned = correctsItself(heard, (clause) => understood(clause, situation)) ? inClauses(heard, situation) : null;
  const rather = turned ?? predictOverFreeText(heard, situation);
  if (rather !== null && rather.kind !== 'unsure') return rather;
  return inClauses(heard, situation) ?? rather ?? matchKeywords(heard, situation) ?? predictIntent(heard, situation);
};

/** The same without the intent model, which would find an intent even in words that nobody said. */
export const understandPhrases = (utterance: string, situation: Situation): ParsedUtterance => {
  const heard = utterance.trim();
  if (isTooLong(heard)) return ofLong(heard, situation);
  const intent = whole(heard, situation);
  const several = asGroup(intent, heard, situation);
  if (several || intent.kind !== 'fallback') return several ?? intent;
  return inClauses(heard, situation) ?? matchKeywords(heard, situation) ?? intent;
};

const kindOf = (intent: ParsedUtterance): string => {
  if (intent.kind === 'control') return intent.control.kind;
  if (intent.kind === 'bulk-answer') return intent.answer.kind;
  return intent.kind === 'draft' ? intent.act.kind : intent.kind;
};

/** Any words could be search terms or text. */
const isOpenEnded = (intent: ParsedUtterance, heard: string, { labels }: Situation): boolean => {
  if (intent.kind === 'control') return isOpen(intent.control, () => openedScope(heard, labels) !== null);
  if (intent.kind === 'bulk-answer') return 'words' in intent.answer;
  return intent.kind === 'draft' && 'words' in intent.act && intent.act.words !== null && !isEdit(intent.act);
};

/** 'Make it a new mail' sounds like one. */
const isEdit = (act: DraftAct): boolean => act.kind === 'edit' && act.edit.kind !== 'make-it';

/** 'The oldest' and 'go to trash' are whole phrases. */
const isOpen = (control: Control, isScope: () => boolean): boolean => {
  if (control.kind === 'jump') return 'words' in control.to;
  return control.kind === 'search' && !isScope();
};

/** These change no event. */
const searching: ReadonlySet<string> = new Set(['search', 'refine', 'jump', 'pass', 'new-label']);

const whole = (heard: string, situation: Situation): ParsedUtterance =>
  holding(heard, situation) ?? answering(heard, situation) ?? understood(heard, situation);

/** The one request among clauses, if the whole has no intent. */
const inClauses = (heard: string, situation: Situation): ParsedUtterance | null => {
  const clauses = splitClauses(heard);
  if (clauses.length < 2) return null;
  const answers = clauses.map((clause) => answering(clause, situation));
  return (
    answerAmong(answers) ??
    heldAmong(clauses, situation) ??
    intentAmongClauses(clauses, (clause) => understood(clause, situation), isGrave)
  );
};

/** "No" in any clause cancels; a bulk "yes" must stand alone. */
const answerAmong = (answers: readonly (ParsedUtterance | null)[]): ParsedUtterance | null => {
  const no = answers.find((one) => kindOfAnswer(one) === 'no');
  if (no) return no;
  if (!answers.every((one) => kindOfAnswer(one)?.endsWith('yes'))) return null;
  return answers.find((one) => kindOfAnswer(one) === 'yes') ?? answers[0] ?? null;
};

const kindOfAnswer = (answer: ParsedUtterance | null): string | null =>
  answer?.kind === 'answer' || answer?.kind === 'bulk-answer' ? answer.answer.kind : null;

/** 'Send it' reverts a needless hold. */
const heldAmong = (clauses: readonly string[], situation: Situation): ParsedUtterance | null =>
  clauses.map((clause) => holding(clause, situation)).find((one) => one !== null) ?? null;

/** While Flow holds mail, every stop phrase holds it, whatever else is open. 'Send it' reverts a needless hold. */
const holding = (heard: string, { drafting }: Situation): ParsedUtterance | null => {
  if (drafting?.sending !== 'held') return null;
  const act = parseHold(heard) ?? (isPause(heard) ? { kind: 'hold' as const } : null);
  return act && { kind: 'draft', act };
};

const isPause = (heard: string): boolean =>
  recognize(normalize(heard)).some((intent) => intent.kind === 'control' && intent.control.kind === 'pause');

const answering = (heard: string, situation: Situation): ParsedUtterance | null => {
  const { question, confirming } = situation;
  const toMany = confirming
    ? (parseBulkAnswer(heard, confirming) ?? repeatsRequest(heard, confirming, situation))
    : null;
  if (toMany !== null) return { kind: 'bulk-answer', answer: toMany };
  const answer = question && parseAnswer(heard, question);
  return answer ? { kind: 'answer', answer } : sceneIntent(heard, situation);
};

const understood = (heard: string, situation: Situation): ParsedUtterance => {
  const inFront = askInFront(heard, situation);
  if (inFront !== null) return inFront;
  if (situation.drafting?.step === 'ready') return ofReady(heard);
  const phrase = phraseIn(heard, situation);
  if (phrase === null) return inOwnWords(heard, situation);
  return (isGuess(phrase) ? bulk.freeText(heard, situation) : null) ?? phrase;
};

/** Any words could name a label. Without such a label, a bulk request wins. */
const isGuess = (phrase: ParsedUtterance): boolean =>
  (phrase.kind === 'control' && phrase.control.kind === 'new-label') ||
  (phrase.kind === 'refused' && (phrase.why === 'no-such-label' || phrase.why === 'label-name'));

/** After the read-back: repeat it, stop, or help. */
const ofReady = (heard: string): ParsedUtterance => {
  const about = parseInquiry(heard);
  if (about?.about === 'help') return { kind: 'inquiry', ...about };
  if (about?.about === 'repeat') return { kind: 'draft', act: { kind: 'read-back' } };
  return isPause(heard) ? { kind: 'draft', act: { kind: 'hold' } } : { kind: 'fallback', heard };
};

const phraseIn = (heard: string, situation: Situation): ParsedUtterance | null => {
  for (const phrase of recognize(normalize(heard))) {
    const intent = resolve(phrase, situation, heard);
    if (intent !== null) return intent;
  }
  return null;
};

const inOwnWords = (heard: string, situation: Situation): ParsedUtterance => {
  const inquired = parseInquiry(heard);
  if (inquired !== null) return { kind: 'inquiry', ...inquired };
  return askFreeText(heard, situation) ?? { kind: 'fallback', heard };
};
