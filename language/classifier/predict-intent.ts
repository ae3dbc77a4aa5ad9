// What a sentence in a person's own words wishes for, by the model: done where it is sure and nothing is lost by it, asked about where
// it throws something away or reaches other people, or where it is not so sure.
import { forbids, tellsOrAsks } from '#language/en/classifier/intent-words.ts';
import { normalize } from '#language/engine/normalize.ts';
import { isReversible } from '#language/engine/question.ts';
import type { CertainIntent, ParsedUtterance } from '#language/intents/intent.ts';
import { recognize } from '#language/intents/recognize.ts';
import type { Situation } from '#language/intents/situation.ts';
import type { Prediction } from '#language/model/intent-model.ts';
import { isDestructiveBulk } from './bulk-in-own-words.ts';
import { confirmModel, isDestructive, markModel } from './confirm-model.ts';
import { isContradicted, isDoubtful } from './contradictions.ts';
import { type DialogueState, dialogueStatesOf } from './dialogue-state.ts';
import { answeredTime } from './intent-builders.ts';
import { intentForLabel } from './intent-for-label.ts';
import { type IntentLabel, isIntentLabel, labelsFor } from './intent-labels.ts';
import { intentModel } from './loaded-intent-model.ts';
import { modelWords } from './model-words.ts';

/** Tuned on the half of the paraphrases that may be looked at; each the chance from which on it holds. */
const from = {
  /** Something is done that changes nothing. */
  harmless: 0.35,
  /** It is counted how many mails are meant, and asked. */
  many: 0.62,
  /** Mail is changed; below that it is asked whether it is to be. */
  done: 0.65,
  doubted: 0.6,
  /** It is asked whether something is to be thrown away, or to leave. */
  grave: 0.4,
  /** What is said while one writes is no text; and where it is short. */
  command: 0.8,
  order: 0.65,
  /** What is said in one word, or in two; and that Flow is to go on. */
  few: [1, 0.9, 0.75],
  goOn: 0.9,
  /** What any words could have been is rather this; or nothing for Flow. */
  rather: 0.6,
  nothing: 0.8,
};

/** Null where the model is not at hand, it is likelier nothing for Flow, or the words do not say enough. */
export const predictIntent = (heard: string, situation: Situation): ParsedUtterance | null =>
  wished(heard, situation, 0);

/** What is surer than a search, or a text, that any words could be; null where nothing is. */
export const predictOverFreeText = (heard: string, situation: Situation): ParsedUtterance | null =>
  isTextHere(heard, situation) ? null : wished(heard, situation, from.rather);

/** A phrase of mail is none of a draft, whatever it resembles there: 'archive it' is no 'redo'. */
const isTextHere = (heard: string, { drafting }: Situation): boolean =>
  drafting?.step === 'writing' && recognize(normalize(heard)).length > 0;

const wished = (heard: string, situation: Situation, least: number): ParsedUtterance | null => {
  const answer = answeredTime(heard, situation);
  if (answer !== null) return answer;
  const found = likeliest(heard, situation);
  if (found === null || found.chance < least || isContradicted(found.wish, heard)) return null;
  const meant = intentForLabel(found.wish, { heard, situation });
  const chance = isDoubtful(found.wish, heard) ? Math.min(found.chance, from.doubted) : found.chance;
  return meant && weighed(meant, heard, chance, situation);
};

/** How likely the likeliest wish is, and that it is none; null where the model is not at hand. */
export const chancesOf = (heard: string, situation: Situation): Pick<Prediction, 'chance' | 'nothing'> | null =>
  scored(heard, dialogueStatesOf(situation));

/** What is surely nothing for Flow, whatever else its words could be. */
export const isOutOfScope = (heard: string, situation: Situation): boolean =>
  (scored(heard, dialogueStatesOf(situation))?.nothing ?? 0) >= from.nothing;

const likeliest = (heard: string, situation: Situation): { wish: IntentLabel; chance: number } | null => {
  const places = dialogueStatesOf(situation);
  const found = scored(heard, places);
  const least = places.includes('writing') ? leastOfCommand(heard) : from.harmless;
  if (found === null || found.chance < Math.max(least, leastOfFew(heard), leastToGoOn(found.wish), found.nothing))
    return null;
  return isIntentLabel(found.wish) ? { wish: found.wish, chance: found.chance } : null;
};

const leastOfCommand = (heard: string): number => (heard.split(/\s+/).length <= anOrder ? from.order : from.command);

/** A word or two can be a name or what a mail is about. */
const leastOfFew = (heard: string): number => from.few[modelWords(heard).length] ?? 0;

/** Where the voice rests, to hear on is so likely that words which say nothing of it would do. */
const leastToGoOn = (wish: string): number => (wish === 'resume' ? from.goOn : 0);

/** Words; a sentence of a mail has seldom fewer. */
const anOrder = 9;

/** Null where the model is not at hand, or Flow waits for a name. */
const scored = (heard: string, places: readonly DialogueState[]): Prediction | null => {
  if (places.length === 0 || heard.length > longest) return null;
  const competing = labelsFor(places);
  return intentModel()?.wished(modelWords(heard), (name) => competing.has(name)) ?? null;
};

/** Characters; who says more tells a story. */
const longest = 200;

const weighed = (meant: CertainIntent, heard: string, chance: number, situation: Situation): ParsedUtterance | null => {
  if (isConsent(meant)) return isReversible(situation.question) ? markModel(meant) : null;
  const lost = isDestructive(meant);
  if (!lost && !changes(meant)) return markModel(meant);
  if (isForbiddenAction(meant, heard)) return null;
  return lost ? ifSure(chance, from.grave, markModel(meant)) : changing(meant, chance);
};

const changing = (meant: CertainIntent, chance: number): ParsedUtterance | null => {
  if (meant.kind === 'bulk')
    return ifSure(chance, isDestructiveBulk(meant.request.act) ? from.done : from.many, markModel(meant));
  if (meant.kind === 'command' && chance < from.done) return confirmModel(meant);
  return ifSure(chance, from.done, markModel(meant));
};

const ifSure = (chance: number, least: number, found: ParsedUtterance): ParsedUtterance | null =>
  chance < least ? null : found;

/** Who forbids it, or tells or asks whether it was done, wants nothing done. */
export const isForbiddenAction = (meant: CertainIntent, heard: string): boolean =>
  isForbidden(heard) && !isHarmless(meant);

const isForbidden = (heard: string): boolean => forbids.test(heard.toLowerCase()) || tellsOrAsks.test(normalize(heard));

/** It brings something back, or reminds of it: 'I did not want that deleted'. */
const isHarmless = (meant: CertainIntent): boolean =>
  meant.kind === 'take-back' || (meant.kind === 'command' && harmless.has(meant.command.kind));

const harmless: ReadonlySet<string> = new Set([
  'undo',
  'redo',
  'remind',
  'unstar',
  'unmute',
  'mark-unread',
  'mark-read',
]);

/** A yes is given only to what one word takes back. */
const isConsent = (meant: CertainIntent): boolean => meant.kind === 'answer' && meant.answer.kind === 'yes';

const changes = ({ kind }: CertainIntent): boolean => kind === 'command' || kind === 'take-back' || kind === 'bulk';
