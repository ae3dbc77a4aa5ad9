// Answers the API calls of a mailbox inside the page, from the demo's data.
import * as activity from '#api/activity.ts';
import * as calendar from '#api/calendar.ts';
import * as commands from '#api/commands.ts';
import * as contacts from '#api/contacts.ts';
import type { Endpoint } from '#api/endpoint.ts';
import * as lessons from '#api/lessons.ts';
import * as mailbox from '#api/mailbox.ts';
import * as muted from '#api/muted.ts';
import * as original from '#api/original.ts';
import * as people from '#api/people.ts';
import * as promises from '#api/promises.ts';
import * as search from '#api/search.ts';
import * as sending from '#api/sending.ts';
import * as settings from '#api/settings.ts';
import * as voice from '#api/voice.ts';
import { isKnown } from '#commands/registry.ts';
import { allowedStyle } from '#domain/allowed-style.ts';
import { withGivenNames } from '#domain/contact.ts';
import type { MessageId } from '#domain/id.ts';
import { calledIn } from '#domain/lesson-note.ts';
import { hasLabel } from '#domain/mail.ts';
import { Problem } from '#domain/problem.ts';
import { markedPromises } from '#domain/promise.ts';
import { inOwnTerms, type Owner } from '#domain/search-own.ts';
import { readQuery } from '#domain/search-query.ts';
import { idle } from '#domain/sync.ts';
import { writingStyleOf } from '#reading/writing-style.ts';
import { now } from '#web/clock.ts';
import { answerHere } from '#web/data/answers.ts';
import { countHere } from '#web/data/bulk-here.ts';
import { cardHere, peopleHere } from '#web/data/people.ts';
import { promisesHere } from '#web/data/promises-here.ts';
import { searchHere } from '#web/data/search-here.ts';
import { contactsFrom } from './acquaintances.ts';
import type { CalendarBook } from './calendar-book.ts';
import type { DemoHeldChanges } from './held-changes.ts';
import type { DemoHistory } from './history.ts';
import { lessonsFrom } from './known.ts';
import type { LessonBook } from './lesson-book.ts';
import type { DemoMail } from './mail.ts';
import type { DemoMailbox } from './mailbox.ts';
import { shownOriginal } from './original.ts';
import { own } from './people.ts';
import type { PromiseBook } from './promise-book.ts';
import type { DemoSending } from './sending.ts';
import type { SettingsBook } from './settings-book.ts';

export type World = {
  mailbox: DemoMailbox;
  book: CalendarBook;
  held: DemoHeldChanges;
  sending: DemoSending;
  history: DemoHistory;
  preferences: SettingsBook;
  promises: PromiseBook;
  lessons: LessonBook;
  sources: ReadonlyMap<MessageId, DemoMail>;
};

/** Requests and answers pass the same schemas as on the network. */
type Answer = (request: unknown) => unknown;
type Answers = ReadonlyMap<unknown, Answer>;

export const answersOf = (world: World): Answers =>
  new Map([...mailAnswers(world), ...sendingAnswers(world), ...calendarAnswers(world), ...otherAnswers(world)]);

const on = <Request, Response>(
  endpoint: Endpoint<Request, Response>,
  answer: (request: Request) => Response,
): [unknown, Answer] => [endpoint, (request) => answer(endpoint.request.parse(asSent(endpoint, request)))];

/** Query values are text. */
const asSent = ({ method }: { method: string }, request: unknown): unknown =>
  method === 'GET' && typeof request === 'object' && request !== null
    ? Object.fromEntries(Object.entries(request).map(([name, value]) => [name, String(value)]))
    : request;

const synced = () => ({ ...idle, lastSyncTime: now().toISOString() });

