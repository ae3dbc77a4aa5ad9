// The browser's recogniser, for whoever chose it: it listens by itself for as long as the microphone is open, to all that is said in the
// room. What it wrote down since the ears heard a turn begin is that turn's text, and nothing else is anybody's.
import { Problem } from '#domain/problem.ts';
import { meansSomethingIn } from '#language/grammar/said-here.ts';
import { createSessions, type Make } from './browser-sessions.ts';
import type { HeardPiece } from './browser-speech.ts';
import type { Recogniser, Transcript, Wanted } from './recogniser.ts';

export type BrowserRecogniser = Recogniser & {
  /** The microphone is open, or is no more. */
  attend: (on: boolean) => void;
  /** A turn of speech may have begun: what was heard until now is not of it. */
  begins: () => void;
};

/** In ms: what it may take to bring the last words of a turn. */
const bringsWithin = 1000;

export const createBrowserRecogniser = (make: Make): BrowserRecogniser => {
  const heard = createHeard();
  const sessions = createSessions(make, heard);
  return {
    attend: (on) => {
      heard.close();
      if (on) sessions.begin();
      else sessions.end();
    },
    begins: heard.open,
    transcribe: async (_samples, wanted, { hypothesis }, signal) => {
      if (sessions.isGone()) throw new Problem('speech.no-ears');
      const pieces = await heard.settled(hypothesis, signal);
      signal.throwIfAborted();
      return transcriptOf(pieces, wanted);
    },
  };
};

/**
 * One pass only: what it heard may change mail where it is a phrase of this state. Where that is none and something else it may have been is
 * one, it was that; but so much less surely that it is asked about before it changes anything. Of a text every word stays as it was heard.
 */
const transcriptOf = (pieces: readonly HeardPiece[], { grammar, names }: Wanted): Transcript => {
  const heard = textOf(pieces);
  const isPhrase = (text: string): boolean => meansSomethingIn(grammar, text, names);
  const agreed = heard !== '' && isPhrase(heard);
  const others = grammar === 'dictation' ? [] : othersOf(pieces);
  const text = agreed ? heard : (others.find(isPhrase) ?? heard);
  return { text, agreed, engine: 'browser', grammar: null, general: text, own: null };
};

/** Of several pieces nobody says which go together. */
const othersOf = (pieces: readonly HeardPiece[]): string[] => {
  const [only, ...more] = pieces.filter(({ text }) => text.trim() !== '');
  return more.length > 0 ? [] : (only?.others ?? []).map((text) => text.trim()).filter((text) => text !== '');
};

const textOf = (pieces: readonly HeardPiece[]): string =>
  pieces
    .map(({ text }) => text.trim())
    .filter((text) => text !== '')
    .join(' ');

/** What was heard of the session since this turn began. */
const createHeard = () => {
  let pieces: readonly (HeardPiece & { since: number })[] = [];
  /** The first piece that is of this turn; null where nobody's turn is. */
  let from: number | null = null;
  const listeners = new Set<() => void>();
  const settling = new Set<() => void>();
  const mine = (): readonly HeardPiece[] => (from === null ? [] : pieces.slice(from));
  const tell = (): void => {
    for (const look of listeners) look();
  };
  return {
    note: (next: readonly HeardPiece[]): void => {
      pieces = next.map((piece, at) => ({ ...piece, since: pieces[at]?.since ?? performance.now() }));
      tell();
    },
    /** A new session counts anew. */
    anew: (): void => {
      pieces = [];
      if (from !== null) from = 0;
    },
    open: (): void => {
      // What is not all written by now will be mixed with what comes: it is nobody's, and is heard by others.
      for (const give of settling) give();
      const until = performance.now() - writesAfter;
      from = 1 + pieces.findLastIndex(({ final, since }) => final || since < until);
    },
    close: (): void => {
      from = null;
    },
    /** Once the last piece is final, or was given its time. */
    settled: (hypothesis: (text: string) => void, signal: AbortSignal): Promise<readonly HeardPiece[]> =>
      new Promise((resolve) => {
        const end = (of: readonly HeardPiece[]): void => {
          clearTimeout(watch);
          listeners.delete(look);
          settling.delete(giveUp);
          resolve(of);
        };
        const done = (): void => end(mine());
        const giveUp = (): void => end([]);
        const look = (): void => {
          const text = textOf(mine());
          if (text !== '') hypothesis(text);
          if (mine().length > 0 && mine().every(({ final }) => final)) done();
        };
        const watch = setTimeout(done, bringsWithin);
        signal.addEventListener('abort', done, { once: true });
        listeners.add(look);
        settling.add(giveUp);
        look();
      }),
  };
};

/** In ms: how long before the ears a browser may have begun to write what they hear. What stood there earlier is somebody else's. */
const writesAfter = 300;
