// From frames of sound to turns of speech: when one begins, whether it was any, and when it is over. Counted in frames of the audio
// itself, so that a machine that is late decides the same, and a test runs faster than it could be listened to.
import type { Endpointing } from './hearing.ts';

/** One frame: 512 samples. */
export const frameMs = 32;

/** Of a frame: how surely it is speech, whether it is loud enough to come from near, and too loud to be Flow. */
export type Frame = { index: number; probability: number; near: boolean; close: boolean };

export type Rules = {
  endpointing: Endpointing;
  /** Flow can be heard in the room; at first the echo canceller has yet to learn it. */
  flow: 'silent' | 'speaks' | 'begins';
  pushed: boolean;
  deaf: boolean;
};

export type Turn = {
  phase: 'quiet' | 'stirring' | 'speaking';
  /** Its first frame, with a little of what came before. */
  from: number;
  /** Frames of speech so far, those of them that cannot be Flow, and the last of them. */
  speech: number;
  close: number;
  last: number;
  guessed: boolean;
  /** Begun by push to talk; `released`: the frame at which that ended. */
  push: boolean;
  released: number | null;
  /** No turn reaches back before it. */
  bound: number;
  /** What was cut short still goes on, and is no new turn until there was silence. */
  wary: boolean;
};

export type TurnEvent = {
  kind: 'started' | 'speech' | 'misfire' | 'maybe' | 'resumed' | 'ended';
  /** The frames of its audio, the last not counted in. */
  from: number;
  to: number;
  /** The frame after the last one with speech. */
  speechEnd: number;
  tooLong: boolean;
};

export type Step = { turn: Turn; events: readonly TurnEvent[] };

export const frames = (ms: number): number => Math.round(ms / frameMs);

const silence = { command: frames(480), open: frames(900), dictation: frames(1300) } satisfies Record<
  Endpointing,
  number
>;
const earlyGuess = frames(192);
/** How surely each frame must be speech, and how many such frames make it so: surer and more of them while Flow can be heard. */
const begins = {
  silent: { threshold: 0.5, least: frames(96) },
  speaks: { threshold: 0.7, least: frames(160) },
  begins: { threshold: 0.8, least: frames(256) },
} satisfies Record<Rules['flow'], { threshold: number; least: number }>;
/** Once a turn is speech, its frames may be this much less sure. */
const slack = 0.15;
/** What push to talk takes for a voice: the person says there is one. */
const pushedThreshold = 0.2;
const afterRelease = frames(96);
const misfireAfter = frames(224);
/** Consonants at the edges are too soft to be found, and a recogniser wants some silence around them. */
const margin = frames(300);
const longest = Math.floor(30_000 / frameMs);
/** A long dictation is taken at the next breath, lest it be cut in the middle of a word. */
const takesBreathAfter = frames(20_000);
const breath = frames(320);

export const quiet = (bound: number, wary = false): Turn => ({
  phase: 'quiet',
  from: bound,
  speech: 0,
  close: 0,
  last: bound - 1,
  guessed: false,
  push: false,
  released: null,
  bound,
  wary,
});

export const step = (turn: Turn, frame: Frame, rules: Rules): Step => {
  if (rules.pushed && !turn.push) return pressed(turn, frame);
  if (turn.push) return whilePushed(turn, frame, rules);
  if (turn.phase === 'quiet') return whileQuiet(turn, frame, rules);
  if (turn.phase === 'stirring') return whileStirring(turn, frame, rules);
  return whileSpeaking(turn, frame, rules);
};

/** Ends the turn now, where it is silent since the guess: what was said since would be lost. */
export const commit = (turn: Turn, index: number): Step =>
  turn.phase === 'speaking' && turn.guessed ? ended(turn, index) : { turn, events: [] };

/** Throws away what was heard of this turn, and what still comes of it. */
export const drop = (turn: Turn, index: number): Step => ({
  turn: turn.phase === 'quiet' ? turn : quiet(index + 1, true),
  events: [],
});

/** Nothing that was heard up to here belongs to a turn; one that is surely under way goes on. */
export const deafen = (turn: Turn, index: number): Step => {
  if (turn.phase === 'speaking') return { turn, events: [] };
  const next = quiet(index + 1, turn.wary);
  return turn.phase === 'quiet' ? { turn: next, events: [] } : { turn: next, events: [event('misfire', turn, index)] };
};

