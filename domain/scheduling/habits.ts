// Habits that the person's own meetings show: parts of the week out of which they move meetings. A habit makes a time dearer, and never
// decides whether Flow offers it. Pure.
import { offsetAt } from '#domain/zone-offset.ts';
import { dayLength, type Habit, minute, type WeekPart } from './shapes.ts';

/** A meeting with guests. `to`: where the person moved it, or null if it stayed. `known`: when Flow learned that. Instants. */
export type Kept = { from: number; to: number | null; known: number };

/** `habit`: its id. What Flow learned until `at` no longer counts. */
export type Forgotten = { habit: string; at: number };

export const mostHabitCost = 10;
export const habitWeeks = 8;

/** The clearest first. No two of them share a time. */
export const habitsOf = (meetings: readonly Kept[], forgotten: readonly Forgotten[], zone: string): Habit[] => {
  const walls = meetings.map(({ from, to, known }) => ({
    from: wallOf(from, zone),
    to: to === null ? null : wallOf(to, zone),
    known,
  }));
  const found = parts.flatMap((part) => habitIn(part, walls, forgotten) ?? []);
  const chosen: Habit[] = [];
  for (const one of found.toSorted((some, other) => other.cost - some.cost || other.of - some.of))
    if (chosen.length < mostHabits && !chosen.some((other) => meet(one, other))) chosen.push(one);
  return chosen;
};

/** The cost of a start. */
export const habitCost = (habits: readonly Habit[], at: number, zone: string): number => {
  if (habits.length === 0) return 0;
  const wall = wallOf(at, zone);
  return Math.max(0, ...habits.filter((one) => isIn(one, wall)).map(({ cost }) => cost));
};

/**
 * The lower end of what the share may be in truth, at 95 % (Wilson). Few meetings prove little: 3 of 3 give 44 %, 7 of 9 give 45 %.
 */
export const lowerBound = (count: number, of: number): number => {
  if (of === 0) return 0;
  const [share, z] = [count / of, 1.96];
  const spread = z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  return Math.max(0, (share + z ** 2 / (2 * of) - spread) / (1 + z ** 2 / of));
};

const mostHabits = 5;
/** Fewer meetings make no habit. */
const fewest = 5;
const leastShare = 0.3;

type Part = WeekPart & { id: string };

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const dayParts = [
  { id: 'before-ten', from: 0, to: 10 * 60 },
  { id: 'over-lunch', from: 12 * 60, to: 14 * 60 },
  { id: 'after-four', from: 16 * 60, to: 24 * 60 },
] as const;

/** Half hours of the week, by part of the day, by weekday, and by both. */
const parts: readonly Part[] = [
  ...dayParts.map((one) => ({ ...one, days: everyDay })),
  ...everyDay.map((day) => ({ id: `day-${day}`, days: [day], from: 0, to: 24 * 60 })),
  ...everyDay.flatMap((day) => dayParts.map((one) => ({ ...one, id: `day-${day}-${one.id}`, days: [day] }))),
];

type Wall = { day: number; minutes: number };
type WallKept = { from: Wall; to: Wall | null; known: number };

const habitIn = (
  { id, ...part }: Part,
  meetings: readonly WallKept[],
  forgotten: readonly Forgotten[],
): Habit | null => {
  const since = Math.max(-Infinity, ...forgotten.filter(({ habit }) => habit === id).map(({ at }) => at));
  const counting = meetings.filter(({ known }) => known > since);
  const inside = counting.filter(({ from }) => isIn(part, from));
  const moved = inside.filter((one) => leaves(part, one)).length;
  const bound = lowerBound(moved, inside.length);
  // Somebody who moves everything has no habit of this part of the week.
  const elsewhere = counting.filter(({ from }) => !isIn(part, from));
  const usual = elsewhere.filter(({ to }) => to !== null).length / Math.max(1, elsewhere.length);
  if (inside.length < fewest || bound < leastShare || bound <= usual) return null;
  return { id, ...part, moved, of: inside.length, cost: Math.round(mostHabitCost * bound) };
};

const isIn = ({ days, from, to }: WeekPart, { day, minutes }: Wall): boolean =>
  days.includes(day) && minutes >= from && minutes < to;

/** A meeting moved within the part has not left it. */
const leaves = (part: WeekPart, { to }: WallKept): boolean => to !== null && !isIn(part, to);

const meet = (one: WeekPart, other: WeekPart): boolean =>
  one.from < other.to && other.from < one.to && one.days.some((day) => other.days.includes(day));

const wallOf = (at: number, zone: string): Wall => {
  const wall = at + offsetAt(at, zone);
  return { day: new Date(wall).getUTCDay(), minutes: Math.floor((wall % dayLength) / minute) };
};
