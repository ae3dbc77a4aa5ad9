// Splits text into server requests: one voice each, short ones joined, long ones split.
import type { SpokenBy } from '#domain/speech.ts';
import { partsOf } from './parts.ts';
import { utteranceChunksOf } from './utterance-chunks.ts';
import type { Ahead } from './voice.ts';

export type RequestChunk = { text: string; by: SpokenBy; from: number };

/** In characters. Shorter chunks join a neighbour, longer ones would delay the start. */
const size = { least: 40, most: 320 } as const;

export const requestChunksOf = (of: Pick<Ahead, 'text' | 'by' | 'quote'>): RequestChunk[] =>
  partsOf(of).flatMap(({ text, by, from }) =>
    sentencesIn(text)
      .flatMap((sentence) =>
        utteranceChunksOf(sentence.text, size.most).map((chunk) => ({ ...chunk, from: sentence.from + chunk.from })),
      )
      .map((chunk) => ({ text: chunk.text, by, from: from + chunk.from })),
  );

type Sentence = { text: string; from: number };

const sentencesIn = (text: string): Sentence[] => {
  const sentences: Sentence[] = [];
  for (const { segment, index } of segmenter.segment(text)) {
    const last = sentences.at(-1);
    if (last && (last.text.length < size.least || segment.length < size.least / 2)) last.text += segment;
    else sentences.push({ text: segment, from: index });
  }
  return sentences;
};

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Seconds of pause after it, at normal speed. */
export const restAfter = ({ text }: RequestChunk): number => {
  if (/[.!?…]["'”’)\]]*\s*$/u.test(text)) return 0.3;
  return /[:;,–—]\s*$/u.test(text) ? 0.12 : 0.06;
};
