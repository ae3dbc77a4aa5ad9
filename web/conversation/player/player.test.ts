import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SessionReport } from '#domain/activity.ts';
import { ThreadId } from '#domain/id.ts';
import type { Thread } from '#domain/mail.ts';
import { recordingVoice } from '#test/support/recording-voice.ts';
import { threadWith } from '#test/support/thread.ts';
import type { Reading } from '#web/audio/tts/voice.ts';
import { createPlayer, type Player } from './player.ts';
import { queueViewOf } from './player-state.ts';

const id = (name: string): ThreadId => ThreadId.parse(name);
const thread = (name: string, ...sentences: string[]): Thread =>
  threadWith(name, {
    messageId: `${name}-1`,
    from: { name, email: `${name}@northwind.example` },
    subject: 'Plan',
    labels: ['inbox', 'unread'],
    sentences,
  });

const threads = new Map([thread('maya', 'One two.', 'Three.'), thread('tomas', 'Four.')].map((one) => [one.id, one]));
let said: string[];
let reading: Reading | null;
let heard: ThreadId[];
let lasts: number;
let reports: SessionReport[];
let player: Player;

const voice = recordingVoice({
  kind: 'aloud',
  read: (next) => {
    said.push(next.text);
    reading = next;
  },
  stop: () => {
    reading = null;
  },
});
const endSentence = (): void => {
  const ended = reading;
  reading = null;
  ended?.onEnd();
};

const stored = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  reading = null;
  heard = [];
  lasts = 0;
  reports = [];
  stored.clear();
  player = createPlayer({
    voice,
    storage: { getItem: (key) => stored.get(key) ?? null, setItem: (key, text) => void stored.set(key, text) },
    positionKey: 'place',
    now: () => 0,
    threadOf: (of) => (of === null ? undefined : threads.get(of)),
    onHeard: (of) => heard.push(of),
    onLast: () => {
      lasts += 1;
    },
    onSession: (report) => void reports.push(report),
    onMoved: () => {},
  });
  player.send({
    kind: 'mailbox',
    ranked: { queue: [...threads.keys()], aside: [] },
    urgent: new Set(),
    settling: false,
  });
});
afterEach(() => {
  player.close();
  vi.useRealTimers();
});

test('the player is silent until play', () => {
  expect(said).toEqual([]);
});

test('the player reads the sender, then each sentence, then pauses and continues with the next mail', () => {
  player.send({ kind: 'play' });
  endSentence();
  endSentence();
  endSentence();
  expect(said).toEqual(['maya: Plan.', 'One two.', 'Three.']);
  vi.advanceTimersByTime(4000);
  expect(said.at(-1)).toBe('tomas: Plan.');
});

test('the player reports a finished mail once, and never a skipped one', () => {
  player.send({ kind: 'play' });
  player.send({ kind: 'next' });
  endSentence();
  endSentence();
  expect(heard).toEqual([id('tomas')]);
  player.send({ kind: 'unit', unit: 1 });
  endSentence();
  expect(heard).toEqual([id('tomas')]);
});

test('the player stops after the last mail', () => {
  player.send({ kind: 'go', threadId: id('tomas') });
  player.send({ kind: 'play' });
  endSentence();
  endSentence();
  expect(lasts).toBe(0);
  vi.advanceTimersByTime(4000);
  expect([player.state.current().playing, lasts]).toEqual([false, 1]);
});

test('the player announces the end of the queue only to a listener', () => {
  const none = {
    kind: 'mailbox',
    ranked: { queue: [], aside: [] },
    urgent: new Set<ThreadId>(),
    settling: false,
  } as const;
  const all = { ...none, ranked: { queue: [...threads.keys()], aside: [] } };
  player.send(none);
  expect(lasts).toBe(0);
  player.send(all);
  player.send({ kind: 'play' });
  player.send(none);
  expect(lasts).toBe(1);
});

test('resume starts at the beginning of the paused sentence', () => {
  player.send({ kind: 'play' });
  endSentence();
  reading?.onWord(3);
  player.send({ kind: 'pause' });
  expect(reading).toBeNull();
  player.send({ kind: 'play' });
  expect(said.at(-1)).toBe('One two.');
});

test('a paused mail shows its progress until the person moves on', () => {
  player.send({ kind: 'play' });
  reading?.onWord(6);
  player.send({ kind: 'pause' });
  expect(player.said.current()).toBe(6);
  player.send({ kind: 'unit', unit: 0 });
  expect(player.said.current()).toBe(0);
});

test('a speed change applies at once, from the start of the current word', () => {
  player.send({ kind: 'play' });
  endSentence();
  reading?.onWord(3);
  reading?.onWord(8);
  player.send({ kind: 'speed', speed: 1.52 });
  expect(reading).toMatchObject({ text: 'two.', rate: 1.52 });
  reading?.onWord(4);
  expect(player.said.current()).toBe(8);
});

test('the player announces an act before the next mail', () => {
  player.send({ kind: 'play' });
  player.send({ kind: 'left', threadIds: [id('maya')] }, 'Archived.');
  expect(said.at(-1)).toBe('Archived.');
  endSentence();
  expect(said.at(-1)).toBe('tomas: Plan.');
});

test('barge-in mutes the player, and afterwards it announces the acts', () => {
  player.send({ kind: 'play' });
  player.hush(true);
  expect(reading).toBeNull();
  player.send({ kind: 'left', threadIds: [id('maya')] }, 'Archived.');
  expect(reading).toBeNull();
  player.hush(false);
  expect(said.slice(-1)).toEqual(['Archived.']);
  expect(queueViewOf(player.state.current()).current).toBe('tomas');
});

test('a pause during barge-in keeps the player silent', () => {
  player.send({ kind: 'play' });
  player.hush(true);
  player.send({ kind: 'pause' });
  player.hush(false);
  expect(reading).toBeNull();
});

test('the first play starts a session, which lasts until the last mail', () => {
  player.send({ kind: 'play' });
  endSentence();
  player.send({ kind: 'left', threadIds: [id('maya')] });
  expect(reports).toMatchObject([{ kind: 'started', emails: 2 }]);
  player.send({ kind: 'left', threadIds: [id('tomas')] });
  expect(reports).toMatchObject([{ kind: 'started' }, { kind: 'completed', id: player.session()?.id }]);
});

describe('the queue position', () => {
  const speedKept = (): unknown => JSON.parse(stored.get('place') ?? '{}').speed;

  test('a quick exit after the first visit still saves the position', () => {
    player.open();
    player.send({ kind: 'speed', speed: 1.5 });
    player.close();
    expect(speedKept()).toBe(1.5);
  });

  test('sign-out deletes the position for good', () => {
    player.open();
    stored.clear();
    player.send({ kind: 'speed', speed: 1.5 });
    player.close();
    expect(speedKept()).toBeUndefined();
  });
});
