// How a piece is asked for and played, by whose words it is and how many voices there are. With one voice, someone else's words begin
// with a mark and are lower: the server says them faster, and they are played slower, so that the tempo stays.
import type { SpokenBy } from '#domain/speech.ts';
import { voicesSwapped } from '#web/data/voice-choices.ts';
import type { Wanted } from './clip.ts';

export type Style = {
  wanted: Wanted;
  /** How fast it is played; below 1 it is lower too. */
  pace: number;
  /** Other people's words in Flow's own voice. */
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
  return { wanted: { text: of.text.trim(), by, speed: Math.round(speed * 100) / 100 }, pace, marked };
};

/** Which of the two is Flow's own is the person's choice. */
const chosen = (by: SpokenBy): SpokenBy => (voicesSwapped.current() ? other[by] : by);

const other = { flow: 'quote', quote: 'flow' } as const;
