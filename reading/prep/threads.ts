// Which mail a meeting is about: its people, fresh enough, and touching its title.

import { bareSubject } from '#domain/bare-subject.ts';
import type { CalendarEvent } from '#domain/calendar.ts';
import type { ThreadId } from '#domain/id.ts';
import type { Message } from '#domain/mail.ts';
import { wordsIn } from '#domain/words.ts';
import { stemOf } from '#reading/answers/stem.ts';
import { titleTerms } from './title-terms.ts';

/** Oldest message first. */
export type PrepThread = { id: ThreadId; messages: readonly Message[] };

export type ThreadWorld = { threads: readonly PrepThread[]; own: string; now: Date };

/** At most three, the best first. */
export const threadsAbout = (event: CalendarEvent, world: ThreadWorld): PrepThread[] => {
  const people = guestsOf(event);
  const terms = titleTerms(event.title, [
    ...people.map(({ name }) => name),
    ...people.map(({ email }) => localOf(email)),
  ]);
  const common = commonIn(world.threads, terms);
  return world.threads
    .map((thread) => ({ thread, score: scoreOf(thread, { event, terms, common, world }) }))
    .filter(({ score }) => score >= least)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ thread }) => thread);
};

export const guestsOf = ({ guests }: Pick<CalendarEvent, 'guests'>) =>
  guests.filter(({ self, kind }) => !self && kind === 'person');

const most = 3;
const least = 0.5;
const freshDays = 90;
const halfLife = 21;
const dayMs = 86_400_000;

type Weighing = {
  event: CalendarEvent;
  terms: readonly string[];
  /** By stem, the share of threads that contain it. */
  common: ReadonlyMap<string, number>;
  world: ThreadWorld;
};

const scoreOf = (thread: PrepThread, { event, terms, common, world }: Weighing): number => {
  if (thread.messages.some(({ invitation }) => invitation?.uid === event.uid && event.uid !== '')) return invited;
  const newest = thread.messages.at(-1);
  if (newest === undefined || thread.messages.every(({ reading }) => reading.bulk)) return 0;
  const age = (world.now.getTime() - Date.parse(newest.at)) / dayMs;
  if (age > freshDays || !sharesPeople(thread, event, world.own)) return 0;
  const fresh = 0.6 + 0.4 * 0.5 ** (Math.max(0, age) / halfLife);
  return terms.length === 0 ? withoutTopic(thread, event, age, world.own) : touched(thread, terms, common) * fresh;
};

/** The mail that brought the invitation. */
const invited = 10;

/** At least half of few guests, or the organizer and somebody else. */
const sharesPeople = ({ messages }: PrepThread, event: CalendarEvent, own: string): boolean => {
  const there = new Set(
    messages.flatMap(({ from, to, cc }) => [from, ...to, ...cc].map(({ email }) => email.toLowerCase())),
  );
  if (!there.has(own.toLowerCase()) && messages.every(({ labels }) => !labels.includes('inbox'))) return false;
  const guests = guestsOf(event);
  const here = guests.filter(({ email }) => there.has(email.toLowerCase()));
  const byOrganizer = here.some(({ organizer }) => organizer) && here.length > 1;
  return here.length > 0 && (here.length * 2 >= Math.min(guests.length, 4) || byOrganizer);
};

/** A title such as 'Weekly with Ana' names no matter: then only what those people wrote to each other lately counts. */
const withoutTopic = ({ messages }: PrepThread, event: CalendarEvent, age: number, own: string): number => {
  const invitedThere = new Set([own, ...guestsOf(event).map(({ email }) => email)].map((email) => email.toLowerCase()));
  const there = messages.flatMap(({ from, to, cc }) => [from, ...to, ...cc]);
  const others = there.filter(({ email }) => !invitedThere.has(email.toLowerCase()));
  return age <= lately && others.length === 0 ? 0.5 + 0.4 * (1 - age / lately) : 0;
};

const lately = 14;

/** The share of the title's words that the thread contains, rare ones first; a word of its subject counts whole. */
const touched = ({ messages }: PrepThread, terms: readonly string[], common: ReadonlyMap<string, number>): number => {
  const subject = stemsIn(messages.map((message) => bareSubject(message.subject)).join(' '));
  const text = stemsIn(messages.flatMap(({ reading }) => (reading.paragraphs ?? []).flat()).join(' '));
  const weights = terms.map((term) => weightOf(common.get(term) ?? 0));
  const all = weights.reduce((sum, one) => sum + one, 0);
  const found = terms.reduce((sum, term, nth) => {
    const weight = weights[nth] ?? 0;
    return sum + (subject.has(term) ? weight : text.has(term) ? weight * 0.6 : 0);
  }, 0);
  return found / all;
};

/** A word that no thread contains says little about which one is meant: people name one matter in several ways. */
const weightOf = (share: number): number => (share === 0 ? 0.5 : 1.2 - share);

const commonIn = (threads: readonly PrepThread[], terms: readonly string[]): ReadonlyMap<string, number> => {
  const stems = threads.map(({ messages }) =>
    stemsIn(messages.flatMap(({ subject, reading }) => [subject, ...(reading.paragraphs ?? []).flat()]).join(' ')),
  );
  return new Map(
    terms.map((term) => [term, stems.length === 0 ? 0 : stems.filter((one) => one.has(term)).length / stems.length]),
  );
};

const stemsIn = (text: string): ReadonlySet<string> => new Set(wordsIn(text.slice(0, longest)).map(stemOf));

const longest = 40_000;

const localOf = (email: string): string => (email.split('@')[0] ?? '').replace(/[._-]/g, ' ');
