// Detects whether Flow's voice returns to the microphone, from Flow's output and the unprocessed sound. With a headset the sound stays at
// the room's level, with a loudspeaker it rises with Flow. Pure, on the samples' clock.
import { createLevels } from './levels.ts';

/** Levels of 32 ms in dBFS: Flow's output, the unprocessed sound, and the echo-cancelled sound. */
export type Instant = { flow: number; heard: number; cancelled: number };

export type RoomEcho = {
  hear: (instant: Instant) => void;
  /** Measured: no echo of Flow in this room. Still measuring. */
  isNone: () => boolean;
  /** Certain echo. Measuring ends until the devices change. */
  isSure: () => boolean;
  /** Flow heard itself after all, so the next proof takes longer. */
  wasHeard: () => void;
  /** Another device means another room. */
  forget: () => void;
};

/** In dB. Louder output than this could return, even when ducked. */
const loud = -40;
/** In dB. Louder than the room by this holds something else. The room is at least `softest`. */
const above = 6;
const softest = -80;
/** In dB. In a louder room an echo may not stand out. */
const loudestRoom = -45;
/** The percentile of the last eight seconds that counts as the room, because talkers pause. */
const pauses = 0.1;
/** Frames of 32 ms without Flow before any conclusion. */
const known = 31;
/** Frames after Flow's end in which an echo may still arrive. */
const comesWithin = 16;
/**
 * Frames of Flow without an echo that prove its absence: at first and at most, doubled by every error. `stray`: the tolerated share of
 * frames above the room.
 */
const proof = { least: 62, most: 496 };
const stray = 0.1;
/** This many frames of echo in a row are certain, because no person speaks over Flow for so long. */
const sure = 31;
/** Switch the sound only after this many frames at room level, when nobody speaks. */
const calm = 10;
/** `lags`: tested delays in frames. `mean`: frames of the running mean. */
const lags = 10;
const mean = 8;
/** Frames with sound this many dB above the room. A dead microphone would seem to have no echo. */
const alive = { above: 20, frames: 6 };
/** The plain sound is broken if it is `by` dB below the cancelled one, over `over` dB, for this many frames. */
const dead = { by: 20, over: -50, frames: 5 };
/** Above this running mean Flow returns. A person cannot reach it, because Flow goes silent first. */
const given = 0.85;

export const createRoomEcho = (): RoomEcho => {
  const room = createLevels();
  const back = createComingBack();
  let proven = createProof(proof.least);
  let needed = proof.least;
  let since = comesWithin + 1;
  const missing = createMissing();
  let isNone = false;
  let [comesBack, somebody] = [0, 0];
  const distrust = (next: number): void => {
    isNone = false;
    needed = next;
    proven = createProof(needed);
    back.forget();
    comesBack = 0;
  };
  const isKnown = (): boolean => somebody >= alive.frames && proven.holds();
  const wasHeard = (): void => distrust(Math.min(proof.most, needed * 2));
  const weigh = (heard: number, ground: number): void => {
    const raised = heard > ground + above;
    if (heard > ground + alive.above) somebody += 1;
    const returns = back.hear(since === 0, raised);
    if (since === 0) comesBack = returns ? comesBack + 1 : 0;
    if (returns && isNone) wasHeard();
    if (since <= comesWithin) proven.hear(since === 0, raised);
    if (ground <= loudestRoom && isKnown()) isNone = true;
  };
  return {
    isNone: () => isNone,
    isSure: () => comesBack >= sure,
    wasHeard: () => {
      if (isNone) wasHeard();
    },
    forget: () => {
      somebody = 0;
      distrust(proof.least);
    },
    hear: ({ flow, heard, cancelled }) => {
      since = flow > loud ? 0 : since + 1;
      if (since > comesWithin) room.add(heard);
      if (missing(heard, cancelled)) wasHeard();
      if (room.count() >= known) weigh(heard, Math.max(softest, room.percentile(pauses)));
    },
  };
};

/** True once when the plain sound lacks what the cancelled one has for `dead.frames`. */
const createMissing = (): ((heard: number, cancelled: number) => boolean) => {
  let frames = 0;
  return (heard, cancelled) => {
    frames = cancelled > Math.max(dead.over, heard + dead.by) ? frames + 1 : 0;
    return frames === dead.frames;
  };
};

/** The latest frames of Flow, almost none of them above the room. */
const createProof = (needed: number) => {
  const frames: { played: boolean; raised: boolean }[] = [];
  let [played, raised, quiet] = [0, 0, 0];
  return {
    hear: (isPlayed: boolean, isRaised: boolean): void => {
      frames.push({ played: isPlayed, raised: isRaised });
      played += Number(isPlayed);
      raised += Number(isRaised);
      quiet = isRaised ? 0 : quiet + 1;
      while (played > needed) {
        const oldest = frames.shift();
        played -= Number(oldest?.played ?? false);
        raised -= Number(oldest?.raised ?? false);
      }
    },
    holds: () => played >= needed && raised <= stray * needed && quiet >= calm,
  };
};

const createComingBack = () => {
  const played: boolean[] = [];
  const means = new Float32Array(lags);
  return {
    forget: () => void means.fill(0),
    hear: (isPlayed: boolean, isRaised: boolean): boolean => {
      played.unshift(isPlayed);
      played.length = Math.min(played.length, lags);
      // A speaker over Flow continues in its silence, and an echo does not.
      if (!isPlayed) return false;
      for (const [lag, was] of played.entries())
        if (was) means[lag] = (means[lag] ?? 0) + (Number(isRaised) - (means[lag] ?? 0)) / mean;
      return means.some((one) => one > given);
    },
  };
};
