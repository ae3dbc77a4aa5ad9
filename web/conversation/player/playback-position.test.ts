// The saved queue position survives a reload, expires overnight, and ignores invalid storage.
import { expect, test } from 'vitest';
import { ThreadId } from '#domain/id.ts';
import { readPosition, writePosition } from './playback-position.ts';
import { advance, type PlayerEvent, type PlayerState, queueViewOf, startState } from './player-state.ts';
import { onScreen } from './queue-view.ts';

const ids = (letters: string): ThreadId[] => [...letters].map((letter) => ThreadId.parse(letter));
const mailbox = (queue: string): PlayerEvent => ({
  kind: 'mailbox',
  ranked: { queue: ids(queue), aside: [] },
  urgent: new Set(),
  settling: false,
});
const there: PlayerState = [
  mailbox('abcd'),
  { kind: 'next' } as const,
  { kind: 'unit', unit: 3 } as const,
  { kind: 'speed', speed: 1.32 } as const,
].reduce<PlayerState>(advance, startState);
const noon = Date.UTC(2026, 0, 5, 12);
const hours = (count: number): number => noon + count * 3_600_000;
const again = (now: number, queue: string): PlayerState =>
  advance(readPosition(writePosition({ state: there, session: null }, noon), now).state, mailbox(queue));

test('a reload restores thread, sentence and speed', () => {
  const state = again(hours(1), 'abcd');
  expect({ ...queueViewOf(state), speed: state.speed }).toMatchObject({ current: 'b', unit: 3, speed: 1.32 });
});

test('mail that arrived before a reload goes below the current thread', () => {
  expect(onScreen(queueViewOf(again(hours(1), 'xabcd')))).toEqual(ids('abxcd'));
});

test('a reload selects the next thread when the saved one has left', () => {
  expect(queueViewOf(again(hours(1), 'acd'))).toMatchObject({ current: 'c', unit: 0 });
});

test('a reload keeps the position while the mailbox is empty', () => {
  const loading = advance(
    readPosition(writePosition({ state: there, session: null }, noon), hours(1)).state,
    mailbox(''),
  );
  expect(queueViewOf(advance(loading, mailbox('abcd')))).toMatchObject({ current: 'b', unit: 3 });
});

test('a new day starts with the most important mail at the same speed', () => {
  const state = again(hours(13), 'dabc');
  expect({ current: queueViewOf(state).current, speed: state.speed }).toEqual({ current: 'd', speed: 1.32 });
});

test.each([null, '', '{', '{"at":1}', '[]', '{"at":"x","scope":"queue"}'])(
  'invalid storage %j starts a fresh position',
  (saved) => {
    expect(readPosition(saved, noon).state).toEqual(startState);
  },
);
