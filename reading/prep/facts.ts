// What the mail says that matters for a meeting. Pure: every fact names its sentence, or was counted.
import type { Quoted } from '#domain/answer.ts';
import type { CalendarEvent, Guest } from '#domain/calendar.ts';
import type { Address, Message } from '#domain/mail.ts';
import type { PrepFact, PrepFile } from '#domain/prep.ts';
import type { OpenPromise } from '#domain/promise.ts';
import { asksIn } from '#reading/asks.ts';
import { sentencesOf } from '#reading/sentences.ts';
import { guestsOf, type PrepThread, threadsAbout } from './threads.ts';

export type PrepWorld = {
  /** Threads with the guests, whole. */
  threads: readonly PrepThread[];
  /** What is open between the person and others. */
  promises: readonly OpenPromise[];
  own: string;
  now: Date;
};

export const prepFacts = (event: CalendarEvent, world: PrepWorld): PrepFact[] => {
  // Nobody prepares for an invitation of somebody unknown.
  if (event.stranger) return [];
  const about = threadsAbout(event, world);
  const guests = guestsOf(event).filter(({ answer }) => answer !== 'declined');
  const found = [
    ...decidesIn(event, about, world),
    ...promisesWith(guests, about, world),
    ...lastOf(guests, about, world),
    ...filesIn(about),
  ];
  return [
    ...withWhom(guests, event, world),
    ...found,
    ...declinedIn(event),
    ...(found.length === 0 ? [nothing(guests, world)] : []),
  ];
};

const named = 4;

const withWhom = (guests: readonly Guest[], event: CalendarEvent, world: PrepWorld): PrepFact[] => {
  if (guests.length === 0) return [];
  const weighed = guests.toSorted((one, other) => weightOf(other, world) - weightOf(one, world));
  const all = Math.max(guests.length, event.guestCount - 1 - event.guests.filter(({ kind }) => kind === 'room').length);
  const shown = weighed.slice(0, all > named ? 2 : named);
  return [{ kind: 'with', people: shown.map(addressOf), more: all - shown.length }];
};

/** Exchanges, then the organizer, then people of elsewhere, then those who said yes. */
const weightOf = ({ email, organizer, answer }: Guest, { threads, own }: PrepWorld): number => {
  const address = email.toLowerCase();
  const written = threads
    .flatMap(({ messages }) => messages)
    .filter(({ from }) => from.email.toLowerCase() === address);
  const outside = hostOf(address) !== hostOf(own) ? 1 : 0;
  return Math.log2(1 + written.length) + (organizer ? 2 : 0) + outside + (answer === 'accepted' ? 1 : 0);
};

/** Questions to the person that nobody has answered, and what the invitation says it is for. */
const decidesIn = (event: CalendarEvent, about: readonly PrepThread[], { own }: PrepWorld): PrepFact[] => {
  const asked = about.flatMap((thread) => openAsks(thread, own)).toSorted((one, other) => one.rank - other.rank);
  const said = purposeOf(event.text).map((text): PrepFact => ({ kind: 'decide', text, quote: null }));
  return [...asked.map(({ fact }) => fact), ...said].slice(0, mostDecides);
};

const mostDecides = 3;
const ranks = { decision: 0, 'yes-or-no': 1, question: 2, request: 3 } as const;

const openAsks = (thread: PrepThread, own: string): { rank: number; fact: PrepFact }[] => {
  const last = thread.messages.findLastIndex((message) => isOwn(message, own));
  return thread.messages
    .slice(last + 1)
    .filter((message) => isReal(message) && reaches(message, own))
    .flatMap((message) =>
      (message.reading.paragraphs ?? []).flatMap((sentences, paragraph) =>
        asksIn(sentences).map(({ sentence, kind }) => ({
          rank: ranks[kind],
          fact: {
            kind: 'decide' as const,
            text: sentence,
            quote: quoteOf(thread, message, { paragraph, sentence: sentences.indexOf(sentence) }, own),
          },
        })),
      ),
    );
};

/** Lines of the invitation's text that say what is to be decided. */
const purposeOf = (text: string): string[] =>
  text
    .slice(0, 4000)
    .split('\n')
    .flatMap((line) => sentencesOf(line))
    .filter(
      (line) =>
        line.length <= 200 && (line.endsWith('?') || /^(?:to )?(?:decide|goal|agenda|purpose|aim)s?\b/i.test(line)),
    )
    .slice(0, 2);

const promisesWith = (guests: readonly Guest[], about: readonly PrepThread[], world: PrepWorld): PrepFact[] => {
  const here = new Set(guests.map(({ email }) => email.toLowerCase()));
  const threads = new Set(about.map(({ id }) => id));
  const open = world.promises.filter(
    ({ closed, vague, other, quote }) =>
      closed === null &&
      !vague &&
      here.has(other.email.toLowerCase()) &&
      (threads.has(quote.threadId) || isLately(quote, world)),
  );
  const mine = open
    .filter(({ kind }) => kind === 'mine')
    .map(({ quote, other, by }): PrepFact => ({ kind: 'promised', quote, to: other, by }));
  const theirs = open
    .filter(({ kind }) => kind === 'theirs')
    .map(({ quote, by }): PrepFact => ({ kind: 'owed', quote, by }));
  return [...mine.slice(0, 2), ...theirs.slice(0, 2)];
};

