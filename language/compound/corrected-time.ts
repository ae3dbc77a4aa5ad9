// A sentence with another time in it: 'tomorrow at eight' with 'nine' is 'tomorrow at nine', with 'Friday' it is 'Friday at eight'.
import { fromThere } from '#language/en/compound/correction-words.ts';
import { normalize } from '#language/engine/normalize.ts';
import type { When } from '#language/engine/slots/spoken-time.ts';
import { parseWhen } from '#language/engine/slots/when.ts';

/** Null if either has no time. Normalized around the time. */
export const withOtherTime = (sentence: string, said: string): string | null => {
  const other = timeWords(said);
  if (other === null) return null;
  const words = normalize(sentence).split(' ');
  const span = longestTime(words);
  if (span === null) return null;
  const from = span.to - span.from > 1 && lead.test(words[span.from] ?? '') ? span.from + 1 : span.from;
  const time = joined(words.slice(from, span.to), other);
  // 'In an hour' changes as a whole.
  const isWhole = /^(?:in|for|on|at)$/.test(time[0] ?? '') && from > span.from;
  return [...words.slice(0, isWhole ? span.from : from), ...time, ...words.slice(span.to)].join(' ');
};

const longestSaid = 9;

const lead = /^(?:until|till|to|for|then|on|at|in|by)$/;

const timeWords = (said: string): string[] | null => {
  const words = normalize(said.replace(/\b(\d{1,2}) hours\b/i, "$1 o'clock")).split(' ');
  if (words.length > longestSaid || fromThere.test(said)) return null;
  if (parseWhen(words) !== null || dayAfterThat.test(words.join(' '))) return words;
  if (lasts.test(words.join(' '))) return ['in', ...words];
  const rest = words.slice(1);
  return lead.test(words[0] ?? '') && rest.length > 0 && parseWhen(rest) !== null ? rest : null;
};

const dayAfterThat = /^(?:on )?the day (?:after|before)$/;

/** 'For two weeks, no, one week'. */
const lasts = /^(?:\d+|an?|half an) (?:minute|hour|day|week|month)s?$/;

type Span = { from: number; to: number };

const longestTime = (words: readonly string[]): Span | null => {
  for (let length = Math.min(longestSaid, words.length); length > 0; length -= 1)
    for (let from = words.length - length; from >= 0; from -= 1)
      if (parseWhen(words.slice(from, from + length)) !== null) return { from, to: from + length };
  return null;
};

type Shape = 'day' | 'clock' | 'both' | 'after';

const shapeOf = (when: When): Shape => {
  if (when.kind !== 'on') return 'after';
  if (when.day === null) return 'clock';
  return when.time?.clock ? 'both' : 'day';
};

/** The part that was not taken back stays. */
const joined = (time: readonly string[], other: readonly string[]): readonly string[] => {
  if (dayAfterThat.test(other.join(' ')))
    return ['the', 'day', 'after', ...time.filter((word) => !/^(?:on|the)$/.test(word))];
  const [first, second] = [parseWhen(time), parseWhen(other)];
  if (first === null || second === null) return other;
  if (isOfEvening(first) && isOfMorning(second)) return [...partReplaced(time, other), 'pm'];
  return together({ time, when: first }, { time: other, when: second }) ?? partReplaced(time, other);
};

/** 'Till six, no, seven': both are in the evening. */
const isOfEvening = (when: When): boolean => openHour(when) < 7;
const isOfMorning = (when: When): boolean => openHour(when) >= 7 && openHour(when) < 12;

/** Without am, pm or a part of the day; otherwise beyond the clock. */
const openHour = (when: When): number => {
  const time = when.kind === 'on' ? when.time : null;
  return time?.clock && time.clock.half === null && time.part === null ? time.clock.hour : 24;
};

/** Only the day, or only the hour, if the time before has both. */
const partReplaced = (time: readonly string[], other: readonly string[]): readonly string[] => {
  const [before, by] = [shapeIn(time), shapeIn(other)];
  return before === 'both' && (by === 'day' || by === 'clock') ? (replaced(time, other, by) ?? other) : other;
};

const shapeIn = (words: readonly string[]): Shape | null => {
  const when = parseWhen(words);
  return when && shapeOf(when);
};

type Said = { time: readonly string[]; when: When };

/** A day and an hour make one time. */
const together = (first: Said, second: Said): string[] | null => {
  const shapes = `${shapeOf(first.when)} ${shapeOf(second.when)}`;
  if (shapes === 'clock day' && hasClock(first.when)) return [...second.time, ...at(first.time)];
  return shapes === 'day clock' && hasClock(second.when) ? [...first.time, ...at(second.time)] : null;
};

const at = (clock: readonly string[]): string[] => [...(/^\d/.test(clock[0] ?? '') ? ['at'] : []), ...clock];

const hasClock = (when: When): boolean => when.kind === 'on' && when.time?.clock != null;

/** The longest part of that shape makes room. */
const replaced = (time: readonly string[], other: readonly string[], shape: Shape): string[] | null => {
  for (let length = time.length - 1; length > 0; length -= 1)
    for (let from = 0; from + length <= time.length; from += 1) {
      const when = parseWhen(time.slice(from, from + length));
      const words = [...time.slice(0, from), ...other, ...time.slice(from + length)];
      if (when !== null && shapeOf(when) === shape && parseWhen(words) !== null) return words;
    }
  return null;
};
