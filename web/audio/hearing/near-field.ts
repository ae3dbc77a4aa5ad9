// Who speaks near the microphone is louder than the room, and so than others who speak in it: how loud the room is, from the last
// seconds. What lasts longer than anything one says to Flow belongs to the room too, be it a radio or a crowd.

/** `dictated`: the person may speak for as long as they like; such speech is never taken for the room. */
export type Heard = { level: number; speech: boolean; inTurn: boolean; dictated: boolean; withFlow: boolean };

/** `close`: while Flow can be heard, louder than Flow ever is in this room, and so nobody but the person. */
export type Nearness = 'far' | 'near' | 'close';

export type NearField = {
  /** From where a sound this loud (dB) comes; `withFlow`: Flow can be heard in the room, which is then another one. */
  nearness: (level: number, withFlow: boolean) => Nearness;
  /** A frame, after it was decided what it is. */
  learn: (heard: Heard) => void;
};

/** In frames of 32 ms: eight seconds are the room, and of one second of it little can be said. */
const remembered = 250;
const known = 31;
/** So much of each turn counts as the room, since it may have been somebody else: more than a pause, less than a pause and a wait. */
const joining = 38;
/** A command is over by then; before the room is known, it is the room. */
const longestCommand = { known: 250, unknown: 94 };
const share = 0.4;
const above = 6;
/** What is by so much louder than nearly all of Flow; a little of the person's own is always among it. */
const flowsLoudest = 0.85;
const aboveFlow = 8;
const wellAbove = 20;
const certainlyNear = -34;
/** What is so much softer than the loudest of a turn is its dying away; a bang is forgotten soon, in dB a frame. */
const dyingAway = 30;
const forgotten = 0.25;
/** Half decibels from -100 to 0. */
const steps = 201;

export const createNearField = (): NearField => {
  const [alone, together] = [createLevels(), createLevels()];
  let room = alone;
  let said: number[] = [];
  let isRoom = false;
  let wasKnown = false;
  let loudest = Number.NEGATIVE_INFINITY;

  const joins = (most: number): void => {
    for (const level of said.slice(-most)) room.add(level);
    said = [];
  };
  const outside = (level: number): void => {
    joins(joining);
    isRoom = false;
    room.add(level);
    wasKnown = room.count() >= known;
  };
  const inside = ({ level, speech, dictated }: Heard): void => {
    if (!speech || isRoom) return room.add(level);
    if (dictated) return;
    said.push(level);
    if (said.length < (wasKnown ? longestCommand.known : longestCommand.unknown)) return;
    isRoom = true;
    joins(remembered);
  };
  return {
    nearness: (level, withFlow) => {
      if (level <= loudest - dyingAway) return 'far';
      const here = withFlow ? together : alone;
      if (here.count() < known) return !withFlow || level > clearlyNear(alone) ? 'near' : 'far';
      if (withFlow && level > here.percentile(flowsLoudest) + aboveFlow) return 'close';
      return level > here.percentile(share) + above ? 'near' : 'far';
    },
    learn: (heard) => {
      room = heard.withFlow ? together : alone;
      loudest = heard.inTurn ? Math.max(heard.level, loudest - forgotten) : Number.NEGATIVE_INFINITY;
      if (heard.inTurn) inside(heard);
      else outside(heard.level);
    },
  };
};

/** Until it is known how loud Flow is in this room, whoever talks over it has to be well over the room without it. */
const clearlyNear = (alone: Levels): number => {
  if (alone.count() < known) return certainlyNear;
  const quiet = alone.percentile(share);
  return Math.max(quiet + above, Math.min(quiet + wellAbove, certainlyNear));
};

type Levels = ReturnType<typeof createLevels>;

/** The last levels, counted by half decibels. */
const createLevels = () => {
  const ring = new Uint8Array(remembered);
  const counts = new Uint16Array(steps);
  let total = 0;
  return {
    count: () => Math.min(total, remembered),
    add: (level: number): void => {
      const step = Math.round((Math.max(-100, Math.min(0, level)) + 100) * 2);
      const at = total % remembered;
      const old = ring[at] ?? 0;
      if (total >= remembered) counts[old] = (counts[old] ?? 0) - 1;
      ring[at] = step;
      counts[step] = (counts[step] ?? 0) + 1;
      total += 1;
    },
    percentile: (of: number): number => {
      let left = of * Math.min(total, remembered);
      let step = 0;
      for (; step < steps - 1; step += 1) {
        left -= counts[step] ?? 0;
        if (left < 0) break;
      }
      return step / 2 - 100;
    },
  };
};
