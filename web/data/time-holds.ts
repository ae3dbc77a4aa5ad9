// The times that the person keeps for somebody, as the server knows them. Loaded with the calendar's late parts.
import { getTimeHolds } from '#api/calendar.ts';
import { isSameValue } from '#domain/same-value.ts';
import type { TimeHold } from '#domain/time-hold.ts';
import { call } from './call.ts';
import { deviceObservable } from './observable.ts';

const known = deviceObservable((): readonly TimeHold[] => []);

/** Newest first. Some of their events may be gone from the calendar. */
export const timeHolds = { current: known.current, subscribe: known.subscribe };

/** Without a connection, what is known stays. */
export const refreshTimeHolds = async (): Promise<void> => {
  const answer = await call(getTimeHolds, {}).catch(() => null);
  if (answer === null) return;
  const ids = new Set(answer.holds.map(({ id }) => id));
  // A command of this device may still be on its way.
  const next = newestFirst([...known.current().filter(({ id }) => !ids.has(id)), ...answer.holds]);
  if (!isSameValue(next, known.current())) known.become(next);
};

export const rememberHold = (hold: TimeHold): void =>
  known.become(newestFirst([hold, ...known.current().filter(({ id }) => id !== hold.id)]));

/** An id begins with its time. */
const newestFirst = (holds: readonly TimeHold[]): TimeHold[] =>
  holds.toSorted((one, other) => (one.id < other.id ? 1 : -1));
