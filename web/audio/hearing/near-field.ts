// Who speaks near the microphone is louder than the room, and so than others who speak in it: how loud the room is, from the last
// seconds. What lasts longer than anything one says to Flow belongs to the room too, be it a radio or a crowd.
import { createLevels, type Levels, remembered } from './levels.ts';

/** `dictated`: the person may speak for as long as they like; such speech is never taken for the room. */
export type Heard = {
  level: number;
  speech: boolean;
  inTurn: boolean;
  dictated: boolean;
  withFlow: boolean;
  /** Flow fell silent a moment ago: what is heard tells neither of the room with it nor of the room without. */
  fades: boolean;
};

/** `close`: while Flow can be heard, louder than Flow ever is in this room, and so nobody but the person. */
export type Nearness = 'far' | 'near' | 'close';

export type NearField = {
  /** From where a sound this loud (dB) comes; `withFlow`: Flow can be heard in the room, which is then another one. */
  nearness: (level: number, withFlow: boolean) => Nearness;
  /** A frame, after it was decided what it is. */
  learn: (heard: Heard) => void;
};

/** In frames of 32 ms: of one second of a room little can be said. */
const known = 31;
/** The most frames of a turn that count as the room, since it may have been somebody else: more than a pause, less than a pause and a wait. */
const joining = 38;
/** And the most of what was said over Flow, since it may have been Flow. */
const joiningFlow = 8;
/** No command lasts for more frames: what does is the room. While the room is not known yet, sooner. */
const longestCommand = { known: 250, unknown: 94 };
/** Near is what is this much, in dB, over the 40th percentile of the room. */
const share = 0.4;
const above = 6;
/** Nobody but the person is `aboveFlow` dB over the 85th percentile of what is heard with Flow: some of that is always the person's own voice. */
const flowsLoudest = 0.85;
const aboveFlow = 8;
const wellAbove = 20;
const certainlyNear = -34;
/**
 * What is `dyingAway` dB softer than the loudest of its turn is only that dying away. The loudest falls by `forgotten` dB a frame, lest
 * one bang keep out the voice that follows.
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
   * Of the last turn as large a share counts as the room as Flow was silent in the wait after it. Otherwise a person whom Flow always answers
   * would be learned as the room.
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
    // Flow adds to the room: who is not near without it is not near over it.
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

/** A room that is not known yet keeps nobody out. */
const isOver = (room: Levels, level: number): boolean => room.count() < known || level > room.percentile(share) + above;

/** Until it is known how loud Flow is in this room, whoever talks over it has to be well over the room without it. */
const clearlyNear = (alone: Levels): number => {
  if (alone.count() < known) return certainlyNear;
  const quiet = alone.percentile(share);
  return Math.max(quiet + above, Math.min(quiet + wellAbove, certainlyNear));
};
