/** Short ways to write the demo company's events. */
import { createHash } from 'node:crypto';
import type { Person } from '#emulators/seed/people.ts';
import { alex } from '#emulators/seed/people.ts';
import type { SeedEvent, SeedGuest } from '#emulators/seed/seed.ts';

type Answer = SeedGuest['answer'];

/** The same words give the same id, so the month is the same at each start. */
export const idOf = (key: string): string => {
  const digits = BigInt(`0x${createHash('sha256').update(key).digest('hex').slice(0, 32)}`);
  return digits.toString(32).padStart(26, '0');
};

export const guest = (person: Person, answer: Answer = 'accepted', more: Partial<SeedGuest> = {}): SeedGuest => ({
  name: person.name,
  email: person.email,
  answer,
  ...more,
});

export const room = (name: string): SeedGuest => ({
  name,
  email: `${name.toLowerCase().replaceAll(' ', '-')}@rooms.northwind.example`,
  answer: 'accepted',
  room: true,
});

type Words = Omit<SeedEvent, 'id' | 'start' | 'end' | 'organizer'> & { organizer?: Person };

/** An event of this many minutes. Without an organizer it is Alex's. */
export const meeting = (key: string, start: Date, minutes: number, words: Words): SeedEvent => ({
  ...words,
  id: idOf(key),
  start,
  end: new Date(start.getTime() + minutes * 60_000),
  organizer: words.organizer ?? alex,
});

/** An event of whole days, including the last one. */
export const days = (key: string, first: string, last: string, words: Words): SeedEvent => ({
  ...words,
  id: idOf(key),
  start: first,
  end: dayAfter(last),
  organizer: words.organizer ?? alex,
});

export const dayAfter = (day: string, count = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
