// What the palette is made of, and making it ready a little at a time while nobody waits, so that opening it and the first letter are at once.
import { prepare } from '#language/intents/recognize.ts';
import type { Situation } from '#language/intents/situation.ts';
import { gatherSynonyms, type Synonyms } from '#language/intents/synonyms.ts';
import { understand } from '#language/understand.ts';
import { bitByBit } from '#web/ui/later.ts';
import { allOffers, type Offer } from './offers.ts';

/** In each idle moment a few milliseconds' worth. */
export const warmPalette = async (): Promise<void> => {
  await bitByBit(() => prepare(25));
  await bitByBit(() => gather(25));
  const unasked = offers().flatMap(({ phrase }) => phrase ?? []);
  await bitByBit(() => {
    for (const phrase of unasked.splice(0, 4)) understand(phrase, nowhere);
    return unasked.length === 0;
  });
};

let madeOffers: readonly Offer[] | undefined;
export const offers = (): readonly Offer[] => {
  madeOffers ??= allOffers();
  return madeOffers;
};

/** Whoever cannot wait has them at once. */
export const words = (): Synonyms => {
  gather(Number.POSITIVE_INFINITY);
  return madeWords;
};

const gathering = gatherSynonyms();
let madeWords: Synonyms = new Map();
let isGathered = false;

/** Of so many phrases more; true once there are no others. */
const gather = (phrases: number): boolean => {
  for (let n = 0; n < phrases && !isGathered; n += 1) {
    const { done, value } = gathering.next();
    if (!done) continue;
    [madeWords, isGathered] = [value, true];
  }
  return isGathered;
};

const nowhere: Situation = {
  playing: null,
  lastActedOn: null,
  undoable: null,
  undoes: null,
  redoable: null,
  redoes: null,
  isPlaying: false,
  searching: null,
  asking: null,
  labels: [],
  question: null,
  now: new Date(0),
  zone: 'UTC',
};
