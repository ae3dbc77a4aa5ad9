// Slots as labels of words and back, and the training of the slot model from rows.
import type { Analysis } from '#language/model/analysis.ts';
import { slotFeatures } from '#language/model/slot-features.ts';
import { type Chain, type Crf, type CrfOptions, trainCrf } from './crf.ts';
import type { Row, Slot } from './rows.ts';
import { type Space, spaceOf } from './space.ts';

export interface Tagger {
  readonly labels: readonly string[];
  readonly space: Space;
  readonly crf: Crf;
}

export interface TagExample {
  readonly row: Row;
  readonly read: Analysis;
  readonly intent: string;
}

/** The slots of mail and calendar. Other slots, and rare ones, are not worth their weights. */
export const slotTypes = [
  'date',
  'time',
  'timeofday',
  'event_name',
  'person',
  'relation',
  'place_name',
  'personal_info',
  'email_address',
  'email_folder',
  'general_frequency',
  'meal_type',
  'business_name',
] as const;

export const tagLabels: readonly string[] = ['O', ...slotTypes.flatMap((type) => [`B-${type}`, `I-${type}`])];

export const taughtTagger = (examples: readonly TagExample[], options: TaggerOptions): Tagger => {
  const rows = examples.map(({ read, intent }) => slotFeatures(read, intent));
  const space = spaceOf(rows.flat(), 2);
  const chains = examples.map(({ row }, at): Chain => {
    const features = (rows[at] ?? []).map((hashes) => numbered(space, hashes));
    return {
      features,
      labels: labelsOf(row.slots, row.words.length),
      weight: (row.inScope ? 1 : outside) * (row.worth ?? 1),
    };
  });
  return {
    labels: tagLabels,
    space,
    crf: trainCrf(chains, space.size, tagLabels.length, options),
  };
};

export type TaggerOptions = CrfOptions;

/** Sentences that are not for Flow follow other slot conventions. */
const outside = 0.3;

export const numbered = ({ numberOf }: Space, hashes: readonly number[]): Int32Array =>
  Int32Array.from(hashes.flatMap((hash) => numberOf.get(hash) ?? []));

const labelsOf = (slots: readonly Slot[], length: number): Int32Array => {
  const labels = new Int32Array(length);
  for (const { type, from, to } of slots) {
    const beginning = tagLabels.indexOf(`B-${type}`);
    if (beginning < 0) continue;
    labels.fill(beginning + 1, from, to);
    labels[from] = beginning;
  }
  return labels;
};
