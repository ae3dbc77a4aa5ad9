// One running transcription: the first guess, the final text, and a way to cancel.
import type { Heard } from '#server/ports.ts';

export type Transcribing = {
  /** The grammar's guess, or null. Rejects with `done` if that fails first. */
  first: Promise<string | null>;
  done: Promise<Heard>;
  stop: () => void;
};

export const transcribe = (
  hear: (guess: (text: string) => void, signal: AbortSignal) => Promise<Heard>,
): Transcribing => {
  const given = new AbortController();
  const guessed = Promise.withResolvers<string>();
  const done = hear(guessed.resolve, given.signal);
  const first = Promise.race([guessed.promise, done.then(() => null)]);
  // Optional for callers, so mark it as handled.
  first.catch(() => {});
  return { first, done, stop: () => given.abort() };
};
