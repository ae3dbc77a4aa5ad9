// Finds what may be the name of a label inside an utterance: it can be any words, so that what stands around them decides.
import { labelLeads } from '#language/en/engine/label-phrases.ts';
import { normalize } from '#language/engine/normalize.ts';

export const isLabelSlot = (name: string): name is 'label' => name === 'label';

export const labelStandIn = '{label}';

/** Words of one name, and of an utterance that has one: more is rather dictated. */
const longest = { name: 6, utterance: 16 } as const;

/** Every run of words that could be a name, the shortest first, with what the utterance is when a slot stands in its place. */
export const withLabel = (words: readonly string[]): { words: string[]; said: string[] }[] => {
  if (words.length < 2 || words.length > longest.utterance || !labelLeads.test(words[0] ?? '')) return [];
  const found: { words: string[]; said: string[] }[] = [];
  for (let length = 1; length <= Math.min(longest.name, words.length - 1); length += 1)
    for (let from = 0; from + length <= words.length; from += 1) {
      const said = words.slice(from, from + length);
      if (!pointing.test(said.join(' '))) found.push({ words: words.toSpliced(from, length, labelStandIn), said });
    }
  return found;
};

/** These are no names, wherever they stand. */
const pointing =
  /^(?:(?:everything|anything)(?: .*)?|all (?:of|the|my|our|mails?|e?mails?|messages?|unread|from)(?: .*)?|it|me|him|her|them|there|here|somewhere|(?:as|with|under|in|into|to|from|on|off)(?: .*)?|(?:a|the|my)(?: (?:label|tag|folder))?|(?:this|that|these|those|the|the last|that last|the next|the current|this current)(?: (?:one|email|mail|message|thread|conversation))?)$/;

/** The name as it was written, with what only points at it left off: 'the legal folder' is 'legal'. */
export const labelName = (said: readonly string[], heard: string): string => {
  const written = asWritten(said.join(' '), heard)
    .replace(/^(?:the|my|a|an|our)\s+(?=\S)/i, '')
    .replace(/(?<=\S)\s+(?:labels?|folders?|tags?)$/i, '')
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