const whileQuiet = (turn: Turn, frame: Frame, rules: Rules): Step => {
  const { index, close } = frame;
  if (rules.deaf || !isSpeech(frame, rules))
    return { turn: { ...turn, bound: rules.deaf ? index + 1 : turn.bound, wary: false }, events: [] };
  if (turn.wary) return { turn, events: [] };
  const begun: Turn = {
    ...turn,
    phase: 'stirring',
    from: Math.max(turn.bound, index - margin),
    speech: 1,
    close: close ? 1 : 0,
    last: index,
  };
  return { turn: begun, events: [event('started', begun, index)] };
};

const whileStirring = (turn: Turn, frame: Frame, rules: Rules): Step => {
  const { index, close } = frame;
  if (isSpeech(frame, rules)) {
    const more: Turn = { ...turn, speech: turn.speech + 1, close: turn.close + (close ? 1 : 0), last: index };
    if (more.speech < begins[rules.flow].least && more.close < begins.silent.least) return { turn: more, events: [] };
    const sure: Turn = { ...more, phase: 'speaking' };
    return { turn: sure, events: [event('speech', sure, index)] };
  }
  if (index - turn.last < misfireAfter) return { turn, events: [] };
  return { turn: quiet(turn.bound), events: [event('misfire', turn, index)] };
};

/** Where it cannot be Flow, it need be no surer than if Flow were silent. */
const isSpeech = ({ probability, near, close }: Frame, rules: Rules): boolean =>
  near && probability >= begins[close ? 'silent' : rules.flow].threshold;

const whileSpeaking = (turn: Turn, { index, probability, near }: Frame, rules: Rules): Step => {
  const heard = near && probability >= begins[rules.flow].threshold - slack;
  const now: Turn = heard ? { ...turn, speech: turn.speech + 1, last: index, guessed: false } : turn;
  if (isFull(now, index)) return ended(now, index, true);
  if (heard) return { turn: now, events: turn.guessed ? [event('resumed', now, index)] : [] };
  const silent = index - turn.last;
  if (silent >= endsAfter(turn, index, rules.endpointing)) return ended(turn, index);
  if (rules.endpointing !== 'command' || turn.guessed || silent < earlyGuess) return { turn, events: [] };
  const guessed: Turn = { ...turn, guessed: true };
  return { turn: guessed, events: [event('maybe', guessed, index)] };
};

const endsAfter = (turn: Turn, index: number, endpointing: Endpointing): number =>
  endpointing === 'dictation' && index - turn.from >= takesBreathAfter ? breath : silence[endpointing];

const isFull = (turn: Turn, index: number): boolean => index + 1 - turn.from >= longest;

/** Whatever is heard from here on is speech, with what a hasty person had begun to say. */
const pressed = (turn: Turn, { index }: Frame): Step => {
  const underWay = turn.phase !== 'quiet';
  const from = underWay ? turn.from : Math.max(turn.bound, index - margin);
  const held: Turn = {
    ...turn,
    phase: 'speaking',
    push: true,
    released: null,
    from,
    last: Math.max(turn.last, from - 1),
    speech: underWay ? turn.speech : 0,
    guessed: false,
  };
  const told: TurnEvent[] = [];
  if (!underWay) told.push(event('started', held, index));
  if (turn.phase !== 'speaking') told.push(event('speech', held, index));
  if (turn.guessed) told.push(event('resumed', held, index));
  return { turn: held, events: told };
};

const whilePushed = (turn: Turn, { index, probability }: Frame, rules: Rules): Step => {
  const heard = probability >= pushedThreshold;
  const released = rules.pushed ? null : (turn.released ?? index);
  const now: Turn = heard ? { ...turn, speech: turn.speech + 1, last: index, released } : { ...turn, released };
  const isOver = released !== null && index - released >= afterRelease;
  if (!isOver && !isFull(now, index)) return { turn: now, events: [] };
  if (now.speech > 0) return ended(now, index, !isOver);
  return { turn: quiet(index + 1, !isOver), events: [{ ...event('misfire', now, index), tooLong: !isOver }] };
};

const ended = (turn: Turn, index: number, tooLong = false): Step => ({
  turn: quiet(index + 1, tooLong),
  events: [{ ...event('ended', turn, index), tooLong }],
});

const event = (kind: TurnEvent['kind'], turn: Turn, index: number): TurnEvent => ({
  kind,
  from: turn.from,
  to: Math.min(index + 1, turn.last + 1 + margin),
  speechEnd: turn.last + 1,
  tooLong: false,
});
