// Sessions of the browser's recogniser, one after the other while there is a microphone: never two at once, and never none for long. They
// die in many ways, some without a word: a watch of our own begins the next one.
import type { BrowserEvents, BrowserSpeech, HeardPiece } from './browser-speech.ts';

export type Make = (on: BrowserEvents) => BrowserSpeech | null;
export type Sessions = { begin: () => void; end: () => void; isGone: () => boolean };

/** `anew`: a session begins, which has heard nothing. `note`: all that it heard, as it stands now. */
type Notes = { anew: () => void; note: (pieces: readonly HeardPiece[]) => void };

export const createSessions = (make: Make, { anew, note }: Notes): Sessions => {
  let wanted = false;
  let failures = 0;
  let current: Running | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = (): void => {
    if (!wanted || current !== null || failures >= mostFailures) return;
    anew();
    current = run(make, {
      note: (pieces) => {
        failures = 0;
        note(pieces);
      },
      over: (how) => {
        current = null;
        failures = how === 'refused' ? mostFailures : how === 'failed' ? failures + 1 : failures;
        if (wanted) timer = setTimeout(begin, backOff[Math.min(failures, backOff.length) - 1] ?? 0);
      },
    });
  };
  return {
    begin: () => {
      wanted = true;
      failures = 0;
      begin();
    },
    end: () => {
      wanted = false;
      clearTimeout(timer);
      current?.stop();
      current = null;
    },
    isGone: () => failures >= mostFailures,
  };
};

type Running = { stop: () => void };
type Told = { note: (pieces: readonly HeardPiece[]) => void; over: (how: 'ended' | 'failed' | 'refused') => void };

/** One session; however it ends, it ends once. */
const run = (make: Make, { note, over }: Told): Running => {
  let isOver = false;
  let watch: ReturnType<typeof setTimeout> | undefined;
  const end = (how: 'ended' | 'failed' | 'refused'): void => {
    clearTimeout(watch);
    if (isOver) return;
    isOver = true;
    session?.abort();
    // Whoever waits for it is told of it after it was begun.
    queueMicrotask(() => over(how));
  };
  const session = make({
    onStart: () => clearTimeout(watch),
    onPieces: (pieces) => {
      if (!isOver) note(pieces);
    },
    onError: (code) => {
      if (harmless.has(code)) return;
      clearTimeout(watch);
      // The next may begin only once this one is over, which it may never say.
      watch = setTimeout(() => end(refusals.has(code) ? 'refused' : 'failed'), endsWithin);
    },
    onEnd: () => end('ended'),
  });
  watch = setTimeout(() => end('failed'), beginsWithin);
  try {
    if (session === null) end('refused');
    else session.start();
  } catch {
    end('failed');
  }
  return {
    stop: () => {
      isOver = true;
      clearTimeout(watch);
      session?.abort();
    },
  };
};

/** In ms: what it may take to begin, and to end after it failed. */
const [beginsWithin, endsWithin] = [2000, 500];
/** Before each next try, for as long as none lasts. */
const backOff = [250, 500, 1000, 2000, 4000] as const;
/** So often in a row it may fail before it counts as gone. */
const mostFailures = 4;

/** Silence, and what we asked for. */
const harmless: ReadonlySet<string> = new Set(['no-speech', 'aborted']);
/** What is refused is refused the next time too. */
const refusals: ReadonlySet<string> = new Set([
  'not-allowed',
  'service-not-allowed',
  'language-not-supported',
  'audio-capture',
]);
