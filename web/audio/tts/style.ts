// How to request and play a chunk, by speaker and number of voices. With one voice, someone else's words start with a mark and are lower:
// the server speaks faster, and playback is slower, so the tempo stays.
import type { SpokenBy } from '#domain/speech.ts';
import { settings } from '#web/data/settings.ts';
import type { ClipRequest } from './clip.ts';

export type Style = {
  request: ClipRequest;
  /** Playback rate. Below 1 it is lower too. */
  pace: number;
  marked: boolean;
};

/** Two semitones. */
const lowered = 0.89;
const speeds = { slowest: 0.75, fastest: 2 } as const;

export const styleOf = (of: { text: string; by: SpokenBy }, rate: number, voices: number): Style => {
  const marked = of.by === 'quote' && voices === 1;
  const pace = marked ? Math.min(1, Math.max(lowered, rate / speeds.fastest)) : 1;
  const speed = Math.min(speeds.fastest, Math.max(speeds.slowest, rate / pace));
  const by = marked ? 'flow' : chosen(of.by);
  return { request: { text: of.text.trim(), by, speed: Math.round(speed * 100) / 100 }, pace, marked };
};

/** The person chooses which voice is Flow's own. */
const chosen = (by: SpokenBy): SpokenBy => (settings.current().secondVoice ? other[by] : by);

const other = { flow: 'quote', quote: 'flow' } as const;
