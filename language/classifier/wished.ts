// What a sentence in a person's own words wishes for, by the model: done where it is sure and nothing is lost by it, asked about where
// it throws something away or reaches other people, or where it is not so sure.
import { forbids, tellsOrAsks } from '#language/en/classifier/wish-words.ts';
import { normalize } from '#language/engine/normalize.ts';
import { isReversible } from '#language/engine/question.ts';
import { recognize } from '#language/intents/recognize.ts';
import type { Situation } from '#language/intents/situation.ts';
import type { Sure, Understanding } from '#language/intents/understanding.ts';
import type { Wished } from '#language/model/wish-model.ts';
import { isDoubtful, speaksAgainst } from './against.ts';
import { wishModel } from './at-hand.ts';
import { askedByModel, byModel, isLost } from './by-model.ts';
import { throwsAway } from './many.ts';
import { meaningOf } from './means.ts';
import { timeAsked } from './meant.ts';
import { type Place, placesOf } from './place.ts';
import { isWish, type Wish, wishesIn } from './wish.ts';
import { wishWords } from './words.ts';

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
export const wishedIn = (heard: string, situation: Situation): Understanding | null => wished(heard, situation, 0);

/** What is surer than a search, or a text, that any words could be; null where nothing is. */
export const ratherWished = (heard: string, situation: Situation): Understanding | null =>
  isTextHere(heard, situation) ? null : wished(heard, situation, from.rather);

/** A phrase of mail is none of a draft, whatever it resembles there: 'archive it' is no 'redo'. */
const isTextHere = (heard: string, { drafting }: Situation): boolean =>
  drafting?.step === 'writing' && recognize(normalize(heard)).length > 0;

const wished = (heard: string, situation: Situation, least: number): Understanding | null => {
  const answer = timeAsked(heard, situation);
  if (answer !== null) return answer;
  const found = likeliest(heard, situation);
  if (found === null || found.chance < least || speaksAgainst(found.wish, heard)) return null;
  const meant = meaningOf(found.wish, { heard, situation });
  const chance = isDoubtful(found.wish, heard) ? Math.min(found.chance, from.doubted) : found.chance;
  return meant && weighed(meant, heard, chance, situation);
};

/** How likely the likeliest wish is, and that it is none; null where the model is not at hand. */
export const chancesOf = (heard: string, situation: Situation): Pick<Wished, 'chance' | 'nothing'> | null =>
  scored(heard, placesOf(situation));

/** What is surely nothing for Flow, whatever else its words could be. */
export const isNothing = (heard: string, situation: Situation): boolean =>
  (scored(heard, placesOf(situation))?.nothing ?? 0) >= from.nothing;

const likeliest = (heard: string, situation: Situation): { wish: Wish; chance: number } | null => {
  const places = placesOf(situation);
  const found = scored(heard, places);
  const least = places.includes('writing') ? leastOfCommand(heard) : from.harmless;
  if (found === null || found.chance < Math.max(least, leastOfFew(heard), leastToGoOn(found.wish), found.nothing))
    return null;
  return isWish(found.wish) ? { wish: found.wish, chance: found.chance } : null;
};

const leastOfCommand = (heard: string): number => (heard.split(/\s+/).length <= anOrder ? from.order : from.command);

/** A word or two can be a name or what a mail is about. */
const leastOfFew = (heard: string): number => from.few[wishWords(heard).length] ?? 0;

/** Where the voice rests, to hear on is so likely that words which say nothing of it would do. */
const leastToGoOn = (wish: string): number => (wish === 'resume' ? from.goOn : 0);

/** Words; a sentence of a mail has seldom fewer. */
const anOrder = 9;

/** Null where the model is not at hand, or Flow waits for a name. */
const scored = (heard: string, places: readonly Place[]): Wished | null => {
  if (places.length === 0 || heard.length > longest) return null;
  const competing = wishesIn(places);
  return wishModel()?.wished(wishWords(heard), (name) => competing.has(name)) ?? null;
};

/** Characters; who says more tells a story. */
const longest = 200;

const weighed = (meant: Sure, heard: string, chance: number, situation: Situation): Understanding | null => {
  if (isConsent(meant)) return isReversible(situation.question) ? byModel(meant) : null;
  const lost = isLost(meant);
  if (!lost && !changes(meant)) return byModel(meant);
  if (isLeftAlone(meant, heard)) return null;
  return lost ? ifSure(chance, from.grave, byModel(meant)) : changing(meant, chance);
};

const changing = (meant: Sure, chance: number): Understanding | null => {
  if (meant.kind === 'bulk')
    return ifSure(chance, throwsAway(meant.request.act) ? from.done : from.many, byModel(meant));
  if (meant.kind === 'command' && chance < from.done) return askedByModel(meant);
  return ifSure(chance, from.done, byModel(meant));
};

const ifSure = (chance: number, least: number, found: Understanding): Understanding | null =>
  chance < least ? null : found;

/** Who forbids it, or tells or asks whether it was done, wants nothing done. */
export const isLeftAlone = (meant: Sure, heard: string): boolean => isForbidden(heard) && !isHarmless(meant);

const isForbidden = (heard: string): boolean => forbids.test(heard.toLowerCase()) || tellsOrAsks.test(normalize(heard));

/** It brings something back, or reminds of it: 'I did not want that deleted'. */
const isHarmless = (meant: Sure): boolean =>
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
const isConsent = (meant: Sure): boolean => meant.kind === 'answer' && meant.answer.kind === 'yes';

const changes = ({ kind }: Sure): boolean => kind === 'command' || kind === 'take-back' || kind === 'bulk';
