// Calls that the server asks to wait.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getSession } from '#api/accounts.ts';
import { speech, transcriptions } from '#api/voice.ts';
import { createDevice, findDeviceBy } from '#web/device.ts';
import { callServer } from './call.ts';
import { tellSlowDown } from './slow-down.ts';
import { streamedFrom } from './streamed.ts';
import { fetchSpeech } from './voice.ts';

const refusal = (seconds: number, code = 'calls.too-many') =>
  Response.json({ code }, { status: 429, headers: { 'retry-after': String(seconds) } });

let answers: Response[];
let sent: { address: string; body: unknown }[];

beforeEach(() => {
  vi.useFakeTimers();
  const device = createDevice();
  findDeviceBy(() => device);
  sent = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: unknown }) => {
    sent.push({ address, body });
    return answers.shift() ?? Response.json({ user: null, localGoogle: false });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  findDeviceBy(() => undefined);
});

const session = (cancelled?: AbortSignal) => callServer(getSession, {}, cancelled);
const heard = () => {
  const sentences: string[] = [];
  const stop = tellSlowDown(({ title, text }) => sentences.push(`${title}. ${text}`));
  return { sentences, stop };
};

test('a refused call waits for as long as the server says, and then succeeds', async () => {
  answers = [refusal(1)];
  const { sentences, stop } = heard();
  const answer = session();
  await vi.advanceTimersByTimeAsync(999);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toMatchObject({ user: null });
  expect(sent).toHaveLength(2);
  expect(sentences).toEqual([]);
  stop();
});

test('a retry sends a recording and words to speak again whole', async () => {
  const form = new FormData();
  form.set('file', 'spoken');
  answers = [refusal(1), refusal(1)];
  const never = new AbortController().signal;
  const both = Promise.all([
    streamedFrom(transcriptions, form, never),
    fetchSpeech({ input: 'typed', voice: 'flow', speed: 1 }, never),
  ]);
  await vi.advanceTimersByTimeAsync(1000);
  expect((await both).map(({ status }) => status)).toEqual([200, 200]);
  const [first, again] = [transcriptions, speech].map((path) => sent.filter(({ address }) => address === path));
  for (const tries of [first, again]) {
    expect(tries).toHaveLength(2);
    expect(tries?.[1]?.body).toEqual(tries?.[0]?.body);
  }
});

test('calls that wait for more than two seconds say one sentence together', async () => {
  answers = [refusal(3), refusal(4)];
  const { sentences, stop } = heard();
  const both = Promise.all([session(), session()]);
  await vi.advanceTimersByTimeAsync(1999);
  expect(sentences).toEqual([]);
  await vi.advanceTimersByTimeAsync(2001);
  await both;
  expect(sentences).toEqual(['That is a lot at once. Flow goes on in a moment. Nothing is lost.']);
  answers = [refusal(3)];
  const later = session();
  await vi.advanceTimersByTimeAsync(3000);
  await later;
  expect(sentences).toHaveLength(2);
  stop();
});

test('a call cancelled during its wait does not go out again', async () => {
  answers = [refusal(5)];
  const leave = new AbortController();
  const gone = expect(session(leave.signal)).rejects.toMatchObject({ code: 'network.offline' });
  await vi.advanceTimersByTimeAsync(1000);
  leave.abort();
  await gone;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(1);
});

test('another refusal with 429 reaches its caller at once', async () => {
  answers = [refusal(60, 'command.too-fast')];
  await expect(session()).rejects.toMatchObject({ code: 'command.too-fast' });
});

test('a server that refuses for more than a minute is no longer asked', async () => {
  answers = Array.from({ length: 100 }, () => refusal(7));
  const refused = expect(session()).rejects.toMatchObject({ code: 'calls.too-many' });
  await vi.advanceTimersByTimeAsync(100_000);
  await refused;
  expect(sent).toHaveLength(9);
});
