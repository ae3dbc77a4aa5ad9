// Finds a possible label name in an utterance. Any words could be one, so the words around it decide.
import { afterLabel, beforeLabel, labelLeads, noLabelName } from '#language/en/engine/label-phrases.ts';
import { normalize } from '#language/engine/normalize.ts';

export const isLabelSlot = (name: string): name is 'label' => name === 'label';

export const labelPlaceholder = '{label}';

const longest = { name: 6, utterance: 16 } as const;

export const withLabel = (words: readonly string[]): { words: string[]; said: string[] }[] => {
  if (words.length < 2 || words.length > longest.utterance || !labelLeads.test(words[0] ?? '')) return [];
  const matches: { words: string[]; said: string[] }[] = [];
  for (let length = 1; length <= Math.min(longest.name, words.length - 1); length += 1)
    for (let from = 0; from + length <= words.length; from += 1) {
      const said = words.slice(from, from + length);
      if (!noLabelName.test(said.join(' ')))
        matches.push({ words: words.toSpliced(from, length, labelPlaceholder), said });
    }
  return matches;
};

/** The name as written, without words that only point: 'the legal folder' is 'legal'. */
export const labelName = (said: readonly string[], heard: string): string => {
  const written = asWritten(said.join(' '), heard)
    .replace(beforeLabel, '')
    .replace(afterLabel, '')
    .replace(/\s+/g, ' ');
  return written === written.toLowerCase() ? written.replace(/^\p{L}/u, (first) => first.toUpperCase()) : written;
};

const asWritten = (plain: string, heard: string): string => {
  const tokens = heard.trim().split(/\s+/);
  for (let length = 1; length <= tokens.length; length += 1)
    for (let from = 0; from + length <= tokens.length; from += 1) {
      const part = tokens.slice(from, from + length).join(' ');
      if (normalize(part) === plain) return part.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, '');
    }
  return plain;
};
