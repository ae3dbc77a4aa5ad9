// Prepares the palette's data in idle time, so it opens at once.
import { prepare } from '#language/intents/recognize.ts';
import type { Situation } from '#language/intents/situation.ts';
import { gatherSynonyms, type Synonyms } from '#language/intents/synonyms.ts';
import { understand } from '#language/understand.ts';
import { once } from '#web/once.ts';
import { bitByBit } from '#web/ui/later.ts';
import { allOffers, type Offer } from './offers.ts';

/** A few milliseconds of work per idle moment. */
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

/** Completes the preparation at once if needed. */
export const words = (): Synonyms => {
  gather(Number.POSITIVE_INFINITY);
  return gathered.words;
};

const gathering = gatherSynonyms();
const gathered: { words: Synonyms; all: boolean } = { words: new Map(), all: false };

/** Adds this many phrases; returns true at the end. */
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
