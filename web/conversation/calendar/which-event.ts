// Finds the event that a person's words mean.
import { isWholeDay, type Occurrence } from '#domain/agenda.ts';
import { seriesKeyOf } from '#domain/event-ref.ts';
import { nextMeeting } from '#domain/free-time.ts';
import type { WhichEvent } from '#language/calendar/agenda-request.ts';
import { isMoment } from '#language/engine/slots/span.ts';
import { spansOf } from '#language/engine/slots/span-of.ts';
import { addressesOf } from '#web/data/given-names.ts';
import { settings } from '#web/data/settings.ts';
import { type AgendaWorld, rowsIn, timedMeetings } from './agenda-world.ts';

/** Null if nothing matches, also if there is no current event. */
export const findEvent = (which: WhichEvent, spoken: Occurrence | null, world: AgendaWorld): Occurrence | null => {
  if (isAtHand(which)) return spoken ?? soonIn(world);
  const rows = rowsFor(which, world).filter((one) => isCalled(one, which) && isWith(one, which));
  if (which.nth === 'first') return timedMeetings(rows)[0] ?? null;
  if (which.nth === 'last') return timedMeetings(rows).at(-1) ?? null;
  const ahead = rows
    .filter((one) => one.to > world.now)
    .toSorted((one, other) => Number(one.from) - Number(other.from));
  return ahead.find((one) => !isWholeDay(one)) ?? ahead[0] ?? rows.at(-1) ?? null;
};

/** Every event that the words may mean, nearest first; of a series only its next instance. */
export const findEvents = (which: WhichEvent, atHand: Occurrence | null, world: AgendaWorld): Occurrence[] => {
  if (isAtHand(which) || which.nth !== null) return [findEvent(which, atHand, world)].filter((one) => one !== null);
  const called = rowsFor(which, world).filter((one) => isCalled(one, which) && isWith(one, which));
  const rows = startingThen(called, which, world);
  const ahead = rows.filter((one) => one.to > world.now);
  const nearest = (ahead.length > 0 || which.span === null ? ahead : rows).toSorted(
    (one, other) => Number(one.from) - Number(other.from),
  );
  const exact = nearest.filter(({ event }) => sameWords(event.title, which.words));
  return distinct(exact.length > 0 ? exact : nearest);
};

/** 'The three o'clock' begins at three, if anything does. */
const startingThen = (rows: readonly Occurrence[], { span }: WhichEvent, world: AgendaWorld): readonly Occurrence[] => {
  if (span === null || !isMoment(span)) return rows;
  const [moment] = spansOf(span, { ...world, hours: settings.current().workday });
  const starting = rows.filter(({ from }) => from.getTime() === moment?.from.getTime());
  return starting.length > 0 ? starting : rows;
};

const sameWords = (title: string, words: string | null): boolean =>
  words !== null && wordsIn(title).join(' ') === wordsIn(words).join(' ');

/** Only the first of each series. */
export const distinct = (rows: readonly Occurrence[]): Occurrence[] => {
  const seen = new Set<string>();
  return rows.filter(({ key }) => {
    const series = seriesKeyOf(key);
    if (seen.has(series)) return false;
    seen.add(series);
    return true;
  });
};

/** The two that 'it' may mean, if none is running or about to begin. */
export const nextTwo = (world: AgendaWorld): Occurrence[] => ahead(world).slice(0, 2);

export const isAtHand = ({ words, people, span, nth }: WhichEvent): boolean =>
  words === null && people.length === 0 && span === null && nth === null;

/** Running, about to begin, or the only one left today. */
const soonIn = (world: AgendaWorld): Occurrence | null => {
  const rows = ahead(world);
  const next = nextMeeting(rows, world.now);
  if (next === null) return null;
  const isSoon = next.from.getTime() - world.now.getTime() <= soon;
  return isSoon || rows.length === 1 ? next : null;
};

const soon = 10 * 60_000;

const ahead = (world: AgendaWorld): Occurrence[] =>
  timedMeetings(rowsIn(windowOf(world, 1), world).rows).filter((one) => one.to > world.now);

/** Days ahead in which Flow looks for an event. */
const window = 60;

const rowsFor = ({ span }: WhichEvent, world: AgendaWorld): Occurrence[] => {
  if (span === null) return [...rowsIn(windowOf(world, window), world).rows];
  return spansOf(span, { ...world, hours: settings.current().workday }).flatMap((one) => [...rowsIn(one, world).rows]);
};

const windowOf = ({ now }: AgendaWorld, days: number) => ({
  from: new Date(now.getTime() - 12 * 3_600_000),
  to: new Date(now.getTime() + days * 86_400_000),
});

const isCalled = ({ event }: Occurrence, { words }: WhichEvent): boolean => {
  if (words === null) return true;
  const title = wordsIn(event.title);
  const named = wordsIn(words).filter((word) => !generic.has(word));
  return (
    named.length > 0 &&
    named.every((word) => title.some((one) => one === word || one.startsWith(word) || joins(title, word)))
  );
};

/** 'Standup' and 'stand-up'. */
const joins = (title: readonly string[], word: string): boolean => title.join('').includes(word) && word.length > 4;

const generic: ReadonlySet<string> = new Set(
  'meeting call appointment event my our the a with video phone next first last'.split(' '),
);

const isWith = ({ event }: Occurrence, { people }: WhichEvent): boolean => {
  const guests = [...event.guests, ...(event.organizer ? [event.organizer] : [])].flatMap(({ name, email }) =>
    wordsIn(`${name} ${email}`),
  );
  const all = [...guests, ...wordsIn(event.title)];
  const addresses = new Set([...event.guests, event.organizer].flatMap((one) => one?.email.toLowerCase() ?? []));
  return people.every(
    (name) =>
      wordsIn(name).every((word) => all.includes(word)) || addressesOf(name).some((email) => addresses.has(email)),
  );
};

const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\bone\b/g, '1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