const mailAnswers = ({ mailbox: box, held, sources }: World): [unknown, Answer][] => [
  on(mailbox.getChanges, ({ since }) => ({
    revision: box.revision(),
    threads: since === 0 ? [...box.threads().values()].filter((thread) => hasLabel(thread, 'inbox')) : box.since(since),
    gone: [],
    more: false,
    unlisted: null,
    sync: synced(),
    failed: [],
    blocked: null,
    labels: [...box.labels()],
    needsReauth: false,
  })),
  on(mailbox.listInbox, () => ({ threads: [], after: null })),
  on(mailbox.getThreads, ({ ids }) => ({ threads: ids.flatMap((id) => box.threads().get(id) ?? []) })),
  on(muted.listMuted, () => ({
    ids: [...box.threads().values()].flatMap((thread) => (thread.muted ? [thread.id] : [])),
    older: 0,
  })),
  on(mailbox.syncNow, () => ({ sync: synced() })),
  on(mailbox.setBackfill, () => ({ sync: synced() })),
  on(commands.giveCommand, ({ id, command }) => {
    if (!isKnown(command)) throw new Problem('command.unknown-kind');
    const given = box.give(id, command);
    const leavesIn = held.given(given);
    return { id, done: [...given.done], revision: given.revision, leavesIn };
  }),
  on(commands.holdCommand, ({ id, by }) => ({ held: held.hold(id, by) })),
  on(search.searchMail, ({ q, zone }) => ({
    results: searchHere(box.threads(), inOwnTerms(readQuery(q), ownerOf(box)), zone),
    more: null,
  })),
  on(search.countMail, ({ q, mailing, zone }) =>
    countHere(box.threads(), { query: inOwnTerms(readQuery(q), ownerOf(box)), mailing: mailing ?? null }, zone),
  ),
  on(search.answerQuestion, ({ question }) => answerHere(question, box.threads(), own.email)),
  on(people.getPersonCard, ({ email }) => ({ card: cardHere(email, box.threads().values()) })),
  on(people.findPeople, ({ by, words = '' }) => ({
    people: peopleHere(by === 'received' || by === 'sent' ? { by } : { by, words }, own.email, box.threads().values()),
  })),
  on(original.getOriginal, ({ id }) => shownOriginal(sources, id)),
  // The demo fetches no remote pictures.
  on(original.getPictures, ({ id }) => ({ unreachable: shownOriginal(sources, id).pictures, unfit: 0 })),
];

const ownerOf = (box: DemoMailbox): Owner => ({ labels: box.labels(), address: own.email });

const sendingAnswers = ({ sending: out, mailbox: box, preferences, lessons: book }: World): [unknown, Answer][] => [
  // Only one page writes the draft.
  on(sending.keepDraft, ({ draft }) => ({ kind: 'kept' as const, version: 1, ...out.keep(draft) })),
  on(sending.discardDraft, ({ id }) => out.discard(id)),
  on(sending.sendDraft, ({ sendingId, draft, ...by }) => out.send(sendingId, draft, by)),
  on(sending.moveSending, ({ sendingId, at }) => out.move(sendingId, at)),
  on(sending.stopSending, ({ sendingId }) => out.stop(sendingId)),
  on(sending.getSendings, () => out.list()),
  on(sending.getDrafts, () => out.saved()),
  on(settings.getSettings, () => preferences.current()),
  on(sending.getSignature, () => ({ text: '' })),
  on(sending.getWritingStyle, () => {
    const all = [...box.threads().values()].flatMap(({ messages }) => messages);
    const sent = all.filter(({ from }) => from.email === own.email);
    return allowedStyle(writingStyleOf(sent.toSorted((one, other) => other.at.localeCompare(one.at))), book.notes());
  }),
];

const calendarAnswers = ({ book, held }: World): [unknown, Answer][] => [
  on(calendar.getCalendarChanges, ({ since }) => ({
    revision: book.revision(),
    calendars: since === 0 ? [book.calendar] : null,
    ...book.since(since),
    more: false,
    whole: true,
    problem: null,
    held: held.list(),
    preps: [],
  })),
  on(calendar.syncCalendar, () => ({})),
];

const otherAnswers = ({ mailbox: box, history, promises: marks, lessons: book }: World): [unknown, Answer][] => [
  on(promises.getPromises, () => ({
    revision: marks.revision(),
    promises: promisesHere(own.email, marks.marks(), box.threads().values()),
    marks: markedPromises(marks.marks()),
  })),
  on(lessons.getLessons, () => {
    const all = [...box.threads().values()].flatMap(({ messages }) => messages);
    return { revision: book.revision(), ...lessonsFrom(all, book.notes(), marks.marks()) };
  }),
  on(activity.getActivity, ({ limit, after }) => history.page(limit, after)),
  on(activity.reportSession, (report) => {
    history.session(report);
    return {};
  }),
  on(contacts.getContacts, () => ({
    version: `${box.revision()}.${book.revision()}`,
    contacts: withGivenNames(contactsFrom(box.threads().values()), calledIn(book.notes())),
    problem: null,
  })),
  // Only the browser can hear and speak here, and nothing stores voice turns.
  on(voice.getVoice, () => ({
    hearing: { engine: null, dictation: null },
    speaking: { engine: null, voices: 0 as const },
    missing: 'Flow’s own needs a server, and the demonstration has none.',
  })),
  on(voice.prepareHearing, () => ({})),
  on(voice.keepTurn, () => ({})),
  on(voice.keepDictation, () => ({})),
  on(sending.keepDraftOutcome, () => ({})),
  on(sending.getDraftFigures, () => ({ drafts: 0, asWritten: 0, distance: null })),
];
