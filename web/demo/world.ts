// Creates the demo: a generated mailbox that lives as long as the page.

import type { User } from '#domain/account.ts';
import { Problem } from '#domain/problem.ts';
import { now } from '#web/clock.ts';
import { memoryStore } from '#web/data/memory-store.ts';
import type { StandIn } from '#web/data/stand-in.ts';
import { demoCalendar, demoEvents } from './calendar.ts';
import { createCalendarBook } from './calendar-book.ts';
import { createHeldChanges } from './held-changes.ts';
import { createHistory } from './history.ts';
import { createLessonBook } from './lesson-book.ts';
import { demoLabels } from './mail.ts';
import { createMailbox, type DemoMailbox } from './mailbox.ts';
import { fileOf, pageAddress } from './original.ts';
import { newUser } from './people.ts';
import { createPromiseBook } from './promise-book.ts';
import { readMails } from './read-mails.ts';
import { createSending } from './sending.ts';
import { answersOf, type World } from './server.ts';
import { createSettingsBook } from './settings-book.ts';

/** `only`: keys of the mails it has. Without it, all. */
export const makeDemonstration = (only?: readonly string[]): { standIn: StandIn; user: User } => ({
  standIn: inPage(makeWorld(only)),
  user: newUser(now()),
});

const ownLabels = [
  { id: demoLabels.board, name: 'Board' },
  { id: demoLabels.gothenvik, name: 'Gothenvik' },
  { id: demoLabels.travel, name: 'Travel' },
];

/** Milliseconds between checks for due reminders. */
const looksEvery = 5_000;

const makeWorld = (only?: readonly string[]): World => {
  const { threads, sources } = readMails(now(), only);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const book = createCalendarBook(demoCalendar(timeZone), demoEvents(now(), timeZone));
  const preferences = createSettingsBook();
  const heldSeconds = () => preferences.current().settings.holdSeconds;
  const promises = createPromiseBook();
  const lessons = createLessonBook();
  const mailbox = createMailbox(threads, ownLabels, { book, preferences, promises, lessons });
  const history = createHistory(() => mailbox);
  const sending = createSending(mailbox, heldSeconds, (draft, id, message) => {
    sources.set(message.id, message.mail);
    history.sent(draft, id);
  });
  const held = createHeldChanges({ mailbox, book, seconds: heldSeconds });
  setInterval(mailbox.wakeDue, looksEvery);
  return { mailbox, book, held, history, preferences, promises, lessons, sending, sources };
};

const inPage = (world: World): StandIn => {
  const answers = answersOf(world);
  const store = memoryStore();
  return {
    answer: async (endpoint, request) => {
      const answer = answers.get(endpoint);
      // A call that the demo does not implement fails like a missing server.
      if (answer === undefined) throw new Problem('network.offline');
      return answer(request);
    },
    listen: ({ event, check }, stopped) => {
      const deafen = world.mailbox.listen(event);
      stopped.addEventListener('abort', deafen, { once: true });
      begin(world.mailbox, check);
    },
    openStore: () => store,
    originalPage: (id) => pageAddress(world.sources, id),
    file: async (id, nth) => fileOf(world.sources, id, nth),
  };
};

/** Announces the current state a moment after opening, as a live channel does. */
const begin = (mailbox: DemoMailbox, check: () => void): void =>
  queueMicrotask(() => {
    check();
    mailbox.tell({ kind: 'revision', ledger: 'settings', revision: 0 });
    mailbox.tell({ kind: 'contacts', revision: 1 });
    mailbox.tell({ kind: 'calendar', revision: 1 });
  });
