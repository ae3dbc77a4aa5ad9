// Predicts the intent of a sentence in a person's own words. It acts if the model is sure and undo is possible; otherwise Flow asks first.
import { forbids, hesitates, tellsOrAsks } from '#language/en/classifier/intent-words.ts';
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

/** The least probability for each kind of intent, tuned on the open half of the paraphrases. */
const from = {
  /** Changes nothing. */
  harmless: 0.35,
  /** Counts the mails and asks. */
  many: 0.62,
  /** Changes mail; below this Flow asks first. */
  done: 0.65,
  doubted: 0.6,
  /** Asks before it trashes or sends. */
  grave: 0.4,
  /** While dictating, a command instead of text; `order` for short ones. */
  command: 0.8,
  order: 0.65,
  /** For utterances of no, one or two words; `goOn`: resume. */
  few: [1, 0.9, 0.75],
  goOn: 0.9,
  /** Beats free text; `nothing`: not addressed to Flow. */
  rather: 0.6,
  nothing: 0.8,
  /** Beats a question about mail. */
  question: 0.9,
};

export const predictIntent = (heard: string, situation: Situation): ParsedUtterance | null =>
  intentAmong(heard, situation, 0);

/** An intent that is more likely than a free-text search or dictation. */
export const predictOverFreeText = (heard: string, situation: Situation): ParsedUtterance | null =>
  isTextHere(heard, situation) ? null : intentAmong(heard, situation, from.rather);

/** A question about the mail in play that is more likely than one about all mail. */
export const predictOverQuestion = (heard: string, situation: Situation): ParsedUtterance | null =>
  intentAmong(heard, situation, from.question);

/** A mail phrase is not for the draft: 'archive it' is no 'redo'. */
const isTextHere = (heard: string, { drafting }: Situation): boolean =>
  drafting?.step === 'writing' && recognize(normalize(heard)).length > 0;

const intentAmong = (heard: string, situation: Situation, least: number): ParsedUtterance | null => {
  const answer = answeredTime(heard, situation);
  if (answer !== null) return answer;
  const intent = likeliest(heard, situation);
  if (intent === null || intent.chance < least || isContradicted(intent.label, heard)) return null;
  const meant = intentForLabel(intent.label, { heard, situation });
  const chance = isDoubtful(intent.label, heard) ? Math.min(intent.chance, from.doubted) : intent.chance;
  return meant && weighed(meant, heard, chance, situation);
};

export const chancesOf = (heard: string, situation: Situation): Pick<Prediction, 'chance' | 'nothing'> | null =>
  scored(heard, dialogueStatesOf(situation));

/** Surely not addressed to Flow. */
export const isOutOfScope = (heard: string, situation: Situation): boolean =>
  (scored(heard, dialogueStatesOf(situation))?.nothing ?? 0) >= from.nothing;

const likeliest = (heard: string, situation: Situation): { label: IntentLabel; chance: number } | null => {
  const places = dialogueStatesOf(situation);
  const match = scored(heard, places);
  const least = places.includes('writing') ? leastOfCommand(heard) : from.harmless;
  if (match === null || match.chance < Math.max(least, leastOfFew(heard), leastToGoOn(match.label), match.nothing))
    return null;
  return isIntentLabel(match.label) ? { label: match.label, chance: match.chance } : null;
};

const leastOfCommand = (heard: string): number => (heard.split(/\s+/).length <= anOrder ? from.order : from.command);

/** One or two words can be a name or a topic. */
const leastOfFew = (heard: string): number => from.few[modelWords(heard).length] ?? 0;

/** While paused, 'resume' is so likely a priori that unrelated words would trigger it. */
const leastToGoOn = (label: string): number => (label === 'resume' ? from.goOn : 0);

const anOrder = 9;

const scored = (heard: string, places: readonly DialogueState[]): Prediction | null => {
  if (places.length === 0 || heard.length > longest) return null;
  const competing = labelsFor(places);
  return intentModel()?.predict(modelWords(heard), (name) => competing.has(name)) ?? null;
};

const longest = 200;

const weighed = (meant: CertainIntent, heard: string, chance: number, situation: Situation): ParsedUtterance | null => {
  if (isConsent(meant)) return isReversible(situation.question) && !hesitates.test(heard) ? markModel(meant) : null;
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

const ifSure = (chance: number, least: number, intent: ParsedUtterance): ParsedUtterance | null =>
  chance < least ? null : intent;

/** Forbidding, telling or asking about an action does not ask for it. */
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

/** A model may answer yes only if one word undoes the act. */
const isConsent = (meant: CertainIntent): boolean => meant.kind === 'answer' && meant.answer.kind === 'yes';

const changes = ({ kind }: CertainIntent): boolean => kind === 'command' || kind === 'take-back' || kind === 'bulk';
