// Prefetched or recently spoken clips. At most two requests run, and the current text goes first.
import { type Clip, type ClipRequest, fetchClip, type Say } from './clip.ts';

export type ClipCache = {
  take: (request: ClipRequest) => Clip;
  /** Needed soon, in this order. Replaces the previous list. */
  prefetch: (requests: readonly ClipRequest[]) => void;
  rest: () => void;
};

/** About ten megabytes of samples. */
const mostSeconds = 120;
const atOnce = 2;
/** Milliseconds of the same text before prefetching starts. */
const settles = 40;

export const createClipCache = (say: Say): ClipCache => {
  const clips = createClips();
  let soon: readonly ClipRequest[] = [];
  let now: string | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const begin = (request: ClipRequest): Clip => {
    const clip = fetchClip(say, request);
    clips.put(keyOf(request), clip);
    clip.subscribe(() => {
      if (clip.state() === 'coming' || !clips.holds(clip)) return;
      clips.tidy(new Set([now, ...soon.map(keyOf)]));
      // After a failure, prefetching would fail too.
      if (clip.state() === 'whole') goOnSoon();
      else clearTimeout(waiting);
    });
    return clip;
  };
  /** While the person skips through mail, prefetching is useless. */
  const goOnSoon = (): void => {
    clearTimeout(waiting);
    waiting = setTimeout(goOn, settles);
  };
  const goOn = (): void => {
    if (now !== null && clips.coming().includes(now)) return;
    for (const request of soon) {
      if (clips.coming().length >= atOnce) return;
      if (!clips.has(keyOf(request))) begin(request);
    }
  };
  return {
    take: (request) => {
      now = keyOf(request);
      const here = clips.use(now);
      if (here) return here;
      for (const key of clips.coming().slice(atOnce - 1)) clips.forget(key);
      return begin(request);
    },
    prefetch: (requests) => {
      soon = requests;
      const kept = new Set([now, ...soon.map(keyOf)]);
      for (const key of clips.coming()) if (!kept.has(key)) clips.forget(key);
      goOnSoon();
    },
    rest: () => {
      clearTimeout(waiting);
      now = null;
      for (const key of clips.coming()) clips.forget(key);
    },
  };
};

const createClips = () => {
  const clips = new Map<string, Clip>();
  const forget = (key: string): void => {
    clips.get(key)?.abort();
    clips.delete(key);
  };
  return {
    has: (key: string): boolean => clips.has(key),
    holds: (clip: Clip): boolean => [...clips.values()].includes(clip),
    put: (key: string, clip: Clip): void => void clips.set(key, clip),
    forget,
    coming: (): string[] => [...clips].flatMap(([key, clip]) => (clip.state() === 'coming' ? [key] : [])),
    use: (key: string): Clip | undefined => {
      const clip = clips.get(key);
      if (clip === undefined || clip.state() === 'broken') return undefined;
      clips.delete(key);
      clips.set(key, clip);
      return clip;
    },
    /** Drops failed clips, and the least recently used. */
    tidy: (kept: ReadonlySet<string | null>): void => {
      for (const [key, clip] of clips) if (clip.state() === 'broken') clips.delete(key);
      let seconds = [...clips.values()].reduce((sum, clip) => sum + clip.seconds(), 0);
      for (const [key, clip] of clips) {
        if (seconds <= mostSeconds) return;
        if (kept.has(key)) continue;
        seconds -= clip.seconds();
        forget(key);
      }
    },
  };
};

const keyOf = ({ text, by, speed }: ClipRequest): string => `${by} ${speed} ${text}`;
