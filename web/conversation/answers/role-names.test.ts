// 'My boss' is whoever the person calls so, wherever a person may be named, also offline.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withGivenNames } from '#domain/contact.ts';
import { eventsOf, eventWith, ownCalendar } from '#test/support/calendar-event.ts';
import { contact } from '#test/support/contact.ts';
import { quietAssistant } from '#test/support/quiet-assistant.ts';
import { threadWith } from '#test/support/thread.ts';
import { until } from '#test/support/until.ts';
import { webStorage } from '#test/support/web-storage.ts';
import { worldOf } from '#web/conversation/calendar/agenda-world.ts';
import { findEvent } from '#web/conversation/calendar/which-event.ts';
import { utter } from '#web/conversation/handlers/utter.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import { currentCalendar } from '#web/data/calendar.ts';
import { contactBook, followContacts } from '#web/data/contacts.ts';
import { forget, learn } from '#web/data/mailbox-state.ts';
import { memoryStore } from '#web/data/memory-store.ts';

const priya = { name: 'Priya Nair', email: 'priya@acme.example' };
const boss = { name: 'Ada Boss', email: 'ada@boss.example' };
const contacts = withGivenNames(
  [contact(priya.name, [priya.email], { written: 3 }), contact(boss.name, [boss.email], { written: 1 })],
  [{ alias: 'my boss', ...priya }],
);

let assistant: AssistantSession;
let stopped: AbortController;
beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-24T09:00:00Z'), toFake: ['Date'] });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', webStorage());
  vi.stubGlobal('navigator', { onLine: false, languages: ['en-GB'] });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  stopped = new AbortController();
  // What an earlier visit has left on the device.
  const store = memoryStore();
  await store.change('contact', { put: new Map([['list', { version: '1', contacts }]]) });
  followContacts(store, stopped.signal);
  await until(() => contactBook.current().contacts.length === 2);
  forget();
  const asks = threadWith('asks', {
    from: priya,
    to: [{ name: 'Alex Moreau', email: 'alex@northwind.example' }],
    subject: 'Hiring plan',
    at: '2026-11-20T10:00:00Z',
    sentences: ['Can you approve the hiring plan by Friday?'],
  });
  learn({ put: [asks], state: 'ready', online: false });
  assistant = quietAssistant({ queue: [] });
});
afterEach(() => {
  stopped.abort();
  assistant.player.close();
  forget();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answerTo = async (words: string): Promise<string> => {
  const before = assistant.captions.current()?.turn ?? 0;
  utter(words, assistant);
  await until(() => (assistant.captions.current()?.turn ?? 0) > before);
  return assistant.captions.current()?.flow ?? '';
};

test.each([
  ['when did I last hear from my boss', /^Priya.*Friday/],
  ['who is my boss', /Priya Nair/],
  ['how often does my boss write', /Priya/],
])('“%s” is answered without a connection', async (words, expected) => {
  expect(await answerTo(words)).toMatch(expected);
});

const guest = ({ name, email }: typeof priya) => ({
  name,
  email,
  optional: false,
  answer: 'accepted' as const,
  kind: 'person' as const,
  self: false,
  organizer: false,
});
const meeting = (title: string, day: string, who: typeof priya) =>
  eventWith(title, {
    title,
    start: `2026-11-${day}T10:00`,
    end: `2026-11-${day}T11:00`,
    guests: [guest(who)],
    guestCount: 2,
  });

test('a meeting with my boss is not the one with somebody whose name is Boss', () => {
  const events = eventsOf(meeting('Sailing', '25', boss), meeting('Plans', '26', priya));
  const world = { ...worldOf(currentCalendar()), view: { events, calendars: [ownCalendar] } };
  const which = { words: null, people: ['my boss'], span: null, nth: null };
  expect(findEvent(which, null, world)?.event.title).toBe('Plans');
});
