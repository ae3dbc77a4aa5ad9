// A turn of speech on its way to text. It is guessed at the first short silence, so that the words are there when the turn is over;
// what goes on after all throws the guess away.
import type { HearingEvent } from '#web/audio/hearing/hearing.ts';
import type { Recogniser, Transcript, Wanted } from '#web/audio/stt/recogniser.ts';

export type Speech = Extract<HearingEvent, { kind: 'maybe' | 'ended' }>;

export type Transcribing = {
  /** Guesses; `hypothesis` and `transcript` are told for as long as the guess stands. */
  guess: (speech: Speech, on: Guessing) => void;
  /** The person goes on. */
  resumed: () => void;
  /** The text of a turn that is over: of the guess, where it was the whole turn. Nothing is asked any more once it is `gone`. */
  finish: (speech: Speech, hypothesis: (words: string) => void, gone: AbortSignal) => Promise<Transcript>;
  drop: () => void;
};

type Guessing = { hypothesis: (words: string) => void; transcript: (transcript: Transcript) => void };
type World = { recogniser: Pick<Recogniser, 'transcribe'>; wanted: () => Wanted };
type Running = { speechEnd: number; abort: AbortController; text: Promise<Transcript>; heard: string | null };

export const createTranscribing = ({ recogniser, wanted }: World): Transcribing => {
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
    one.text = recogniser.transcribe(samples, wanted(), { hypothesis: heard }, abort.signal);
    // Whoever waits for it hears of its failure; a guess that nobody waits for may fail unheard.
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
      /** A later turn does not end it. */
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

/** Seconds by which the end of the same speech may be told differently. */
const sameEnd = 0.064;

const silence: Transcript = { text: '', agreed: false, engine: 'embedded', grammar: null, general: null, own: null };
