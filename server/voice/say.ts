// Speaks text chunk by chunk. The first plays while the server makes the next.
import { Problem } from '#domain/problem.ts';
import { longestSpokenText } from '#domain/speech.ts';
import type { Speaking, Speech, Spoken } from '#server/ports.ts';
import { chunksOf } from './chunks.ts';
import { atRate } from './resample.ts';

export type Said = { rate: number; samples: ReadableStream<Uint8Array> };

/** Resolves with the first sound. Throws `Problem`s. `gone`: the listener left. */
export const say = async (speak: Speech['speak'], { text, ...how }: Speaking, gone: AbortSignal): Promise<Said> => {
  if (text.length > longestSpokenText) throw new Problem('speech.text-too-long');
  const given = new AbortController();
  const signal = AbortSignal.any([gone, given.signal]);
  const [first, ...rest] = chunksOf(text).map((chunk) => () => speak({ text: chunk, ...how }, signal));
  if (first === undefined) return { rate: rateOfSilence, samples: new Blob([]).stream() };
  const begun = await first();
  return { rate: begun.rate, samples: streamOf(inOrder(begun, rest), () => given.abort()) };
};

const rateOfSilence = 16_000;

/** Starts each chunk when the previous one is ready, and yields it once the caller took that. */
async function* inOrder(begun: Spoken, rest: readonly (() => Promise<Spoken>)[]): AsyncGenerator<Uint8Array> {
  let current = begun;
  for (const begin of [...rest, null]) {
    const next = begin?.();
    // Awaited later.
    next?.catch(() => {});
    yield* atRate(current, begun.rate);
    if (next !== undefined) current = await next;
  }
}

const streamOf = (chunks: AsyncGenerator<Uint8Array>, stop: () => void): ReadableStream<Uint8Array> =>
  new ReadableStream({
    pull: async (reader) => {
      const { done, value } = await chunks.next();
      if (done) reader.close();
      else reader.enqueue(value);
    },
    cancel: stop,
  });
