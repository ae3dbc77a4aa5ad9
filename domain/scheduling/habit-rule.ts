// The rule that a habit suggests: a shorter working day. It becomes one only at the person's word.
import type { Settings } from '#domain/settings.ts';
import type { Habit } from './shapes.ts';

type Workday = Settings['workday'];

/** In minutes. */
const shortest = 60;

/** Null if the working day already says so, or cannot: it is the same on each day of the week. */
export const ruleOf = ({ id, from, to }: Habit, workday: Workday): Workday | null => {
  const suggested = {
    'before-ten': { ...workday, from: Math.max(workday.from, to) },
    'after-four': { ...workday, to: Math.min(workday.to, from) },
  }[id];
  if (suggested === undefined || suggested.to - suggested.from < shortest) return null;
  return suggested.from === workday.from && suggested.to === workday.to ? null : suggested;
};