const isLately = ({ at }: Quoted, { now }: PrepWorld): boolean => now.getTime() - Date.parse(at) < 21 * 86_400_000;

/** What the people to name wrote last in that mail: what they ask, else the first that they say. */
const lastOf = (guests: readonly Guest[], about: readonly PrepThread[], { own }: PrepWorld): PrepFact[] => {
  const all = about.flatMap((thread) => thread.messages.map((message) => ({ thread, message })));
  return guests
    .flatMap(({ email }) => {
      const newest = all
        .filter(({ message }) => message.from.email.toLowerCase() === email.toLowerCase() && isReal(message))
        .toSorted((one, other) => Date.parse(other.message.at) - Date.parse(one.message.at))[0];
      return newest === undefined ? [] : [newest];
    })
    .toSorted((one, other) => Date.parse(other.message.at) - Date.parse(one.message.at))
    .slice(0, 2)
    .flatMap(({ thread, message }): PrepFact[] => {
      const place = gistOf(message);
      return place === null ? [] : [{ kind: 'last', quote: quoteOf(thread, message, place, own) }];
    });
};

type Place = { paragraph: number; sentence: number };

const gistOf = ({ reading: { paragraphs = [] } }: Message): Place | null => {
  const places = paragraphs.flatMap((sentences, paragraph) =>
    sentences.map((text, sentence) => ({ paragraph, sentence, text })),
  );
  const [ask] = asksIn(places.map(({ text }) => text));
  return (
    places.find(({ text }) => text === ask?.sentence) ??
    places.find(({ text }) => text.split(/\s+/).length >= 4) ??
    null
  );
};

const filesIn = (about: readonly PrepThread[]): PrepFact[] => {
  const newest = new Map<string, PrepFile>();
  for (const { id, messages } of about)
    for (const { id: messageId, at, attachments, reading } of messages)
      for (const { name } of reading.bulk ? [] : attachments) {
        const stem = stemOfName(name);
        if ((newest.get(stem)?.at ?? '') <= at && isFile(name)) newest.set(stem, { name, threadId: id, messageId, at });
      }
  const files = [...newest.values()].toSorted((one, other) => (one.at < other.at ? 1 : -1)).slice(0, 3);
  return files.length === 0 ? [] : [{ kind: 'files', files }];
};

const isFile = (name: string): boolean => name !== '' && !/\.(?:ics|vcf|p7s|asc)$|^image\d*\./i.test(name);

/** 'Plan v2 (1).pdf' and 'plan.pdf' are versions of one file. */
const stemOfName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[\s_-]*(?:v?\d+(?:\.\d+)?|final|draft|copy|\(\d+\))(?=[\s_.-]|$)/g, '')
    .replace(/[\s_-]+/g, ' ');

const declinedIn = (event: CalendarEvent): PrepFact[] => {
  const people = guestsOf(event).filter(({ answer }) => answer === 'declined');
  return people.length === 0 ? [] : [{ kind: 'declined', people: people.map(addressOf) }];
};

const nothing = (guests: readonly Guest[], { threads, own }: PrepWorld): PrepFact => {
  const here = new Set(guests.map(({ email }) => email.toLowerCase()));
  const [last] = threads
    .flatMap(({ messages }) => messages)
    .filter((message) => isOwn(message, own))
    .flatMap((message) => {
      const to = message.to.find(({ email }) => here.has(email.toLowerCase()));
      return to === undefined ? [] : [{ to, subject: message.subject, at: message.at }];
    })
    .toSorted((one, other) => (one.at < other.at ? 1 : -1));
  return { kind: 'nothing', wrote: last ?? null };
};

const quoteOf = (thread: PrepThread, message: Message, { paragraph, sentence }: Place, own: string): Quoted => {
  const text = message.reading.paragraphs?.[paragraph]?.[sentence] ?? '';
  const { id: messageId, from: by, subject, at } = message;
  const source = { threadId: thread.id, messageId, paragraph, sentence, from: 0, to: text.length };
  return { ...source, text, by, own: isOwn(message, own), subject, at };
};

const isReal = ({ reading, labels }: Message): boolean =>
  !reading.bulk && labels.every((label) => label !== 'drafts' && label !== 'trash' && label !== 'spam');

/** Written to the person, or to everybody. */
const reaches = ({ to, cc }: Message, own: string): boolean =>
  [...to, ...cc].some(({ email }) => email.toLowerCase() === own.toLowerCase()) || to.length === 0;

const isOwn = ({ from }: Message, own: string): boolean => from.email.toLowerCase() === own.toLowerCase();

const addressOf = ({ name, email }: Guest): Address => ({ name, email });

const hostOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();
