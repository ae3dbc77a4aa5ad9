// Requests to a fake server that answers on demand.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClipRequest } from './clip.ts';
import { createClipCache } from './clip-cache.ts';

type Asked = { text: string; aborted: () => boolean; answer: (response: Response) => void };
let asked: Asked[];

const say = ({ text }: ClipRequest, cancelled: AbortSignal): Promise<Response> =>
  new Promise((resolve, reject) => {
    cancelled.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
    asked.push({ text, aborted: () => cancelled.aborted, answer: resolve });
  });
const requestFor = (text: string): ClipRequest => ({ text, by: 'flow', speed: 1 });
const sound = (seconds = 1): Response =>
  new Response(new Int16Array(seconds * 16_000).fill(9000), {
    headers: { 'content-type': 'audio/pcm;rate=16000;channels=1' },
  });
const texts = (): string[] => asked.filter(({ aborted }) => !aborted()).map(({ text }) => text);
const answer = async (text: string, response = sound()): Promise<void> => {
  asked.findLast((one) => one.text === text)?.answer(response);
  await vi.advanceTimersByTimeAsync(100);
};

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
});
afterEach(() => vi.useRealTimers());

test('clip cache: requests the current text at once, and the next one when that is here', async () => {
  const shelf = createClipCache(say);
  const clip = shelf.take(requestFor('One.'));
  shelf.prefetch([requestFor('Two.'), requestFor('Three.'), requestFor('Four.')]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(texts()).toEqual(['One.']);
  await answer('One.');
  expect([clip.state(), clip.seconds(), clip.rate()]).toEqual(['whole', 1, 16_000]);
  expect(texts()).toEqual(['One.', 'Two.', 'Three.']);
  await answer('Two.');
  expect(texts()).toEqual(['One.', 'Two.', 'Three.', 'Four.']);
});

test('clip cache: does not request a ready clip again', async () => {
  const shelf = createClipCache(say);
  shelf.prefetch([requestFor('One.')]);
  await answer('One.');
  await vi.advanceTimersByTimeAsync(100);
  await answer('One.');
  expect(shelf.take(requestFor('One.')).state()).toBe('whole');
  expect(texts()).toEqual(['One.']);
});

test('clip cache: prefetches nothing while the person skips through mail', async () => {
  const shelf = createClipCache(say);
  for (const mail of ['One.', 'Two.', 'Three.']) {
    shelf.take(requestFor(mail));
    shelf.prefetch([requestFor(`After ${mail}`)]);
    await vi.advanceTimersByTimeAsync(20);
  }
  expect(texts()).toEqual(['Three.']);
});

test('clip cache: aborts unwanted requests, and all of them on silence', async () => {
  const shelf = createClipCache(say);
  shelf.prefetch([requestFor('One.'), requestFor('Two.')]);
  await vi.advanceTimersByTimeAsync(100);
  shelf.prefetch([requestFor('Two.'), requestFor('Three.')]);
  await vi.advanceTimersByTimeAsync(100);
  expect(texts()).toEqual(['Two.', 'Three.']);
  shelf.rest();
  expect(texts()).toEqual([]);
});

test.each([
  ['refuses', () => Response.json({ code: 'speech.no-voice' }, { status: 503 })],
  ['answers with something else', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['says nothing', () => sound(0)],
])('clip cache: fails if the server %s, and retries the next time', async (_, response) => {
  const shelf = createClipCache(say);
  const clip = shelf.take(requestFor('One.'));
  shelf.prefetch([requestFor('Two.')]);
  await answer('One.', response());
  expect(clip.state()).toBe('broken');
  expect(texts()).not.toContain('Two.');
  shelf.take(requestFor('One.'));
  expect(asked).toHaveLength(2);
});

test('clip cache: is complete and silent for text without words', async () => {
  const shelf = createClipCache(say);
  const clip = shelf.take(requestFor('👍'));
  await answer('👍', sound(0));
  expect([clip.state(), clip.seconds()]).toEqual(['whole', 0]);
});

test('clip cache: evicts the least recently used', async () => {
  const shelf = createClipCache(say);
  for (const mail of ['One.', 'Two.', 'Three.']) {
    shelf.take(requestFor(mail));
    await answer(mail, sound(50));
  }
  expect(shelf.take(requestFor('Two.')).state()).toBe('whole');
  expect(shelf.take(requestFor('One.')).state()).toBe('coming');
});
