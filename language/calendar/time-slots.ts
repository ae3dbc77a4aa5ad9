// The ways to read an utterance with a stretch of time and a length in it: each has a word in braces in their place.
import { lengthWords } from '#language/en/calendar/agenda-words.ts';
import { leadsToHour } from '#language/en/engine/when-words.ts';
import { canBeginSpan, readSpan } from '#language/engine/slots/span.ts';
import type { SpokenSpan } from '#language/engine/slots/spoken-span.ts';
import { canEndTime, parseWhen } from '#language/engine/slots/when.ts';
import type { Template } from '#language/engine/template.ts';

export type TimedWords = { words: readonly string[]; span: SpokenSpan | null; minutes: number | null };

/** Longest spans first, so that 'tomorrow at nine' is one time. */
export const timedWords = (plain: string): TimedWords[] =>
  [withLength(plain), { words: plain.split(' '), span: null, minutes: null }]
    .filter((one) => one !== null)
    .flatMap((one) => [...spansIn(one), one]);

/** Slots as words, which is how they stand in `words`. */
export const slotsAsWords = (template: Template): Template => {
  switch (template.kind) {
    case 'slot':
      return { kind: 'word', word: `{${template.slot}}` };
    case 'one':
      return { kind: 'one', of: template.of.map(slotsAsWords) };
    case 'all':
      return { kind: 'all', parts: template.parts.map(slotsAsWords) };
    case 'word':
      return template;
  }
};

const withLength = (plain: string): TimedWords | null => {
  const [said] = lengthWords.exec(plain) ?? [];
  const when = said === undefined ? null : parseWhen(said.split(' '));
  if (said === undefined || when?.kind !== 'after') return null;
  return { words: plain.replace(said, '{length}').split(' '), span: null, minutes: when.minutes };
};

const longest = 10;

/** Longest first. Each has `{span}` in its place. */
export const spansIn = ({ words, minutes }: TimedWords): TimedWords[] => {
  const [begins, ends] = [words.map(canBeginSpan), words.map(canEndSpan)];
  const found: TimedWords[] = [];
  for (let length = Math.min(longest, words.length); length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1) {
      const said = words.slice(from, from + length);
      const mayBe = begins[from] && ends[from + length - 1] && !isOther(words[from - 1], said);
      const span = mayBe ? readSpan(said) : null;
      if (span) found.push({ words: words.toSpliced(from, length, '{span}'), span, minutes });
    }
  return found;
};

/** `canEndTime` knows most. */
const canEndSpan = (word: string): boolean => canEndTime(word) || word === 'todays';

/** 'One on one' has no hour in it, and 'the lunch' is an event. */
const isOther = (before: string | undefined, said: readonly string[]): boolean => {
  const [first = ''] = said;
  if (before !== undefined && leadsToHour.has(before)) return false;
  if (first.startsWith('lunch')) return true;
  return /^(?:on )?\d+(?: on \d+)?$/.test(said.join(' '));
};
