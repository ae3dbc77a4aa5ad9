// Phrases as spoken: numbers in words, and only words of the recogniser's vocabulary.
import { numberWords } from '#language/en/engine/words.ts';
import type { Template } from '#language/engine/template.ts';

/** Null if none of the template remains. `slots`: the slots that have spoken forms. */
export const saidAloud = (
  template: Template,
  words: { has: (word: string) => boolean },
  slots: ReadonlySet<string>,
): Template | null => {
  switch (template.kind) {
    case 'word': {
      const said = inWords(template.word);
      return said.every((word) => words.has(word)) ? all(said) : null;
    }
    case 'slot':
      return slots.has(template.slot) ? template : null;
    case 'all': {
      const parts = template.parts.map((part) => saidAloud(part, words, slots));
      return parts.includes(null) ? null : { kind: 'all', parts: parts.filter((part) => part !== null) };
    }
    case 'one': {
      const of = template.of.map((part) => saidAloud(part, words, slots)).filter((part) => part !== null);
      return of.length > 0 ? { kind: 'one', of } : null;
    }
  }
};

/** '25' is 'twenty five', '1.5' is 'one point five'; any other word is itself. */
export const inWords = (word: string): string[] => {
  // The plain form of a phrase has no apostrophes.
  if (word === 'oclock') return ["o'clock"];
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(word)) return [word];
  const [whole = '', places] = word.split('.');
  return places === undefined ? counted(whole) : [...counted(whole), 'point', ...[...places].flatMap(counted)];
};

const counted = (digits: string): string[] => {
  const number = Number(digits);
  const known = names.get(number);
  if (known !== undefined) return [known];
  return [names.get(number - (number % 10)) ?? '', names.get(number % 10) ?? ''];
};

const names: ReadonlyMap<number, string> = new Map([...numberWords].map(([word, value]) => [value, word]));

const all = (words: readonly string[]): Template => ({
  kind: 'all',
  parts: words.map((word) => ({ kind: 'word', word })),
});
