// Starts to transcribe at the first short silence, and discards the guess if the person goes on.
import type { HearingEvent } from '#web/audio/hearing/hearing.ts';
import type { Recogniser, Transcript, Vocabulary } from '#web/audio/stt/recogniser.ts';

export type Speech = Extract<HearingEvent, { kind: 'maybe' | 'ended' }>;

export type Transcribing = {
  /** Calls `hypothesis` and `transcript` while the guess is valid. */
  guess: (speech: Speech, on: Guessing) => void;
  resumed: () => void;
  /** Uses the guess if it covers the whole turn. Sends no request after `gone`. */
  finish: (speech: Speech, hypothesis: (words: string) => void, gone: AbortSignal) => Promise<Transcript>;
  drop: () => void;
};

type Guessing = { hypothesis: (words: string) => void; transcript: (transcript: Transcript) => void };
type World = { recogniser: Pick<Recogniser, 'transcribe'>; vocabulary: () => Vocabulary };
type Running = { speechEnd: number; abort: AbortController; text: Promise<Transcript>; heard: string | null };

export const createTranscribing = ({ recogniser, vocabulary }: World): Transcribing => {
  let running: Running | null = null;
  const drop = (): void => {
    running?.abort.abort();
    running = null;
  };
  const begin = ({ samples, speechEnd }: Speech, hypothesis: (words: string) => void): Running => {
    drop();
    const abort = new AbortController();
    const one: Running = { speechEnd, abort, heard: null, text: Promise.resolve(silence) };
    const heard = (words: string): void => {
      one.heard = words;
      if (!abort.signal.aborted) hypothesis(words);
    };
    one.text = recogniser.transcribe(samples, vocabulary(), { hypothesis: heard }, abort.signal);
    // The consumer handles the failure; without one, ignore it.
    one.text.catch(() => {});
    running = one;
    return one;
  };
  return {
    drop,
    resumed: drop,
    guess: (speech, on) => {
      const one = begin(speech, on.hypothesis);
      one.text.then(
        (transcript) => running === one && on.transcript(transcript),
        () => {},
      );
    },
    finish: (speech, hypothesis, gone) => {
      const again = (): Promise<Transcript> => {
        gone.throwIfAborted();
        return handedOver(begin(speech, hypothesis));
      };
      /** A later turn must not abort it. */
      const handedOver = ({ abort, text }: Running): Promise<Transcript> => {
        running = null;
        gone.addEventListener('abort', () => abort.abort(), { once: true });
        return text;
      };
      const isGuessed = running !== null && Math.abs(running.speechEnd - speech.speechEnd) < sameEnd;
      return running !== null && isGuessed ? handedOver(running).catch(again) : again();
    },
  };
};

/** Seconds of tolerance for the end of the same speech. */
const sameEnd = 0.064;

const silence: Transcript = { text: '', agreed: false, engine: 'embedded', grammar: null, general: null, own: null };
