import { expect, test, vi } from 'vitest';
import type { Command } from '#commands/registry.ts';
import { keyOfEvent } from '#domain/calendar.ts';
import { keyOf } from '#domain/event-ref.ts';
import { CommandId, EventId } from '#domain/id.ts';
import { labelToMake } from '#domain/label.ts';
import { hasLabel, LabelId } from '#domain/mail.ts';
import { Problem } from '#domain/problem.ts';
import { atWall } from '#domain/wall-time.ts';
import { now } from '#web/clock.ts';
import { demoCalendar, demoEvents } from './calendar.ts';
import { createCalendarBook } from './calendar-book.ts';
import { createHeldChanges } from './held-changes.ts';
import { createHistory } from './history.ts';
import { createLessonBook } from './lesson-book.ts';
import { createMailbox, type DemoMailbox } from './mailbox.ts';
import { createPromiseBook } from './promise-book.ts';
import { readMails } from './read-mails.ts';
import { createSettingsBook } from './settings-book.ts';

const open = (): DemoMailbox =>
  createMailbox(readMails(now()).threads, [{ id: LabelId.parse('Label_board'), name: 'Board' }], {
    book: book(),
    preferences: createSettingsBook(),
    promises: createPromiseBook(),
    lessons: createLessonBook(),
  });
const book = () => createCalendarBook(demoCalendar(zone), demoEvents(new Date('2026-11-24T08:00:00Z'), zone));
const zone = 'Europe/Berlin';
const id = () => CommandId.parse(crypto.randomUUID());
const first = (mailbox: DemoMailbox) => {
  const thread = [...mailbox.threads().values()].find((one) => hasLabel(one, 'inbox'));
  if (!thread) throw new Error('The inbox is empty.');
  return thread;
};

test('the demo mailbox runs a command once, announces it, and undoes exactly that', () => {
  const mailbox = open();
  const heard: unknown[] = [];
  mailbox.listen((event) => heard.push(event));
  const before = first(mailbox);
  const [given, undone] = [id(), id()];
  const archive: Command = { kind: 'archive', args: { threadIds: [before.id] } };
  const once = mailbox.give(given, archive);
  expect(mailbox.give(given, archive)).toBe(once);
  expect(mailbox.since(1).map((thread) => thread.id)).toEqual([before.id]);
  expect(hasLabel(first(mailbox), 'inbox') && first(mailbox).id !== before.id).toBe(true);
  mailbox.give(undone, { kind: 'undo', args: { commandId: given } });
  const labelsOf = (thread: typeof before) => thread.messages.map(({ labels }) => labels.toSorted());
  expect(labelsOf(mailbox.threads().get(before.id) ?? before)).toEqual(labelsOf(before));
  expect(() => mailbox.give(id(), { kind: 'undo', args: { commandId: given } })).toThrow(Problem);
  expect(heard).toEqual([
    { kind: 'revision', ledger: 'mailbox', revision: 2 },
    { kind: 'revision', ledger: 'mailbox', revision: 3 },
  ]);
});

test('the demo mailbox creates a missing label once, and returns a snoozed mail at its time', () => {
  const mailbox = open();
  const { id: threadId } = first(mailbox);
  for (const _ of [1, 2])
    mailbox.give(id(), { kind: 'label', args: { threadIds: [threadId], label: labelToMake('Money') } });
  expect(mailbox.labels().map(({ name }) => name)).toEqual(['Board', 'Money']);
  const past = new Date(now().getTime() - 1000).toISOString();
  mailbox.give(id(), { kind: 'snooze', args: { threadIds: [threadId], until: past } });
  mailbox.wakeDue();
  mailbox.wakeDue();
  const thread = mailbox.threads().get(threadId);
  expect(thread && hasLabel(thread, 'inbox')).toBe(true);
  expect(thread?.reminder?.wokenBy).toBe('time');
});

test('the demo history lists commands newest first, by page, with an undo where possible', () => {
  const mailbox = open();
  const history = createHistory(() => mailbox);
  const given = [id(), id(), id()];
  const threads = [...mailbox.threads().values()].filter((one) => hasLabel(one, 'inbox'));
  for (const [nth, one] of given.entries())
    mailbox.give(one, { kind: 'trash', args: { threadIds: threads.slice(nth, nth + 1).map((thread) => thread.id) } });
  const page = history.page(2, undefined);
  expect(page.activity.map((entry) => [entry.id, entry.undoable])).toEqual([
    [given[2], given[2]],
    [given[1], given[1]],
  ]);
  const rest = history.page(2, page.next ?? '');
  expect(rest.activity.map((entry) => entry.id)).toEqual([given[0]]);
  expect(rest.next).toBeNull();
});

test('the demo holds what guests would hear of, and "hold" before it leaves takes it back', () => {
  vi.useFakeTimers({ now: new Date('2026-11-24T08:00:00Z') });
  const calendar = book();
  const mailbox = createMailbox(readMails(now()).threads, [], {
    book: calendar,
    preferences: createSettingsBook(),
    promises: createPromiseBook(),
    lessons: createLessonBook(),
  });
  const held = createHeldChanges({ mailbox, book: calendar, seconds: () => 10 });
  const talk = [...calendar.events().values()].find(({ own }) => own?.answer === 'unanswered');
  if (!talk) throw new Error('Nobody invites the person.');
  const answer = (): Command => ({
    kind: 'respond',
    args: { at: keyOfEvent(talk), answer: 'accepted', note: null, seen: talk.span },
  });
  const answered = () => calendar.events().get(keyOfEvent(talk))?.own?.answer;
  const first = mailbox.give(id(), answer());
  expect(held.given(first)).toBe(10_000);
  expect(held.list()).toMatchObject([{ id: first.id, kind: 'respond', title: talk.title, leavesIn: 10_000 }]);
  expect(held.hold(first.id, id())).toBe(true);
  expect([answered(), held.list()]).toEqual(['unanswered', []]);

  const second = mailbox.give(id(), answer());
  held.given(second);
  vi.advanceTimersByTime(10_000);
  expect(held.list()).toEqual([]);
  expect(held.hold(second.id, id())).toBe(false);
  expect(answered()).toBe('accepted');
  vi.useRealTimers();
});

test('the demo calendar takes commands, tells what changed, and undoes them', () => {
  const calendar = book();
  const mailbox = createMailbox(readMails(now()).threads, [], {
    book: calendar,
    preferences: createSettingsBook(),
    promises: createPromiseBook(),
    lessons: createLessonBook(),
  });
  const heard: unknown[] = [];
  mailbox.listen((event) => heard.push(event));
  const at = keyOf({ calendarId: calendar.calendar.id, eventId: EventId.parse('dentist'), original: null });
  const span = { start: atWall('2026-11-26T16:00', zone), end: atWall('2026-11-26T17:00', zone) };
  const given = mailbox.give(id(), { kind: 'block-time', args: { at, title: 'Dentist', span, recurrence: null } });
  expect(calendar.since(1)).toMatchObject({ events: [{ title: 'Dentist' }], gone: [] });
  mailbox.give(id(), { kind: 'undo', args: { commandId: given.id } });
  expect(calendar.since(2)).toEqual({ events: [], gone: [at] });
  expect(calendar.since(0).events.map(({ title }) => title)).not.toContain('Dentist');
  expect(heard).toEqual([
    { kind: 'calendar', revision: 2 },
    { kind: 'calendar', revision: 3 },
  ]);
});
