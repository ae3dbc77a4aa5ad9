// Times of a day: 'at four', 'quarter past four', '8:30 pm', 'noon', 'in the morning', 'end of day'.
import {
  clockTime,
  dayParts,
  halfHour,
  militaryTime,
  minutesAndHour,
  pastTheHour,
  timeLead,
} from '#language/en/engine/time-phrases.ts';
import { firstMatchAt, matchAt, skipWord } from './match-at.ts';
import type { ClockTime, Parsed, PartOfDay, SpokenTime } from './spoken-time.ts';

export const timeAt = (words: readonly string[], from: number): Parsed<SpokenTime> | null => {
  const at = skipWord(words, from, timeLead);
  const clock = clockAt(words, at);
  if (clock) return withPart(clock, partAt(words, clock.next));
  const part = partAt(words, from) ?? partAt(words, at);
  if (!part) return null;
  const then = words[part.next] === 'at' ? clockAt(words, part.next + 1) : null;
  return then ? withPart(then, { said: part.said, next: then.next }) : withPart(null, part);
};

const withPart = (clock: Parsed<ClockTime> | null, part: Parsed<PartOfDay> | null): Parsed<SpokenTime> => ({
  said: { clock: clock?.said ?? null, part: part?.said ?? null },
  next: part?.next ?? clock?.next ?? 0,
});

export const partAt = (words: readonly string[], at: number): Parsed<PartOfDay> | null =>
  firstMatchAt(words, at, dayParts);

const clockAt = (words: readonly string[], at: number): Parsed<ClockTime> | null =>
  spokenAt(words, at) ?? writtenAt(words, at);

const spokenAt = (words: readonly string[], at: number): Parsed<ClockTime> | null => {
  const half = matchAt(words, at, halfHour);
  if (half) return shifted(half.groups[0], 30, half.groups[1], half.next);
  const match = matchAt(words, at, minutesAndHour);
  if (!match) return null;
  const [lead = '', link = '', hour, ampm] = match.groups;
  const minutes = lead === 'half' ? 30 : lead === 'quarter' ? 15 : Number(lead);
  return shifted(hour, pastTheHour.test(link) ? minutes : -minutes, ampm, match.next);
};

const shifted = (
  hours: string | undefined,
  minutes: number,
  ampm: string | undefined,
  next: number,
): Parsed<ClockTime> | null => {
  const clock = made(hours, '0', ampm);
  if (!clock) return null;
  const round = clock.half === 'exact' ? 24 * 60 : 12 * 60;
  const total = (60 * clock.hour + minutes + round) % round;
  const hour = Math.floor(total / 60);
  return { said: { ...clock, hour: hour === 0 && clock.half !== 'exact' ? 12 : hour, minute: total % 60 }, next };
};

const writtenAt = (words: readonly string[], at: number): Parsed<ClockTime> | null => {
  const plain = matchAt(words, at, militaryTime);
  if (plain) return parsedAt(made(plain.groups[0], plain.groups[1], undefined, true), plain.next);
  const said = matchAt(words, at, clockTime);
  if (!said) return null;
  const [hours = '', dotted, spaced, ampm] = said.groups;
  const minutes = dotted ?? spaced;
  return parsedAt(made(hours, minutes, ampm, minutes !== undefined && hours.startsWith('0')), said.next);
};

const parsedAt = (clock: ClockTime | null, next: number): Parsed<ClockTime> | null => clock && { said: clock, next };

const made = (
  hours: string | undefined,
  minutes: string | undefined,
  ampm: string | undefined,
  exact = false,
): ClockTime | null => {
  const [hour, minute] = [Number(hours), Number(minutes ?? 0)];
  const half = hour < 24 && minute < 60 ? halfOf(hour, ampm, exact) : 'none';
  return half === 'none' ? null : { hour, minute, half };
};

/** 'none': no twelve-hour clock has that hour. */
const halfOf = (hour: number, ampm: string | undefined, exact: boolean): ClockTime['half'] | 'none' => {
  const inFull = hour > 12 || hour === 0;
  if (ampm === undefined) return exact || inFull ? 'exact' : null;
  if (inFull) return 'none';
  return ampm.startsWith('a') ? 'am' : 'pm';
};
