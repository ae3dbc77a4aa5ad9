// One ear: samples go in, and what is told are turns of speech with their audio. It knows no time but that of the samples, and runs in
// a worker, in a test and in a bench alike.
import type { Endpointing, HearingEvent } from './hearing.ts';
import { type KeptSound, keepSound } from './kept-sound.ts';
import { createPresence } from './presence.ts';
import { frameSamples } from './silero.ts';
import { commit, deafen, drop, frameMs, frames, quiet, type Rules, type Step, step, type TurnEvent } from './turn.ts';

/** How surely a frame is speech, 0…1, given those before it; `reset` forgets them. */
export type Detector = { hear: (frame: Float32Array) => number; reset: () => void };

export type EarSettings = {
  endpointing: Endpointing;
  /** Flow can be heard in the room. */
  speaking: boolean;
  /** Push to talk is held. */
  pushed: boolean;
};

export type Ear = {
  /** Samples at 16 kHz; `at`: when the first of them was heard, in seconds. */
  hear: (samples: Float32Array, at: number) => void;
  set: (settings: Partial<EarSettings>) => void;
  commit: () => void;
  drop: () => void;
  deaf: (ms: number) => void;
};

const rate = 16_000;
/** The echo canceller learns the room from the first seconds that Flow is heard in it. */
const warmUp = frames(2000);
/** A room goes on sounding for a moment after the loudspeaker stopped. */
const fadesWithin = frames(250);
/** The detector is sure a moment after it was loud, and a word of one syllable is soft again by then. In frames. */
const lags = 2;
/** Where the clock is ahead of the samples by more seconds than this, sound was lost. */
const gap = 0.1;
/** How far back `since` may reach: the longest it takes to know a sound for speech. */
const latest = frames(480);
/** Milliseconds of sound that are still on their way from the loudspeaker to here when deafness begins. */
const underWay = 60;

export const createEar = (detector: Detector, settings: EarSettings, tell: (event: HearingEvent) => void): Ear => {
  const presence = createPresence();
  const kept = keepSound();
  const flow = createFlowHeard();
  let now = settings;
  let turn = quiet(0);
  let index = 0;
  let deafUntil = 0;
  /** The moment of the first sample, were there no gap. */
  let origin = 0;

  const moment = (frame: number): number => origin + (frame * frameMs) / 1000;
  const take = (next: Step): void => {
    turn = next.turn;
    for (const event of next.events) {
      if (event.tooLong) now = letGo(now);
      tell(told(event, { index, since: Math.max(presence.since(), index - latest), moment, kept }));
    }
  };
  const hearFrame = (frame: Float32Array): void => {
    const level = loudness(frame);
    const rules = { ...now, flow: flow(now.speaking), deaf: index < deafUntil };
    const withFlow = rules.flow !== 'silent';
    // What the detector remembers of Flow makes it deaf for another voice.
    if (presence.hear(index, level, withFlow)) detector.reset();
    const probability = detector.hear(frame);
    const here = presence.here(index, turn.phase === 'speaking' ? 0 : lags);
    take(step(turn, { index, probability, ...here }, rules));
    presence.learn({
      level,
      speech: presence.here(index, 0).near && probability >= 0.35,
      inTurn: turn.phase !== 'quiet',
      dictated: turn.push || now.endpointing === 'dictation',
      withFlow,
      fades: withFlow && !now.speaking,
    });
    index += 1;
  };
  return {
    hear: (samples, at) => {
      const began = at - kept.length() / rate;
      if (began - origin > gap) presence.lost(index + 1);
      origin = began;
      kept.add(samples, hearFrame);
    },
    set: (some) => {
      now = { ...now, ...some };
    },
    commit: () => take(commit(turn, index - 1)),
    drop: () => {
      // A key that is still held belongs to the turn that was thrown away.
      now = letGo(now);
      take(drop(turn, index - 1));
    },
    deaf: (ms) => {
      deafUntil = Math.max(deafUntil, index + frames(ms + underWay));
      take(deafen(turn, index - 1));
    },
  };
};

/** Nobody holds the key for so long on purpose; the next press is a new turn. */
const letGo = (settings: EarSettings): EarSettings => ({ ...settings, pushed: false });

type Around = { index: number; since: number; moment: (frame: number) => number; kept: KeptSound };

/** With its moments, and its audio where it has any. */
const told = (event: TurnEvent, { index, since, moment, kept }: Around): HearingEvent => {
  const at = moment(index + 1);
  if (event.kind === 'started') return { kind: 'started', at, since: moment(Math.min(since, index + 1)) };
  if (event.kind !== 'maybe' && event.kind !== 'ended') return { kind: event.kind, at };
  const samples = kept.between(event.from * frameSamples, event.to * frameSamples);
  const whole = { at, speechEnd: moment(event.speechEnd), samples };
  return event.kind === 'maybe' ? { kind: 'maybe', ...whole } : { kind: 'ended', ...whole, tooLong: event.tooLong };
};

/** Whether Flow can be heard in the room, frame by frame: at first, surely, and a little longer than it speaks. */
const createFlowHeard = (): ((speaking: boolean) => Rules['flow']) => {
  let spoken = 0;
  let fading = 0;
  return (speaking) => {
    if (speaking) {
      spoken += 1;
      fading = fadesWithin;
    } else if (fading > 0) fading -= 1;
    else return 'silent';
    return spoken < warmUp ? 'begins' : 'speaks';
  };
};

/** In dB of full scale. */
const loudness = (frame: Float32Array): number => {
  let sum = 1e-10;
  for (const sample of frame) sum += sample * sample;
  return 10 * Math.log10(sum / frame.length);
};
