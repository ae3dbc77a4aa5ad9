// Whether the room gives Flow's voice back to the microphone: what Flow plays, beside what is heard where nothing was taken out of it. With a
// headset the sound stays that of the room; with a loudspeaker it is louder whenever Flow is. Pure, on the clock of the samples.
import { createLevels } from './levels.ts';

/** Of 32 ms, in dB of full scale: what Flow plays, what is heard as it is, and what is heard with Flow taken out. */
export type Instant = { flow: number; heard: number; cancelled: number };

export type RoomEcho = {
  hear: (instant: Instant) => void;
  /** Nothing of Flow is to be heard in this room: that was measured, and goes on being measured. */
  isNone: () => boolean;
  /** It is surely to be heard, and no more need be measured before there are other devices. */
  isSure: () => boolean;
  /** Flow heard itself after all: to be believed again it takes longer each time. */
  wasHeard: () => void;
  /** Another device, and so another room. */
  forget: () => void;
};

/** In dB. Flow plays louder than this: it could come back, even while it is turned down. */
const loud = -40;
/** In dB. A frame this much louder than the room holds something else; no room is taken for softer than `softest`. */
const above = 6;
const softest = -80;
/** In dB. In a louder room Flow might come back and not stand out. */
const loudestRoom = -45;
/** The percentile of the last eight seconds that is taken for the room: whoever speaks in them pauses too. */
const pauses = 0.1;
/** Frames of 32 ms, about a second, that must be heard of the room without Flow before anything is concluded. */
const known = 31;
/** For so many frames after Flow fell silent it may still come back. */
const comesWithin = 16;
/**
 * Frames of Flow without an echo that it takes to believe that there is none: at first, and at most, since every error doubles them.
 * `stray`: the share of them that may be louder than the room all the same.
 */
const proof = { least: 62, most: 496 };
const stray = 0.1;
/** So many frames of Flow in a row came back, and it is sure: no person speaks over Flow for so long. */
const sure = 31;
/** The last so many frames were no louder than the room: nobody is speaking when the sound is changed for the other. */
const calm = 10;
/** `lags`: delays that are tried, in frames. `mean`: about how many frames the running mean covers. */
const lags = 10;
const mean = 8;
/** In so many frames something was heard this much, in dB, over the room: a microphone that gives no sound would seem to be without echo too. */
const alive = { above: 20, frames: 6 };
/** The plain sound is broken where it is `by` dB softer than the cancelled one, and that over `over` dB, for so many frames in a row. */
const dead = { by: 20, over: -50, frames: 5 };
/** Above this running mean Flow is coming back. A person speaking over Flow does not reach it, since Flow falls silent first. */
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
  const doubt = (next: number): void => {
    isNone = false;
    needed = next;
    proven = createProof(needed);
    back.forget();
    comesBack = 0;
  };
  const isKnown = (): boolean => somebody >= alive.frames && proven.holds();
  const wasHeard = (): void => doubt(Math.min(proof.most, needed * 2));
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
      doubt(proof.least);
    },
    hear: ({ flow, heard, cancelled }) => {
      since = flow > loud ? 0 : since + 1;
      if (since > comesWithin) room.add(heard);
      if (missing(heard, cancelled)) wasHeard();
      if (room.count() >= known) weigh(heard, Math.max(softest, room.percentile(pauses)));
    },
  };
};

/** True once, where the plain sound has been without what the cancelled one holds for `dead.frames`. */
const createMissing = (): ((heard: number, cancelled: number) => boolean) => {
  let frames = 0;
  return (heard, cancelled) => {
    frames = cancelled > Math.max(dead.over, heard + dead.by) ? frames + 1 : 0;
    return frames === dead.frames;
  };
};

/** As much of Flow as is needed, the latest, in which next to nothing was louder than the room. */
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

/** Whether what is heard is louder than the room just when Flow was, at any delay. */
const createComingBack = () => {
  const played: boolean[] = [];
  const means = new Float32Array(lags);
  return {
    forget: () => void means.fill(0),
    /** True where it surely does. */
    hear: (isPlayed: boolean, isRaised: boolean): boolean => {
      played.unshift(isPlayed);
      played.length = Math.min(played.length, lags);
      // Who speaks over Flow goes on in its silence, and that is no echo.
      if (!isPlayed) return false;
      for (const [lag, was] of played.entries())
        if (was) means[lag] = (means[lag] ?? 0) + (Number(isRaised) - (means[lag] ?? 0)) / mean;
      return means.some((one) => one > given);
    },
  };
};
