// The spoken request for a preparation costs a credit. Typed, pressed, or without a find, it is free.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keyOfEvent } from '#domain/calendar.ts';
import { formatsOf } from '#domain/formats.ts';
import { UserId } from '#domain/id.ts';
import type { PrepFact } from '#domain/prep.ts';
import { atHand } from '#language/calendar/named-event.ts';
import { berlin, eventsOf, eventWith, ownCalendar } from '#test/support/calendar-event.ts';
import { quietAssistant } from '#test/support/quiet-assistant.ts';
import { webStorage } from '#test/support/web-storage.ts';
import { wordsCame } from '#web/commands/said-aloud.ts';
import { unpaidAct } from '#web/commands/unpaid-act.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import { callAs } from '#web/data/call.ts';
import { heardCredits, openCredits } from '#web/data/credits-now.ts';
import { forgetPreps, learnPreps } from '#web/data/made-preps.ts';
import { shownPrep } from './shown-prep.ts';
import { prepare, tellPrep } from './tell-prep.ts';

const userId = UserId.parse('0199aaaa-0000-7000-8000-000000000007');
const dana = { name: 'Dana', email: 'dana@far.example' };
const guest = { ...dana, optional: false, answer: 'accepted', kind: 'person', self: false, organizer: false } as const;
const event = eventWith('review', { guests: [guest], guestCount: 1 });
const world = {
  view: {
    events: eventsOf(event),
    calendars: [ownCalendar],
  },
  now: new Date('2026-11-24T08:20:00Z'),
  zone: berlin,
  formats: formatsOf(['en-GB']),
  discreet: false,
  driving: false,
};
const decide: PrepFact = { kind: 'decide', text: 'Decide on the pilot price.', quote: null };

let assistant: AssistantSession;
let close: () => void;
let paid: unknown[];
beforeEach(() => {
  vi.useFakeTimers({ now: world.now, toFake: ['Date'] });
  paid = [];
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', webStorage());
  vi.stubGlobal('navigator', {
    onLine: true,
    languages: ['en-GB'],
    locks: { request: (_name: string, work: () => unknown) => work() },
  });
  vi.stubGlobal('fetch', (_url: unknown, { body }: { body?: string } = {}) => {
    if (body !== undefined) paid.push(JSON.parse(body));
    return new Promise(() => {});
  });
  assistant = quietAssistant({ queue: [] });
  callAs(userId);
  close = openCredits(userId);
  heardCredits({ counted: true, left: 3, charged: [] });
});
afterEach(() => {
  forgetPreps();
  shownPrep.become(null);
  unpaidAct.become(null);
  close();
  callAs(null);
  assistant.player.close();
  wordsCame('typing');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const made = (facts: PrepFact[]) =>
  learnPreps(
    {
      events: [],
      gone: [],
      preps: [{ at: keyOfEvent(event), facts, seen: '2026-11-24T06:00:00.000Z', until: '2026-11-24T10:00:00.000Z' }],
    },
    true,
  );
const ask = async (): Promise<void> => {
  tellPrep({ asks: 'prep', which: atHand, long: false }, 'prep me', { assistant, world });
  await expect.poll(() => shownPrep.current()?.state).toBe('ready');
};

test('asked for aloud it costs one credit, also if it was made ahead', async () => {
  made([decide]);
  wordsCame('voice');
  await ask();
  await expect.poll(() => paid).toMatchObject([{ reason: 'prep' }]);
});

test('said again while it is shown, it costs nothing more', async () => {
  made([decide]);
  wordsCame('voice');
  await ask();
  await expect.poll(() => paid).toHaveLength(1);
  heardCredits({ counted: true, left: 0, charged: [] });
  const turn = () => assistant.captions.current()?.turn ?? 0;
  const before = turn();
  await ask();
  await expect.poll(turn).toBeGreaterThan(before);
  expect(shownPrep.current()?.state).toBe('ready');
  expect(unpaidAct.current()).toBeNull();
});

test('asked for aloud without a credit it waits for one, and nothing is looked up', () => {
  heardCredits({ counted: true, left: 0, charged: [] });
  made([decide]);
  wordsCame('voice');
  tellPrep({ asks: 'prep', which: atHand, long: false }, 'prep me', { assistant, world });
  expect(shownPrep.current()).toBeNull();
  expect(unpaidAct.current()).toEqual({ kind: 'prep', words: 'prep me' });
});

test.each([
  ['typed', 'typing', [decide]],
  ['without a find', 'voice', [{ kind: 'nothing', wrote: null }]],
] as const)('%s it is free', async (_how, by, facts) => {
  made([...facts]);
  wordsCame(by);
  await ask();
  await prepare({ key: keyOfEvent(event), event, from: world.now, to: world.now }, true, undefined, {
    assistant,
    world,
  });
  expect(localStorage.getItem('flow_owed_answers')).toBeNull();
  expect(paid).toEqual([]);
});
