// Redacts speech before it leaves the device: replaces names, and keeps only known words of side talk.

import { numberWords } from '#language/en/engine/words.ts';
import { heardSlots } from '#language/en/grammar/heard-times.ts';
import { heardWords, pointing } from '#language/en/grammar/heard-words.ts';
import { appPhrases } from '#language/en/history/app-phrases.ts';
import { historyPhrases } from '#language/en/history/history-phrases.ts';
import { historyRequests } from '#language/en/history/history-requests.ts';
import type { ParsedUtterance } from '#language/intents/intent.ts';

/** `names`: people and labels that the person knows by name. */
export const spanned = (heard: string, intent: ParsedUtterance | null, names: readonly string[]): string => {
  if (intent?.kind === 'draft' && intent.act.kind === 'dictate') return '[text]';
  const named = new Set(names.flatMap((name) => name.toLowerCase().split(/[^\p{L}\p{M}]+/u)));
  const parts = heard
    .toLowerCase()
    .replaceAll(/\S+@\S+/g, '[address]')
    .split(/\s+/)
    .map((word) => spanOf(word, named))
    .filter((part) => part !== '');
  return parts
    .filter((part, at) => part !== parts[at - 1] || !part.startsWith('['))
    .join(' ')
    .slice(0, longest);
};

const spanOf = (written: string, named: ReadonlySet<string>): string => {
  if (written.startsWith('[address]')) return '[address]';
  const word = written.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '').replaceAll('’', "'");
  if (/\d/.test(word) || numberWords.has(word)) return '[number]';
  // Hide names that are also words of Flow, such as May or Mark.
  if (named.has(word)) return '[name]';
  return word === '' || known.has(word) ? word : '[text]';
};

const known: ReadonlySet<string> = new Set(
  [
    pointing,
    'number for',
    ...[heardWords, heardSlots, appPhrases, historyPhrases, historyRequests].flatMap((table) => Object.values(table)),
  ]
    .flat()
    .join(' ')
    .match(/[a-z']+/g),
);

const longest = 300;
