// Recognises a request to open a folder or a label: 'show starred', 'open spam', 'open Legal'. Flow searches it and
// lists its mail.

import type { OwnLabel } from '#domain/label.ts';
import { anythingFrom, openLead } from '#language/en/search/request-words.ts';
import { adjectives, places } from '#language/en/search/search-words.ts';
import { withoutPoliteness } from '#language/engine/polite.ts';
import { wordsOf } from '#language/engine/tokens.ts';

/** Null without a folder or an existing label. */
export const openedScope = (heard: string, labels: readonly OwnLabel[]): string | null => {
  const plain = wordsOf(withoutPoliteness(heard))
    .map((word) => word.plain)
    .join(' ');
  if (anythingFrom.test(plain)) return withoutPoliteness(heard);
  const [, name] = openLead.exec(plain) ?? [];
  if (name === undefined) return null;
  if (adjectives.has(name)) return `${name} mail`;
  if (places.has(name)) return `mail in my ${name}`;
  const label = labels.find((one) => plainName(one.name) === name);
  return label ? `label:"${label.name}"` : null;
};

const plainName = (name: string): string =>
  wordsOf(name)
    .map((word) => word.plain)
    .join(' ');
