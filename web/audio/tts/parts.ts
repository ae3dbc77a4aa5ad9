// Splits a text by speaker: Flow's words around someone else's.
import type { SpokenBy } from '#domain/speech.ts';
import type { Ahead } from './voice.ts';

export type Part = { text: string; by: SpokenBy; from: number };

export const partsOf = ({ text, by = 'flow', quote }: Pick<Ahead, 'text' | 'by' | 'quote'>): Part[] => {
  if (by === 'quote' || !quote) return [{ text, by, from: 0 }];
  const parts: Part[] = [
    { text: text.slice(0, quote.from), by: 'flow', from: 0 },
    { text: text.slice(quote.from, quote.to), by: 'quote', from: quote.from },
    { text: text.slice(quote.to), by: 'flow', from: quote.to },
  ];
  return parts.filter((part) => part.text !== '');
};
