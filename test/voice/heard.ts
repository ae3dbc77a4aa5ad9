import type { HearingEvent } from '#web/audio/hearing/hearing.ts';
import type { VadSettings } from '#web/audio/hearing/vad.ts';
import { atSpeechLevel, cutClose, joined, over, rate, silence } from './sound.ts';
import { type Speaker, spoken } from './speech.ts';
import { vadOn } from './vad.ts';

/** The most frequent and hardest words: one syllable. */
export const phrases = [
  'archive this',
  'no',
  'stop',
  'yes',
  'next',
  'skip',
  'go back',
  'reply',
  'snooze until tomorrow',
  'mark it as read',
  'send it',
  'delete all newsletters',
] as const;

/** At desk loudness, trimmed to within 30 dB of its peak. */
export const phraseOf = (phrase: string, speaker: Speaker): Float32Array =>
  atSpeechLevel(cutClose(spoken(phrase, speaker), 0.032), -26);

export type Heard = {
  /** The number of ended turns, and whether one of them covers the phrase. */
  turns: number;
  detected: boolean;
  /** The last event was not an end. */
  open: boolean;
  /** ms from the phrase's start and end to the event. NaN without one. */
  onset: number;
  guess: number;
  end: number;
};

type Room = { ground?: (seconds: number) => Float32Array; before?: number; settings?: Partial<VadSettings> };

/** `before`: seconds of room noise for calibration. */
export const heardOf = (phrase: Float32Array, { ground = silence, before = 2, settings = {} }: Room = {}): Heard => {
  const alone = joined(silence(before), phrase, silence(2));
  const events = vadOn(over(ground(alone.length / rate), alone), settings);
  const from = before;
  const to = before + phrase.length / rate;
  const ended = events.filter((event) => event.kind === 'ended');
  const mine = ended.findLast((event) => event.speechEnd > from && event.speechEnd - event.samples.length / rate < to);
  const after = (kind: HearingEvent['kind']): number =>
    events.findLast((event) => event.kind === kind && event.at > from && event.at <= (mine?.at ?? 0))?.at ?? Number.NaN;
  const first = events.find(({ kind, at }) => kind === 'started' && at > from - 0.1);
  return {
    turns: ended.length,
    detected: mine !== undefined,
    open: events.length > 0 && events.at(-1)?.kind !== 'ended' && events.at(-1)?.kind !== 'misfire',
    onset: ((first?.at ?? Number.NaN) - from) * 1000,
    guess: (after('maybe') - to) * 1000,
    end: ((mine?.at ?? Number.NaN) - to) * 1000,
  };
};
