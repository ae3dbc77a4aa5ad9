// The player as the screen holds it: its state, the playback that follows it, and the place kept on the device.
import type { CommandId, ThreadId } from '#domain/id.ts';
import type { Thread } from '#domain/mail.ts';
import type { Voice } from '#web/audio/tts/voice.ts';
import { type Observed, observable } from '#web/data/observable.ts';
import { type Kept, readPlace, writePlace } from './place.ts';
import { createPlayback, type Playback } from './playback.ts';
import { advance, laneOf, type PlayerEvent, type PlayerState } from './player-state.ts';
import { type Script, scriptOf } from './script.ts';
import { type Act, recordAct, type TriageSession, takeBack, touchSession } from './triage-session.ts';

/** The world the player lives in. */
export type PlayerWorld = {
  voice: Voice;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  placeKey: string;
  now: () => number;
  threadOf: (id: ThreadId | null) => Thread | undefined;
  /** A thread was heard to its last word for the first time. */
  onHeard: (threadId: ThreadId) => void;
  /** Another thread is there by going to it, not by an act: what was said at the one before stays behind. */
  onMoved: () => void;
};

export type Player = Pick<Playback, 'said' | 'hush' | 'fed'> & {
  state: Observed<PlayerState>;
  session: () => TriageSession | null;
  /** `saying` is told before the reading goes on, where the event starts it anew. */
  send: (event: PlayerEvent, saying?: string) => void;
  script: () => Script | null;
  record: (act: Act) => void;
  takeBack: (id: CommandId) => void;
  /** Falls silent and keeps the place. */
  close: () => void;
};

export const createPlayer = (world: PlayerWorld): Player => {
  const kept = readPlace(world.storage.getItem(world.placeKey), world.now());
  const state = observable(kept.state);
  let { session } = kept;
  const keeper = keepPlace(world, () => ({ state: state.current(), session }));
  state.subscribe(keeper.later);

  const script = (): Script | null => {
    const thread = world.threadOf(laneOf(state.current()).current);
    return thread ? scriptOf(thread) : null;
  };
  const send = (event: PlayerEvent, saying?: string): void => {
    const before = state.current();
    const next = advance(before, event);
    if (next === before) return;
    if (event.kind === 'play') session = touchSession(session, world.now());
    state.become(next);
    if (hasMoved(before, next, event)) world.onMoved();
    playback.follow(before, event, saying ?? null);
  };
  const playback = createPlayback({ voice: world.voice, state, script, send, onHeard: world.onHeard });

  return {
    state,
    said: playback.said,
    hush: playback.hush,
    fed: playback.fed,
    session: () => session,
    send,
    script,
    record: (act) => {
      session = recordAct(touchSession(session, world.now()), act);
    },
    takeBack: (id) => {
      session = session && takeBack(touchSession(session, world.now()), id);
    },
    close: () => {
      playback.stop();
      keeper.last();
    },
  };
};

/** By a step, a choice, a change of lane, or by playing on after an end; never because a thread left or came. */
const hasMoved = (before: PlayerState, after: PlayerState, { kind }: PlayerEvent): boolean =>
  moves.has(kind) && laneOf(before).current !== laneOf(after).current;

const moves: ReadonlySet<PlayerEvent['kind']> = new Set(['next', 'previous', 'go', 'scope', 'play']);

/** The place is written a moment after it changed, so that no key press waits for storage. */
const keepAfter = 400;

const keepPlace = (world: PlayerWorld, kept: () => Kept): { later: () => void; last: () => void } => {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const now = (): void => {
    clearTimeout(waiting);
    world.storage.setItem(world.placeKey, writePlace(kept(), world.now()));
  };
  return {
    later: () => {
      clearTimeout(waiting);
      waiting = setTimeout(now, keepAfter);
    },
    // A place that is gone was wiped by a sign-out, maybe of another tab: it must not come back.
    last: () => {
      clearTimeout(waiting);
      if (world.storage.getItem(world.placeKey) !== null) now();
    },
  };
};
