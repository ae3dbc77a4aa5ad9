// The training rows: the prepared public corpora, with our corrections and additional labels.
import { z } from 'zod/mini';

export interface Slot {
  readonly type: string;
  readonly from: number;
  readonly to: number;
}

export interface Row {
  readonly id: string;
  readonly words: readonly string[];
  /**
   * SLURP's name for it, such as 'calendar_set', or the other corpus's own. Null if the corpus says only that it is out
   * of scope.
   */
  readonly intent: string | null;
  readonly inScope: boolean;
  /** Flow's name for it. Null if Flow has none, undefined without a label. */
  readonly product: string | null | undefined;
  readonly slots: readonly Slot[];
  /** The weight of the row; 1 by default. */
  readonly worth?: number;
  readonly source: 'slurp' | 'hwu' | 'clinc' | 'ours' | 'rest' | 'written';
}

export interface Corpus {
  readonly train: string;
  readonly dev: string;
  readonly unlabelled: string;
  /** Ours: the labels of unlabelled lines, by the line's hash. */
  readonly labels: string;
  /** Ours: corrections of the corpora's labels. */
  readonly corrections: string;
  /** Ours: sentences for commands of which the corpora have few. */
  readonly written: string;
  /** The name of a line in the labels, which contain none of its words. */
  readonly nameOf: (line: string) => string;
}

/** Every row, in the order of the files. */
export const rowsOf = ({ train, dev, unlabelled, labels, corrections, written, nameOf }: Corpus): Row[] => {
  const better = new Map(linesOf(corrections).map(correctionIn));
  const given = [...linesOf(train), ...linesOf(dev)].map(publicRow).map((row) => better.get(row.id)?.(row) ?? row);
  return [
    ...given,
    ...linesOf(written).flatMap(writtenIn),
    ...labelled(linesOf(unlabelled), new Map(linesOf(labels).map(labelIn)), given, nameOf),
  ];
};

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

const publicShape = z.object({
  id: z.string(),
  tokens: z.array(z.string()),
  intent: z.string(),
  inScope: z.boolean(),
  product: z.nullable(z.string()),
  slots: z.array(z.object({ type: z.string(), tokenStart: z.number(), tokenEnd: z.number() })),
  source: z.string(),
});

const publicRow = (line: string): Row => {
  const row = publicShape.parse(JSON.parse(line));
  return {
    id: row.id,
    words: row.tokens,
    intent: row.intent,
    inScope: row.inScope,
    product: row.product,
    slots: row.slots.map(({ type, tokenStart, tokenEnd }) => ({ type, from: tokenStart, to: tokenEnd })),
    source: row.source.startsWith('SLURP') ? 'slurp' : row.source.startsWith('HWU') ? 'hwu' : 'clinc',
  };
};

/** `id, intent, slots`; the intent 'none' takes a row out. */
const correctionIn = (line: string): [string, (row: Row) => Row] => {
  const [id = '', intent = '', slots = ''] = line.split('\t');
  return [
    id,
    (row) => ({
      ...row,
      intent: intent === 'none' ? null : intent,
      inScope: intent !== 'none',
      product: intent === 'none' ? null : row.intent === intent ? row.product : undefined,
      slots: slotsIn(slots),
    }),
  ];
};

/** `date:3-4 time:5-7`: from word to word, the last not included. */
export const slotsIn = (text: string): Slot[] =>
  text
    .split(' ')
    .filter((part) => part !== '')
    .map((part) => {
      const [type = '', range = ''] = part.split(':');
      const [from = 0, to = 0] = range.split('-').map(Number);
      return { type, from, to };
    });

/** `command, sentence | sentence`. SLURP's intents do not cover these. */
const writtenIn = (line: string): Row[] => {
  const [product = '', sentences = ''] = line.split('\t');
  return sentences.split(' | ').map((text) => ({
    id: `written:${text}`,
    words: text.trim().split(/\s+/),
    intent: null,
    inScope: false,
    product,
    slots: [],
    source: 'written',
  }));
};

/** The unlabelled lines that no labelled row contains: we labelled them, or read them and found nothing for Flow. */
const labelled = (
  unlabelled: readonly string[],
  known: ReadonlyMap<string, Label>,
  given: readonly Row[],
  nameOf: Corpus['nameOf'],
): Row[] => {
  const seen = new Set(given.filter(({ source }) => source !== 'clinc').map(({ words }) => words.join(' ')));
  const rows: Row[] = [];
  for (const line of unlabelled) {
    const text = line.trim();
    if (seen.has(text)) continue;
    seen.add(text);
    const id = nameOf(text);
    rows.push({ id, words: text.split(/\s+/), ...(known.get(id) ?? nothing) });
  }
  return rows;
};

type Label = Pick<Row, 'intent' | 'inScope' | 'product' | 'slots' | 'source'>;

const nothing: Label = { intent: null, inScope: false, product: null, slots: [], source: 'rest' };

/** `name, intent, slots`. If the intent is 'none', `slots` is the real class. */
const labelIn = (line: string): [string, Label] => {
  const [name = '', intent = '', rest = ''] = line.split('\t');
  const label: Label =
    intent === 'none'
      ? { ...nothing, intent: rest === '' ? null : rest, source: 'ours' }
      : { intent, inScope: true, product: undefined, slots: slotsIn(rest), source: 'ours' };
  return [name, label];
};
