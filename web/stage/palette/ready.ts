// What the palette is made of, and making it ready a little at a time while nobody waits, so that opening it and the first letter are at once.
import { prepare } from '#language/intents/recognize.ts';
import type { Situation } from '#language/intents/situation.ts';
import { gatherSynonyms, type Synonyms } from '#language/intents/synonyms.ts';
import { understand } from '#language/understand.ts';
import { once } from '#web/once.ts';
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

export const offers = once((): readonly Offer[] => allOffers());

/** Whoever cannot wait has them at once. */
export const words = (): Synonyms => {
  gather(Number.POSITIVE_INFINITY);
  return gathered.words;
};

const gathering = gatherSynonyms();
const gathered: { words: Synonyms; all: boolean } = { words: new Map(), all: false };

/** Of so many phrases more; true once there are no others. */
const gather = (phrases: number): boolean => {
  for (let n = 0; n < phrases && !gathered.all; n += 1) {
    const { done, value } = gathering.next();
    if (!done) continue;
    gathered.words = value;
    gathered.all = true;
  }
  return gathered.all;
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
