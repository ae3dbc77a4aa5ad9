// The voice activity detector: takes samples and emits turns of speech with their audio. It knows only the samples' time, and runs in a
// worker, a test and a bench alike.
import type { Endpointing, HearingEvent } from './hearing.ts';
import { createNearSpeech } from './near-speech.ts';
import { frameSamples } from './silero.ts';
import { createSoundBuffer, type SoundBuffer } from './sound-buffer.ts';
import { commit, deafen, drop, frameMs, frames, quiet, type Rules, type Step, step, type TurnEvent } from './turn.ts';

/** The probability of speech in a frame, given the ones before. `reset` forgets them. */
export type Detector = { hear: (frame: Float32Array) => number; reset: () => void };

export type VadSettings = {
  endpointing: Endpointing;
  /** Flow is audible in the room. */
  speaking: boolean;
  pushed: boolean;
};

export type Vad = {
  /** Samples at 16 kHz. `at`: the first sample's time in seconds. */
  hear: (samples: Float32Array, at: number) => void;
  set: (settings: Partial<VadSettings>) => void;
  commit: () => void;
  drop: () => void;
  deaf: (ms: number) => void;
};

const rate = 16_000;
/** The echo canceller adapts during the first seconds of Flow's speech. */
const warmUp = frames(2000);
/** The room's reverberation after the loudspeaker stops. */
const fadesWithin = frames(250);
/** The detector lags behind the loudness, and a short word is soft again by then. In frames. */
const lags = 2;
/** If the clock is more seconds ahead of the samples, sound was lost. */
const gap = 0.1;
/** The farthest reach of `since`: the longest time of a detection. */
const latest = frames(480);
/** Milliseconds of sound between loudspeaker and here when deafness starts. */
const underWay = 60;

export const createVad = (detector: Detector, settings: VadSettings, tell: (event: HearingEvent) => void): Vad => {
  const presence = createNearSpeech();
  const kept = createSoundBuffer();
  const flow = createFlowHeard();
  let now = settings;
  let turn = quiet(0);
  let index = 0;
  let deafUntil = 0;
  /** The time of the first sample, without gaps. */
  let origin = 0;

  const moment = (frame: number): number => origin + (frame * frameMs) / 1000;
  const take = (next: Step): void => {
    turn = next.turn;
    for (const event of next.events) {
      if (event.tooLong) now = letGo(now);
      tell(hearingEvent(event, { index, since: Math.max(presence.since(), index - latest), moment, kept }));
    }
  };
  const hearFrame = (frame: Float32Array): void => {
    const level = loudness(frame);
    const rules = { ...now, flow: flow(now.speaking), deaf: index < deafUntil };
    const withFlow = rules.flow !== 'silent';
    // The detector's memory of Flow would hide another voice.
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
      // A key that the person still holds belongs to the dropped turn.
      now = letGo(now);
      take(drop(turn, index - 1));
    },
    deaf: (ms) => {
      deafUntil = Math.max(deafUntil, index + frames(ms + underWay));
      take(deafen(turn, index - 1));
    },
  };
};

/** Nobody holds the key this long on purpose. The next press starts a new turn. */
const letGo = (settings: VadSettings): VadSettings => ({ ...settings, pushed: false });

type Around = { index: number; since: number; moment: (frame: number) => number; kept: SoundBuffer };

const hearingEvent = (event: TurnEvent, { index, since, moment, kept }: Around): HearingEvent => {
  const at = moment(index + 1);
  if (event.kind === 'started') return { kind: 'started', at, since: moment(Math.min(since, index + 1)) };
  if (event.kind !== 'maybe' && event.kind !== 'ended') return { kind: event.kind, at };
  const samples = kept.between(event.from * frameSamples, event.to * frameSamples);
  const whole = { at, speechEnd: moment(event.speechEnd), samples };
  return event.kind === 'maybe' ? { kind: 'maybe', ...whole } : { kind: 'ended', ...whole, tooLong: event.tooLong };
};

/** Whether Flow is audible, frame by frame: strictly at first, and a little longer than it speaks. */
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

const loudness = (frame: Float32Array): number => {
  let sum = 1e-10;
  for (const sample of frame) sum += sample * sample;
  return 10 * Math.log10(sum / frame.length);
};
