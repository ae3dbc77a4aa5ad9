// What is asked of the server, and when: by a server of the test's own, whose answers come when the test says so.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Wanted } from './clip.ts';
import { createClipShelf } from './clip-shelf.ts';

type Asked = { text: string; aborted: () => boolean; answer: (response: Response) => void };
let asked: Asked[];

const say = ({ text }: Wanted, cancelled: AbortSignal): Promise<Response> =>
  new Promise((resolve, reject) => {
    cancelled.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
    asked.push({ text, aborted: () => cancelled.aborted, answer: resolve });
  });
const wanted = (text: string): Wanted => ({ text, by: 'flow', speed: 1 });
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

it('asks for what is wanted at once, and for what comes next once that is here', async () => {
  const shelf = createClipShelf(say);
  const clip = shelf.take(wanted('One.'));
  shelf.prefetch([wanted('Two.'), wanted('Three.'), wanted('Four.')]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(texts()).toEqual(['One.']);
  await answer('One.');
  expect([clip.state(), clip.seconds(), clip.rate()]).toEqual(['whole', 1, 16_000]);
  expect(texts()).toEqual(['One.', 'Two.', 'Three.']);
  await answer('Two.');
  expect(texts()).toEqual(['One.', 'Two.', 'Three.', 'Four.']);
});

it('does not ask again for what is ready', async () => {
  const shelf = createClipShelf(say);
  shelf.prefetch([wanted('One.')]);
  await answer('One.');
  await vi.advanceTimersByTimeAsync(100);
  await answer('One.');
  expect(shelf.take(wanted('One.')).state()).toBe('whole');
  expect(texts()).toEqual(['One.']);
});

it('asks for nothing that comes later while someone leafs through the mail', async () => {
  const shelf = createClipShelf(say);
  for (const mail of ['One.', 'Two.', 'Three.']) {
    shelf.take(wanted(mail));
    shelf.prefetch([wanted(`After ${mail}`)]);
    await vi.advanceTimersByTimeAsync(20);
  }
  expect(texts()).toEqual(['Three.']);
});

it('leaves what is no longer wanted, and all of it when Flow falls silent', async () => {
  const shelf = createClipShelf(say);
  shelf.prefetch([wanted('One.'), wanted('Two.')]);
  await vi.advanceTimersByTimeAsync(100);
  shelf.prefetch([wanted('Two.'), wanted('Three.')]);
  await vi.advanceTimersByTimeAsync(100);
  expect(texts()).toEqual(['Two.', 'Three.']);
  shelf.rest();
  expect(texts()).toEqual([]);
});

it.each([
  ['refuses', () => Response.json({ code: 'speech.no-voice' }, { status: 503 })],
  ['answers with something else', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['says nothing', () => sound(0)],
])('is broken where the server %s, and asks anew the next time', async (_, response) => {
  const shelf = createClipShelf(say);
  const clip = shelf.take(wanted('One.'));
  shelf.prefetch([wanted('Two.')]);
  await answer('One.', response());
  expect(clip.state()).toBe('broken');
  expect(texts()).not.toContain('Two.');
  shelf.take(wanted('One.'));
  expect(asked).toHaveLength(2);
});

it('is whole, and silent, where there is nothing to say', async () => {
  const shelf = createClipShelf(say);
  const clip = shelf.take(wanted('👍'));
  await answer('👍', sound(0));
  expect([clip.state(), clip.seconds()]).toEqual(['whole', 0]);
});

it('forgets what was not said for longest', async () => {
  const shelf = createClipShelf(say);
  for (const mail of ['One.', 'Two.', 'Three.']) {
    shelf.take(wanted(mail));
    await answer(mail, sound(50));
  }
  expect(shelf.take(wanted('Two.')).state()).toBe('whole');
  expect(shelf.take(wanted('One.')).state()).toBe('coming');
});
