// A sentence as sound, streaming or complete.
import type { SpokenBy } from '#domain/speech.ts';
import { createDecoder, rateIn } from './pcm.ts';

/** The text and how to say it. */
export type ClipRequest = { text: string; by: SpokenBy; speed: number };

export type Clip = {
  state: () => 'coming' | 'whole' | 'broken';
  /** Samples a second. Null before the first. */
  rate: () => number | null;
  seconds: () => number;
  /** Samples from a second to the available end. */
  from: (second: number) => Float32Array<ArrayBuffer>;
  /** Calls on new samples and at the end. */
  subscribe: (listener: () => void) => () => void;
  abort: () => void;
};

export type Say = (request: ClipRequest, cancelled: AbortSignal) => Promise<Response>;

export const fetchClip = (say: Say, request: ClipRequest): Clip => {
  const listeners = new Set<() => void>();
  const cancelled = new AbortController();
  const chunks: Float32Array<ArrayBuffer>[] = [];
  let state: ReturnType<Clip['state']> = 'coming';
  let rate: number | null = null;
  let length = 0;
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const add = (samples: Float32Array<ArrayBuffer>): void => {
    if (samples.length === 0) return;
    chunks.push(samples);
    length += samples.length;
    tell();
  };
  const come = async (): Promise<void> => {
    const answer = await say(request, cancelled.signal);
    rate = rateIn(answer.headers.get('content-type'));
    if (!answer.ok || answer.body === null || rate === null) throw new Error('no sound');
    const decoder = createDecoder(rate);
    for await (const bytes of bytesOf(answer.body)) add(decoder.take(bytes));
    add(decoder.end());
  };
  const end = (how: 'whole' | 'broken'): void => {
    state = how;
    if (how === 'broken') cancelled.abort();
    tell();
  };
  // An answer without sound for text with words counts as broken.
  void come().then(
    () => end(length > 0 || !/[\p{L}\p{N}]/u.test(request.text) ? 'whole' : 'broken'),
    () => end('broken'),
  );
  return {
    state: () => state,
    rate: () => rate,
    seconds: () => (rate === null ? 0 : length / rate),
    from: (second) => joined(chunks, Math.round(second * (rate ?? 0)), length),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    abort: () => cancelled.abort(),
  };
};

/** Safari reads a stream only by its reader. */
async function* bytesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}

const joined = (
  chunks: readonly Float32Array<ArrayBuffer>[],
  from: number,
  length: number,
): Float32Array<ArrayBuffer> => {
  const samples = new Float32Array(Math.max(0, length - from));
  let at = 0;
  for (const chunk of chunks) {
    if (at + chunk.length > from) samples.set(chunk.subarray(Math.max(0, from - at)), Math.max(0, at - from));
    at += chunk.length;
  }
  return samples;
};
