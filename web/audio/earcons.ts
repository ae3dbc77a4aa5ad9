// Short tones for events: eight distinct ones, and a mark for quotes when there is only one voice. None is louder than speech or longer
// than 200 ms, and each has a visible counterpart.
import { settings } from '#web/data/settings.ts';
import { output } from './output.ts';

export type Earcon = 'listening' | 'heard' | 'done' | 'undone' | 'tick' | 'error' | 'end' | 'urgent' | 'quote';

/** `hz`: start and end of the glide. `at`, `ms`: start and length. */
type Note = { hz: readonly [number, number]; at: number; ms: number };

/** Plays it and returns its length in ms, or 0 if muted. */
export const earcon = (kind: Earcon): number => {
  if (!settings.current().smallSounds) return 0;
  output().unlock();
  const context = output().context();
  return playEarcon(context, context.destination, kind, context.currentTime + 0.005);
};

/** Plays it in any context at a time of its clock. */
export const playEarcon = (context: BaseAudioContext, into: AudioNode, kind: Earcon, at: number): number => {
  for (const note of earcons[kind]) play(context, into, note, at + note.at / 1000);
  return lengthOf(kind);
};

export const lengthOf = (kind: Earcon): number => Math.max(...earcons[kind].map((note) => note.at + note.ms));

const note = (hz: number, at: number, ms: number, to = hz): Note => ({ hz: [hz, to], at, ms });

const earcons = {
  listening: [note(523, 0, 50), note(784, 50, 70)],
  heard: [note(880, 0, 60)],
  done: [note(659, 0, 60), note(988, 60, 90)],
  undone: [note(988, 0, 60), note(659, 60, 90)],
  tick: [note(1175, 0, 30)],
  error: [note(294, 0, 90), note(220, 90, 110)],
  end: [note(523, 0, 60), note(659, 60, 60), note(784, 120, 80)],
  urgent: [note(1047, 0, 70), note(1047, 110, 70)],
  quote: [note(440, 0, 90, 587)],
} as const satisfies Record<Earcon, readonly Note[]>;

/** Speech peaks near 0.5. */
const loudest = 0.1;

const play = (context: BaseAudioContext, into: AudioNode, { hz: [from, to], ms }: Note, at: number): void => {
  const end = at + ms / 1000;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.frequency.setValueAtTime(from, at);
  tone.frequency.linearRampToValueAtTime(to, end);
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudest, at + 0.006);
  gain.gain.setTargetAtTime(0, at + 0.006, ms / 4000);
  gain.gain.linearRampToValueAtTime(0, end);
  tone.connect(gain).connect(into);
  tone.start(at);
  tone.stop(end);
};
