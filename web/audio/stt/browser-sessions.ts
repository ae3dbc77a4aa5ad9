// Runs sessions of the browser's recogniser in sequence while the microphone is open. They die in many ways, some silently, so a timer
// starts the next.
import type { BrowserEvents, BrowserSpeech, HeardChunk } from './browser-speech.ts';

export type Make = (on: BrowserEvents) => BrowserSpeech | null;
export type Sessions = { begin: () => void; end: () => void; isGone: () => boolean };

/** `anew`: a new session without results. `note`: all results of the session so far. */
type Notes = { anew: () => void; note: (chunks: readonly HeardChunk[]) => void };

export const createSessions = (make: Make, { anew, note }: Notes): Sessions => {
  let isRequested = false;
  let failures = 0;
  let current: Running | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = (): void => {
    if (!isRequested || current !== null || failures >= mostFailures) return;
    anew();
    current = run(make, {
      note: (chunks) => {
        failures = 0;
        note(chunks);
      },
      over: (how) => {
        current = null;
        failures = how === 'refused' ? mostFailures : how === 'failed' ? failures + 1 : failures;
        if (isRequested) timer = setTimeout(begin, backOff[Math.min(failures, backOff.length) - 1] ?? 0);
      },
    });
  };
  return {
    begin: () => {
      isRequested = true;
      failures = 0;
      begin();
    },
    end: () => {
      isRequested = false;
      clearTimeout(timer);
      current?.stop();
      current = null;
    },
    isGone: () => failures >= mostFailures,
  };
};

type Running = { stop: () => void };
type SessionEvents = {
  note: (chunks: readonly HeardChunk[]) => void;
  over: (how: 'ended' | 'failed' | 'refused') => void;
};

/** One session. It ends exactly once. */
const run = (make: Make, { note, over }: SessionEvents): Running => {
  let isOver = false;
  let watch: ReturnType<typeof setTimeout> | undefined;
  const end = (how: 'ended' | 'failed' | 'refused'): void => {
    clearTimeout(watch);
    if (isOver) return;
    isOver = true;
    session?.abort();
    // Asynchronous, so the caller has the session first.
    queueMicrotask(() => over(how));
  };
  const session = make({
    onStart: () => clearTimeout(watch),
    onChunks: (chunks) => {
      if (!isOver) note(chunks);
    },
    onError: (code) => {
      if (harmless.has(code)) return;
      clearTimeout(watch);
      // The next must wait for this end, which may never come.
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

/** Milliseconds to start, and to end after a failure. */
const [beginsWithin, endsWithin] = [2000, 500];
/** Delays before retries while none lasts. */
const backOff = [250, 500, 1000, 2000, 4000] as const;
/** Failures in a row until it counts as unavailable. */
const mostFailures = 4;

/** Silence, and our own abort. */
const harmless: ReadonlySet<string> = new Set(['no-speech', 'aborted']);
/** These errors repeat every time. */
const refusals: ReadonlySet<string> = new Set([
  'not-allowed',
  'service-not-allowed',
  'language-not-supported',
  'audio-capture',
]);
