// Times of day, written as people write them: 4:30 PM, 10:05, 3 o’clock.
import { beforeTime, oClock } from '#language/en/drafting/dictation-words.ts';
import { smallAt } from './spoken-numbers.ts';
import { chunk, nth, plainAt, plainRun, type Word, type Written } from './spoken-words.ts';

export const writeTime = (words: readonly Word[], at: number): Written | null => {
  const run = plainRun(words, at, 8);
  const time = clockIn(run, plainAt(words, at - 1)) ?? pastIn(run);
  return time && { chunks: [chunk(time.text, words[at + time.length - 1])], next: at + time.length };
};

type Said = { text: string; length: number };

const nothing: Said = { text: '', length: 0 };

/** 'Four thirty pm', 'nine am', 'at four thirty', 'four o'clock'. */
const clockIn = (run: readonly string[], before: string): Said | null => {
  const hour = hourIn(run, 0);
  if (hour === null) return null;
  const minutes = minutesIn(run, 1) ?? nothing;
  const length = 1 + minutes.length;
  const half = halfIn(run, length);
  if (half) return { text: `${hour}${minutes.text} ${half.text}`, length: length + half.length };
  if (minutes === nothing) return oClock.test(nth(run, 1)) ? { text: `${hour} o’clock`, length: 2 } : null;
  return beforeTime.has(before) ? { text: `${hour}${minutes.text}`, length } : null;
};

const hourIn = (run: readonly string[], at: number): number | null => {
  const hour = smallAt(run, at);
  return hour === null || hour.length !== 1 || hour.value < 1 || hour.value > 12 ? null : hour.value;
};

const minutesIn = (run: readonly string[], at: number): Said | null => {
  if (run[at] === 'oh' || run[at] === 'o') {
    const unit = smallAt(run, at + 1);
    return unit && unit.value < 10 ? { text: `:0${unit.value}`, length: 2 } : null;
  }
  const minutes = smallAt(run, at);
  if (minutes === null || minutes.value < 10 || minutes.value > 59) return null;
  return { text: `:${minutes.value}`, length: minutes.length };
};

const halfIn = (run: readonly string[], at: number): Said | null => {
  const word = nth(run, at);
  if (/^[ap]\.?m\.?$/.test(word)) return { text: `${word.charAt(0).toUpperCase()}M`, length: 1 };
  return /^[ap]$/.test(word) && run[at + 1] === 'm' ? { text: `${word.toUpperCase()}M`, length: 2 } : null;
};

const minutesPast: ReadonlyMap<string, number> = new Map([
  ['half past', 30],
  ['quarter past', 15],
  ['quarter to', -15],
]);

/** 'Half past four', 'a quarter to five'. */
const pastIn = (run: readonly string[]): Said | null => {
  const at = run[0] === 'a' ? 1 : 0;
  const hour = hourIn(run, at + 2);
  const minutes = minutesPast.get(run.slice(at, at + 2).join(' '));
  if (hour === null || minutes === undefined) return null;
  const half = halfIn(run, at + 3) ?? nothing;
  const before = hour === 1 ? 12 : hour - 1;
  const clock = minutes > 0 ? `${hour}:${minutes}` : `${before}:45`;
  return { text: `${clock}${half === nothing ? '' : ` ${half.text}`}`, length: at + 3 + half.length };
};
