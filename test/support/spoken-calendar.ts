// A calendar that a test speaks to: events from the server, the real commands, and the replies.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, vi } from 'vitest';
import * as z from 'zod/mini';
import { occurrencesBetween } from '#domain/agenda.ts';
import type { CalendarEvent } from '#domain/calendar.ts';
import type { Contact } from '#domain/contact.ts';
import { CalendarId, UserId } from '#domain/id.ts';
import { atWall, wallOf } from '#domain/wall-time.ts';
import { journal, keepIn } from '#web/commands/dispatch.ts';
import { show } from '#web/commands/outbox-entries.ts';
import { utter } from '#web/conversation/handlers/utter.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import { currentCalendar, followCalendar } from '#web/data/calendar.ts';
import { contactBook, followContacts } from '#web/data/contacts.ts';
import { memoryStore } from '#web/data/memory-store.ts';
import { createDevice, findDeviceBy } from '#web/device.ts';
import { berlin } from './calendar-event.ts';
import { quietAssistant } from './quiet-assistant.ts';
import { until } from './until.ts';

const user = UserId.parse('0199aaaa-0000-7000-8000-000000000020');
const calendar = {
  id: CalendarId.parse('alex@northwind.example'),
  name: 'Alex',
  zone: berlin,
  role: 'owner',
  primary: true,
  shown: true,
  countsBusy: true,
  color: null,
};

export type SpokenCalendar = {
  assistant: () => AssistantSession;
  /** Flow's reply to the last of these. */
  say: (...words: string[]) => string;
  /** The starts and ends of the events of that title, in the week of 23 November 2026. */
  shown: (title: string) => string[];
  /** The commands that the words gave, oldest first. */
  sent: () => { kind: string; args: object }[];
};

/** On Tuesday, 24 November 2026, 9:20 in Berlin. `moves`: where the person moved meetings before. */
export const spokenCalendar = (
  events: readonly CalendarEvent[],
  contacts: readonly Contact[] = [],
  busy: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {},
  moves: readonly (readonly [from: string, to: string])[] = [],
): SpokenCalendar => {
  let assistant: AssistantSession;
  let stop: AbortController;
  beforeEach(async () => {
    vi.stubEnv('TZ', berlin);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T08:20:00Z') });
    vi.stubGlobal('document', new EventTarget());
    vi.stubGlobal('navigator', { languages: ['en-GB'] });
    const changes = { revision: 1, calendars: [calendar], events, gone: [], more: false, whole: true, problem: null };
    const book = { revision: 1, version: '1', contacts, problem: null };
    vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
      if (address.includes('calendar/holds')) return Response.json({ holds: [] });
      if (address.includes('free-busy')) return Response.json(freeBusyIn(busy, body ?? ''));
      if (address.includes('calendar/moves')) return Response.json({ moves: moves.map(movedIn) });
      return Response.json(address.includes('contacts') ? book : changes);
    });
    const device = createDevice(user);
    findDeviceBy(() => device);
    stop = new AbortController();
    assistant = quietAssistant({ queue: [] });
    keepIn({ outbox: { give: show, drop: () => {}, sendNow: () => {} }, acts: { put: () => {}, remove: () => {} } });
    followCalendar(memoryStore(), stop.signal).heard(1);
    await until(() => currentCalendar().state === 'ready');
    if (contacts.length === 0) return;
    followContacts(memoryStore(), stop.signal).heard(1);
    await until(() => contactBook.current().contacts.length > 0);
  });
  afterEach(() => {
    stop.abort();
    keepIn(null);
    assistant.player.close();
    findDeviceBy(() => undefined);
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    vi.useRealTimers();
  });
  return {
    assistant: () => assistant,
    say: (...words) => {
      for (const one of words) {
        const answer = utter(one, assistant);
        if (answer.kind === 'reply') return answer.words;
      }
      return assistant.captions.current()?.flow ?? '';
    },
    shown: (title) =>
      occurrencesBetween(currentCalendar().events, berlin, '2026-11-23', '2026-12-01')
        .filter(({ event }) => event.title === title)
        .map(({ from, to }) => `${wallOf(from, berlin).slice(8)} ${wallOf(to, berlin).slice(11)}`),
    sent: () => journal.current().map(({ command }) => command),
  };
};

const movedIn = ([from, to]: readonly [string, string]) => ({
  from: atWall(from, berlin).at,
  to: atWall(to, berlin).at,
  movedAt: atWall(from, berlin).at,
});

/** `busy`: wall times in Berlin, by address. Nobody else's calendar can be seen. */
const freeBusyIn = (busy: Readonly<Record<string, readonly (readonly [string, string])[]>>, body: string) => {
  const { people } = Asked.parse(JSON.parse(body));
  const at = (wall: string): string => atWall(wall, berlin).at;
  return {
    people: people.map((who) => ({
      who,
      busy: busy[who]?.map(([from, to]) => ({ from: at(from), to: at(to) })) ?? null,
    })),
  };
};

const Asked = z.object({ people: z.array(z.string()) });
