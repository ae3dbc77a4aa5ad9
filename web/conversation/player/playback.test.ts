// Mail whose text is still loading: Flow reads the header first and the text when it arrives.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ThreadId } from '#domain/id.ts';
import type { Thread } from '#domain/mail.ts';
import { recordingVoice } from '#test/support/recording-voice.ts';
import { threadWith } from '#test/support/thread.ts';
import type { Reading } from '#web/audio/tts/voice.ts';
import { scriptOf } from '#web/conversation/script/script.ts';
import { observable } from '#web/data/observable.ts';
import { lightOf } from '#web/data/text.ts';
import { createPlayback } from './playback.ts';
import { advance, type PlayerEvent, queueViewOf, startState } from './player-state.ts';

const mail = (name: string): Thread =>
  threadWith(name, {
    from: { name, email: `${name}@northwind.example` },
    subject: 'Plan',
    labels: ['inbox', 'unread'],
    sentences: ['One two.'],
  });

const threads = new Map<ThreadId, Thread>();
const ids = ['maya', 'tomas'].map((name) => ThreadId.parse(name));
let said: string[];
let heard: ThreadId[];
let reading: Reading | null;
let state = observable(startState);
let playback: ReturnType<typeof createPlayback>;

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
const send = (event: PlayerEvent): void => {
  const before = state.current();
  state.become(advance(before, event));
  playback.follow(before, event, null);
};
const come = (name: string): void => {
  threads.set(ThreadId.parse(name), mail(name));
  playback.fed();
};

beforeEach(() => {
  vi.useFakeTimers();
  [said, heard, reading, state] = [[], [], null, observable(startState)];
  for (const id of ids) threads.set(id, lightOf(mail(id)));
  const script = () => {
    const thread = threads.get(queueViewOf(state.current()).current ?? ThreadId.parse('none'));
    return thread ? scriptOf(thread) : null;
  };
  const onHeard = (id: ThreadId) => heard.push(id);
  playback = createPlayback({ voice, state, script, nextScript: () => null, send, onHeard, onLast: () => {} });
  send({ kind: 'mailbox', ranked: { queue: ids, aside: [] }, urgent: new Set(), settling: false });
  send({ kind: 'play' });
});
afterEach(() => {
  playback.stop();
  vi.useRealTimers();
});

test('reading continues without a gap when the text arrives during the header', () => {
  come('maya');
  endSentence();
  expect(said).toEqual(['maya: Plan.', 'One two.']);
});

test('reading waits for late text, resumes where it stopped, and marks the mail heard', () => {
  endSentence();
  expect(said).toEqual(['maya: Plan.']);
  vi.advanceTimersByTime(1000);
  come('maya');
  expect(said).toEqual(['maya: Plan.', 'One two.']);
  expect(heard).toEqual([]);
  endSentence();
  expect(heard).toEqual(['maya']);
});

test('reading skips a mail whose text never arrives, and leaves it unheard', () => {
  endSentence();
  vi.advanceTimersByTime(4000);
  expect(said).toEqual(['maya: Plan.', 'tomas: Plan.']);
  expect(heard).toEqual([]);
  come('maya');
  expect(said).toHaveLength(2);
});

test('late text does not start a paused reading', () => {
  endSentence();
  send({ kind: 'pause' });
  come('maya');
  expect(said).toEqual(['maya: Plan.']);
});

test('headline mode reads only headlines, more on request, and marks only full mails heard', () => {
  for (const name of ['maya', 'tomas']) threads.set(ThreadId.parse(name), mail(name));
  send({ kind: 'pause' });
  send({ kind: 'detail', detail: 'headlines' });
  said = [];
  send({ kind: 'play' });
  endSentence();
  vi.advanceTimersByTime(5000);
  endSentence();
  expect([said, heard]).toEqual([['maya: Plan.', 'tomas: Plan.'], []]);
  send({ kind: 'unit', unit: 1 });
  endSentence();
  expect([said.at(-1), heard]).toEqual(['One two.', ['tomas']]);
});
