// Whether a folder or a label is to be opened: 'show starred', 'open spam', 'open Legal'. It is looked for, and its mail is the list.
import type { OwnLabel } from '#domain/label.ts';
import { adjectives, places } from '#language/en/search/search-words.ts';
import { withoutPoliteness } from '#language/engine/polite.ts';
import { wordsOf } from '#language/engine/tokens.ts';

/** Null without a folder or an existing label. */
export const openedScope = (heard: string, labels: readonly OwnLabel[]): string | null => {
  const plain = wordsOf(withoutPoliteness(heard))
    .map((word) => word.plain)
    .join(' ');
  if (anyOf.test(plain)) return withoutPoliteness(heard);
  const [, name] = opened.exec(plain) ?? [];
  if (name === undefined) return null;
  if (adjectives.has(name)) return `${name} mail`;
  if (places.has(name)) return `mail in my ${name}`;
  const label = labels.find((one) => plainName(one.name) === name);
  return label ? `label:"${label.name}"` : null;
};

/** A question, not an order. */
const anyOf = /^(?:anything|something)(?: new)? from \S/;

const opened =
  /^(?:open|show me|show|go to|take me to|read me|read|play|list)(?: (?:my|the|all|all my|the label|my label|label))?(?: label)? (.+?)(?: (?:mail|mails|email|emails|messages|ones|folder|label))?$/;

const plainName = (name: string): string =>
  wordsOf(name)
    .map((word) => word.plain)
    .join(' ');
