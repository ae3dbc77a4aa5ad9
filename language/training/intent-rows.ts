// The training sentences for Flow's own intents: expanded phrases, paraphrases by people who had not seen them, and
// sentences that are not for Flow.

import { type DialogueState, dialogueStatesOf } from '#language/classifier/dialogue-state.ts';
import { intentLabels, isIntentLabel } from '#language/classifier/intent-labels.ts';
import { modelWords } from '#language/classifier/model-words.ts';
import type { Sentence } from '#language/evaluation/independent.ts';
import { situationNamed } from '#language/evaluation/independent-states.ts';
import type { Situation } from '#language/intents/situation.ts';
import { labelFor } from './heads.ts';
import { randomFor } from './random.ts';
import type { Row } from './rows.ts';

export interface IntentRow {
  readonly words: readonly string[];
  readonly places: readonly DialogueState[];
  /** The possible intents, or one class of sentences that are not for Flow. */
  readonly means: readonly string[];
  readonly worth: number;
}

const row = (text: string, situation: Situation, means: readonly string[], worth: number): IntentRow => ({
  words: modelWords(text),
  places: dialogueStatesOf(situation),
  means,
  worth,
});

/** Lines of `id TAB situation TAB sentence`. */
export const writtenRows = (text: string): IntentRow[] =>
  linesOf(text).flatMap((line) => {
    const [id = '', state = '', words = ''] = line.split('\t');
    const means = meantBy(id);
    return means.length === 0 ? [] : [row(words, situationNamed(state), means, 1)];
  });

/** The open half of the paraphrases. */
export const seenRows = (sentences: readonly Sentence[]): IntentRow[] =>
  sentences.flatMap(({ id, state, words, slot }) => {
    const means = narrowed(meantBy(id), slot);
    return means.length === 0 ? [] : [row(words, situationNamed(state), means, 1)];
  });

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

/** Labels that are finer than the authors' own. */
const meantBy = (id: string): string[] => {
  if (id === 'none' || id === 'fallback') return ['-none'];
  if (id === 'dictate') return ['-text'];
  if (isIntentLabel(id)) return [id];
  const finer = Object.keys(intentLabels).filter((label) => label.startsWith(`${id}:`));
  return id.includes(':') ? [] : finer;
};

const stock: Readonly<Record<string, string>> = {
  gratitude: 'thanks',
  assent: 'yes',
  refusal: 'no',
  delay: 'later',
  dates: 'times',
  first: '0',
  second: '1',
};

const narrowed = (means: readonly string[], slot: string): readonly string[] => {
  const specific = means.filter((label) => label.endsWith(`:${stock[slot] ?? slot}`));
  return specific.length > 0 ? specific : means;
};

/**
 * While dictating, sentences about mail and sentences of the public corpora are text. `each`: takes one in this many.
 */
export const textRows = (rows: readonly IntentRow[], each: number): IntentRow[] =>
  rows
    .filter(({ places, words }) => places.includes('mail') && randomFor(words.join(' '))() * each < 1)
    .map(({ words }) => ({ words, places: ['writing'], means: ['-text'], worth: 0.5 }));

/**
 * The public corpora: sentences far from mail, by their class. Their mail and calendar sentences are left out, because
 * other products mean something else by them.
 */
export const publicRows = (rows: readonly Row[]): IntentRow[] =>
  rows
    .filter(({ inScope, product, source }) => !inScope && product === null && measured.has(source))
    .map(({ words, intent, source }) => ({
      words: modelWords(words.join(' ').replaceAll(" '", "'").replaceAll(" n't", "n't")),
      places: ['mail'],
      means: [kindOf(source, intent)],
      worth: 0.5,
    }));

const measured: ReadonlySet<Row['source']> = new Set(['hwu', 'slurp', 'clinc']);

const kindOf = (source: Row['source'], intent: string | null): string => {
  if (source === 'clinc' || intent === null) return '-clinc';
  return labelFor('slurp', { ...nothing, intent })?.label ?? '-clinc';
};

const nothing: Row = { id: '', words: [], intent: null, inScope: false, product: null, slots: [], source: 'hwu' };
