// The browser's recogniser, as an opt-in. It hears everything while the microphone is open. Only the text since the VAD's start of a turn
// belongs to that turn.
import { Problem } from '#domain/problem.ts';
import { meansSomethingIn } from '#language/grammar/said-here.ts';
import { createSessions, type Make } from './browser-sessions.ts';
import type { HeardChunk } from './browser-speech.ts';
import type { Recogniser, Transcript, Vocabulary } from './recogniser.ts';

export type BrowserRecogniser = Recogniser & {
  attend: (on: boolean) => void;
  /** A turn may have started, and earlier text does not belong to it. */
  begins: () => void;
};

/** Milliseconds to wait for a turn's last words. */
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
    transcribe: async (_samples, request, { hypothesis }, signal) => {
      if (sessions.isGone()) throw new Problem('speech.no-ears');
      const chunks = await heard.settled(hypothesis, signal);
      signal.throwIfAborted();
      return transcriptOf(chunks, request);
    },
  };
};

/**
 * A single pass may change mail only through a phrase of this state. If only an alternative is a phrase, use it, but ask before it
 * changes anything. Dictation keeps the first alternative.
 */
const transcriptOf = (chunks: readonly HeardChunk[], { grammar, names }: Vocabulary): Transcript => {
  const heard = textOf(chunks);
  const isPhrase = (text: string): boolean => meansSomethingIn(grammar, text, names);
  const agreed = heard !== '' && isPhrase(heard);
  const others = grammar === 'dictation' ? [] : othersOf(chunks);
  const text = agreed ? heard : (others.find(isPhrase) ?? heard);
  return { text, agreed, engine: 'browser', grammar: null, general: text, own: null };
};

/** Alternatives of several results do not combine. */
const othersOf = (chunks: readonly HeardChunk[]): string[] => {
  const [only, ...more] = chunks.filter(({ text }) => text.trim() !== '');
  return more.length > 0 ? [] : (only?.others ?? []).map((text) => text.trim()).filter((text) => text !== '');
};

const textOf = (chunks: readonly HeardChunk[]): string =>
  chunks
    .map(({ text }) => text.trim())
    .filter((text) => text !== '')
    .join(' ');

/** The session's results since this turn started. */
const createHeard = () => {
  let chunks: readonly (HeardChunk & { since: number })[] = [];
  /** The first result of this turn. Null without a turn. */
  let from: number | null = null;
  const listeners = new Set<() => void>();
  const settling = new Set<() => void>();
  const mine = (): readonly HeardChunk[] => (from === null ? [] : chunks.slice(from));
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    note: (next: readonly HeardChunk[]): void => {
      chunks = next.map((chunk, at) => ({ ...chunk, since: chunks[at]?.since ?? performance.now() }));
      tell();
    },
    /** A new session restarts the count. */
    anew: (): void => {
      chunks = [];
      if (from !== null) from = 0;
    },
    open: (): void => {
      // Unfinished text will mix with the next turn, so it belongs to neither. Another recogniser takes over.
      for (const give of settling) give();
      const until = performance.now() - writesAfter;
      from = 1 + chunks.findLastIndex(({ final, since }) => final || since < until);
    },
    close: (): void => {
      from = null;
    },
    /** Resolves when the last result is final, or time is up. */
    settled: (hypothesis: (text: string) => void, signal: AbortSignal): Promise<readonly HeardChunk[]> =>
      new Promise((resolve) => {
        const end = (of: readonly HeardChunk[]): void => {
          clearTimeout(watch);
          listeners.delete(check);
          settling.delete(giveUp);
          resolve(of);
        };
        const done = (): void => end(mine());
        const giveUp = (): void => end([]);
        const check = (): void => {
          const text = textOf(mine());
          if (text !== '') hypothesis(text);
          if (mine().length > 0 && mine().every(({ final }) => final)) done();
        };
        const watch = setTimeout(done, bringsWithin);
        signal.addEventListener('abort', done, { once: true });
        listeners.add(check);
        settling.add(giveUp);
        check();
      }),
  };
};

/** Milliseconds by which the browser may write before the VAD is sure. Earlier text belongs to others. */
const writesAfter = 300;
