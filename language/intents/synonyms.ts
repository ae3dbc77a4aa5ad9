// The words of Flow's phrases by intent, so the palette finds a thing by any of its names.
import { draftPhrases } from '#language/en/drafting/draft-phrases.ts';
import { parseTemplate, type Template } from '#language/engine/template.ts';
import { phrases } from './phrase-book.ts';
import type { PhraseIntent } from './phrase-intent.ts';

/** Each word by kind with its weight: 1 if only this kind uses it, less the more kinds share it. */
export type Synonyms = ReadonlyMap<string, ReadonlyMap<string, number>>;

export const synonyms = (): Synonyms => {
  const gathering = gatherSynonyms();
  for (;;) {
    const { done, value } = gathering.next();
    if (done) return value;
  }
};

/** The same, one phrase at a time, because a key press cannot wait for all of them. */
export function* gatherSynonyms(): Generator<undefined, Synonyms> {
  const words = new Map<string, Set<string>>();
  const add = (kind: string, template: Template): void => {
    const known = words.get(kind) ?? new Set();
    words.set(kind, known);
    collect(template, known);
  };
  for (const { template, intent } of phrases()) {
    add(askedFor(intent), template);
    yield;
  }
  for (const [kind, texts] of Object.entries(draftPhrases))
    for (const text of texts) {
      add(kind, parseTemplate(text));
      yield;
    }
  return weighed(words);
}

/** The same name as its hint and its key. */
const askedFor = (intent: PhraseIntent): string => {
  if ('command' in intent) return intent.command;
  if ('control' in intent) return intent.control.kind;
  return intent.kind === 'refused' ? intent.why : intent.kind;
};

const collect = (template: Template, into: Set<string>): void => {
  if (template.kind === 'word') into.add(template.word);
  for (const part of template.kind === 'all' ? template.parts : template.kind === 'one' ? template.of : [])
    collect(part, into);
};

const tooCommon = 6;

const weighed = (words: ReadonlyMap<string, ReadonlySet<string>>): Map<string, Map<string, number>> => {
  const shared = new Map<string, number>();
  for (const known of words.values()) for (const word of known) shared.set(word, (shared.get(word) ?? 0) + 1);
  const weight = (word: string): number => shared.get(word) ?? 1;
  return new Map(
    [...words].map(([kind, known]) => [
      kind,
      new Map([...known].filter((word) => weight(word) <= tooCommon).map((word) => [word, 1 / weight(word)])),
    ]),
  );
};
