// Turns frames of sound into turns of speech: start, confirmation, end. It counts frames, so a slow machine decides the same and tests run
// faster than real time.
import type { Endpointing } from './hearing.ts';

export const frameMs = 32;

/** A frame's speech probability, whether it is loud enough to be near, and too loud to be Flow. */
export type Frame = { index: number; probability: number; near: boolean; close: boolean };

export type Rules = {
  endpointing: Endpointing;
  /** Flow is audible. At first the echo canceller still adapts. */
  flow: 'silent' | 'speaks' | 'begins';
  pushed: boolean;
  deaf: boolean;
};

export type Turn = {
  phase: 'quiet' | 'stirring' | 'speaking';
  /** Its first frame, with a margin before. */
  from: number;
  /** Speech frames so far, those that cannot be Flow, and the last one. */
  speech: number;
  close: number;
  last: number;
  guessed: boolean;
  /** Started by push to talk. `released`: the frame of the release. */
  push: boolean;
  released: number | null;
  /** No turn reaches back before it. */
  bound: number;
  /** The rest of a cut turn is no new turn until there is silence. */
  wary: boolean;
};

export type TurnEvent = {
  kind: 'started' | 'speech' | 'misfire' | 'maybe' | 'resumed' | 'ended';
  /** Its audio frames, end exclusive. */
  from: number;
  to: number;
  /** The frame after the last speech. */
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
/** Required probability and number of frames: stricter while Flow is audible. */
const begins = {
  silent: { threshold: 0.5, least: frames(96) },
  speaks: { threshold: 0.7, least: frames(160) },
  begins: { threshold: 0.8, least: frames(256) },
} satisfies Record<Rules['flow'], { threshold: number; least: number }>;
/** Lower probability that continues a turn. */
const slack = 0.15;
/** Push to talk vouches for a voice, so less is enough. */
const pushedThreshold = 0.2;
const afterRelease = frames(96);
const misfireAfter = frames(224);
/** Consonants at the edges are too soft to detect, and a recogniser needs some silence. */
const margin = frames(300);
const longest = Math.floor(30_000 / frameMs);
/** Long dictation ends at the next pause, to cut no word. */
const pausesAfter = frames(20_000);
const pause = frames(320);

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

/** Ends the turn if it has been silent since the guess. Otherwise the speech after it would be lost. */
export const commit = (turn: Turn, index: number): Step =>
  turn.phase === 'speaking' && turn.guessed ? ended(turn, index) : { turn, events: [] };

/** Drops this turn and the rest of its sound. */
export const drop = (turn: Turn, index: number): Step => ({
  turn: turn.phase === 'quiet' ? turn : quiet(index + 1, true),
  events: [],
});

/** Nothing up to here starts a turn. A certain turn continues. */
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

/** If it cannot be Flow, the normal probability is enough. */
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
  endpointing === 'dictation' && index - turn.from >= pausesAfter ? pause : silence[endpointing];

const isFull = (turn: Turn, index: number): boolean => index + 1 - turn.from >= longest;

/** From here everything is speech, including what the person has just started to say. */
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
  const events: TurnEvent[] = [];
  if (!underWay) events.push(event('started', held, index));
  if (turn.phase !== 'speaking') events.push(event('speech', held, index));
  if (turn.guessed) events.push(event('resumed', held, index));
  return { turn: held, events };
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
