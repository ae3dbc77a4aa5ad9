// Expands the phrase book for the tests.

import type { Template } from '#language/engine/template.ts';
import { phraseBook } from '#language/intents/phrase-book.ts';
import type { PhraseIntent } from '#language/intents/phrase-intent.ts';

export const everyPhrase = (): { text: string; intent: PhraseIntent }[] =>
  phraseBook().flatMap(({ template, intent }) => textsOf(template).map((words) => ({ text: words.join(' '), intent })));

const textsOf = (template: Template): string[][] => {
  switch (template.kind) {
    case 'word':
      return [[template.word]];
    case 'slot':
      return [[sample.get(template.slot) ?? template.slot]];
    case 'one':
      return template.of.flatMap(textsOf);
    case 'all':
      return template.parts
        .map(textsOf)
        .reduce((before, after) => before.flatMap((start) => after.map((end) => [...start, ...end])), [[]]);
  }
};

const sample: ReadonlyMap<string, string> = new Map([
  ['count', '3'],
  ['rate', '2'],
  ['decimal', '1.25'],
  ['percent', '90'],
  ['name', 'maria'],
  ['label', 'legal'],
  ['when', 'monday at 8'],
  ['moment', 'tomorrow morning'],
]);
