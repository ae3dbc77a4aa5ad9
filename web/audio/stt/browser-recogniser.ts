// The browser's recogniser, for whoever chose it: it listens by itself for as long as the microphone is open, and what it heard since the
// last turn is this turn's text. Its sessions die in many ways, some without a word: a watch of our own begins the next one.
import { Problem } from '#domain/problem.ts';
import { inGrammar } from '#language/grammar/grammar.ts';
import { createSessions, type Make } from './browser-sessions.ts';
import type { HeardPiece } from './browser-speech.ts';
import type { Recogniser, Transcript, Wanted } from './recogniser.ts';

export type BrowserRecogniser = Recogniser & {
  /** The microphone is open, or is no more. */
  attend: (on: boolean) => void;
};

/** In ms: what it may take to bring the last words of a turn. */
const bringsWithin = 1000;

export const createBrowserRecogniser = (make: Make): BrowserRecogniser => {
  const heard = createHeard();
  const sessions = createSessions(make, heard.note);
  return {
    kind: 'browser',
    attend: (on) => {
      heard.forget();
      if (on) sessions.begin();
      else sessions.end();
    },
    transcribe: async (_samples, wanted, { hypothesis }, signal) => {
      if (sessions.isGone()) throw new Problem('speech.no-ears');
      const pieces = await heard.settled(hypothesis, signal);
      signal.throwIfAborted();
      heard.forget();
      return transcriptOf(pieces, wanted);
    },
  };
};

/** One pass only: what it heard may change mail where it is a phrase of this state. */
const transcriptOf = (pieces: readonly HeardPiece[], { grammar, names }: Wanted): Transcript => {
  const text = textOf(pieces);
  return {
    text,
    agreed: text !== '' && inGrammar(grammar, text, names),
    engine: 'browser',
    grammar: null,
    general: text,
    own: null,
  };
};

const textOf = (pieces: readonly HeardPiece[]): string =>
  pieces
    .map(({ text }) => text.trim())
    .filter((text) => text !== '')
    .join(' ');

/** What was heard of the session, without what earlier turns took. */
const createHeard = () => {
  let pieces: readonly HeardPiece[] = [];
  let taken = 0;
  const listeners = new Set<() => void>();
  const open = (): readonly HeardPiece[] => pieces.slice(taken);
  return {
    note: (next: readonly HeardPiece[]): void => {
      // A new session counts anew.
      if (next.length < taken) taken = 0;
      pieces = next;
      for (const tell of listeners) tell();
    },
    forget: (): void => {
      taken = pieces.length;
    },
    /** Once the last piece is final, or was given its time. */
    settled: (hypothesis: (text: string) => void, signal: AbortSignal): Promise<readonly HeardPiece[]> =>
      new Promise((resolve) => {
        const done = (): void => {
          clearTimeout(watch);
          listeners.delete(look);
          resolve(open());
        };
        const look = (): void => {
          const text = textOf(open());
          if (text !== '') hypothesis(text);
          if (open().length > 0 && open().every(({ final }) => final)) done();
        };
        const watch = setTimeout(done, bringsWithin);
        signal.addEventListener('abort', done, { once: true });
        listeners.add(look);
        look();
      }),
  };
};
