// One utterance on its way: what the grammar guesses, what it was in the end, and how to call it off.
import type { Heard } from '#server/ports.ts';

export type Transcribing = {
  /** The grammar's guess; null where there was none before the end. Fails as `done` does where nothing came before that. */
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
  // Whoever asks hears of it; nobody has to.
  first.catch(() => {});
  return { first, done, stop: () => given.abort() };
};
