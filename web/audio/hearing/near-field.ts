// A near speaker is louder than the room and its other speakers. Estimates the room's level from the last seconds. Sound longer than any
// command, such as a radio or a crowd, belongs to the room.
import { createLevels, type Levels, remembered } from './levels.ts';

/** `dictated`: speech of any length, which never counts as the room. */
export type Heard = {
  level: number;
  speech: boolean;
  inTurn: boolean;
  dictated: boolean;
  withFlow: boolean;
  /** Flow went silent a moment ago, so the frame says nothing about the room with or without it. */
  fades: boolean;
};

/** `close`: louder than Flow ever is in this room, so certainly the person. */
export type Nearness = 'far' | 'near' | 'close';

export type NearField = {
  /** Classifies a level in dB. `withFlow`: Flow is audible, so another room level applies. */
  nearness: (level: number, withFlow: boolean) => Nearness;
  /** Learns from a frame after its decision. */
  learn: (heard: Heard) => void;
};

/** Frames of 32 ms: the least for an estimate. */
const known = 31;
/**
 * The most frames of a turn that count as the room, because it may have been another person: more than a pause, less than a pause and
 * a wait.
 */
const joining = 38;
/** The same for speech over Flow, because it may have been Flow. */
const joiningFlow = 8;
/** Speech of more frames is the room. Earlier while the room is unknown. */
const longestCommand = { known: 250, unknown: 94 };
/** Near is this many dB over the room's 40th percentile. */
const share = 0.4;
const above = 6;
/** Close is `aboveFlow` dB over the 85th percentile of sound with Flow, part of which is always the person. */
const flowsLoudest = 0.85;
const aboveFlow = 8;
const wellAbove = 20;
const certainlyNear = -34;
/**
 * Sound `dyingAway` dB below its turn's loudest is only decay. The loudest falls by `forgotten` dB a frame, so one bang does not hide
 * the voice after it.
 */
const dyingAway = 30;
const forgotten = 0.25;

export const createNearField = (): NearField => {
  const [alone, together] = [createLevels(), createLevels()];
  let room = alone;
  let said: number[] = [];
  let overFlow = 0;
  let waited = { alone: 0, withFlow: 0 };
  let isRoom = false;
  let wasKnown = false;
  let loudest = Number.NEGATIVE_INFINITY;

  const outside = ({ level, withFlow, fades }: Heard): void => {
    overFlow = 0;
    isRoom = false;
    if (fades) return;
    room.add(level);
    waited[withFlow ? 'withFlow' : 'alone'] += 1;
    wasKnown = room.count() >= known;
  };
  /**
   * Adds part of the last turn to the room: the share of the wait after it in which Flow was silent. Otherwise a person whom Flow always
   * answers would become the room.
   */
  const begins = (): void => {
    const wait = waited.alone + waited.withFlow;
    if (wait === 0) return;
    const most = Math.round((Math.min(joining, said.length) * waited.alone) / wait);
    for (const level of said.slice(said.length - most)) alone.add(level);
    said = [];
    waited = { alone: 0, withFlow: 0 };
  };
  const inside = ({ level, speech, dictated, withFlow, fades }: Heard): void => {
    begins();
    if (fades) return;
    if (!speech || isRoom) return room.add(level);
    if (dictated) return;
    if (!withFlow) said.push(level);
    else {
      overFlow += 1;
      if (overFlow <= joiningFlow) together.add(level);
    }
    if (said.length + overFlow < (wasKnown ? longestCommand.known : longestCommand.unknown)) return;
    isRoom = true;
    for (const one of said.slice(-remembered)) room.add(one);
    said = [];
  };
  return {
    // Flow adds to the room, so speech that is not near without it is not near over it.
    nearness: (level, withFlow) => {
      if (level <= loudest - dyingAway || !isOver(alone, level)) return 'far';
      return withFlow ? overFlowIn({ alone, together }, level) : 'near';
    },
    learn: (heard) => {
      room = heard.withFlow ? together : alone;
      loudest = heard.inTurn ? Math.max(heard.level, loudest - forgotten) : Number.NEGATIVE_INFINITY;
      if (heard.inTurn) inside(heard);
      else outside(heard);
    },
  };
};

const overFlowIn = ({ alone, together }: Record<'alone' | 'together', Levels>, level: number): Nearness => {
  if (together.count() < known) return level > clearlyNear(alone) ? 'near' : 'far';
  if (level > together.percentile(flowsLoudest) + aboveFlow) return 'close';
  return isOver(together, level) ? 'near' : 'far';
};

/** An unknown room keeps nobody out. */
const isOver = (room: Levels, level: number): boolean => room.count() < known || level > room.percentile(share) + above;

/** With an unknown level of Flow in this room, speech over it must be well above the room. */
const clearlyNear = (alone: Levels): number => {
  if (alone.count() < known) return certainlyNear;
  const quiet = alone.percentile(share);
  return Math.max(quiet + above, Math.min(quiet + wellAbove, certainlyNear));
};
