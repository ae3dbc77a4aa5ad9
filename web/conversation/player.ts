// The player as the screen holds it: its state, the reader that follows it, and the place kept on the device.
import type { CommandId, ThreadId } from '#domain/id.ts';
import type { Thread } from '#domain/mail.ts';
import type { Voice } from '#web/audio/tts/voice.ts';
import { neighbour } from './lane.ts';
import { observable, type Observed } from './observable.ts';
import { type Kept, readPlace, writePlace } from './place.ts';
import { advance, laneOf, type PlayerEvent, type PlayerState } from './player-state.ts';
import { createReader } from './reader.ts';
import { type Script, scriptOf } from './script.ts';
import { type Act, recordAct, takeBack, touchSession, type TriageSession } from './triage-session.ts';

/** The world the player lives in. */
export type PlayerWorld = {
  voice: Voice;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  placeKey: string;
  now: () => number;
  /** A thread was heard to its last word for the first time. */
  onHeard: (threadId: ThreadId) => void;
};

export type Player = {
  state: Observed<PlayerState>;
  /** Characters said of the unit being read. */
  said: Observed<number>;
  session: () => TriageSession | null;
  /** `saying` is told before the reading goes on, where the event starts it anew. */
  send: (event: PlayerEvent, saying?: string) => void;
  /** The threads as they are now; their order is another event's matter. */
  hold: (threads: ReadonlyMap<ThreadId, Thread>) => void;
  script: () => Script | null;
  record: (act: Act) => void;
  takeBack: (id: CommandId) => void;
  /** Falls silent and keeps the place. */
  close: () => void;
};

/** How long Flow waits after a mail's last word before it goes on to the next, with the mail left as it is. */
const restAfter = 4000;

export const createPlayer = (world: PlayerWorld): Player => {
  const kept = readPlace(world.storage.getItem(world.placeKey), world.now());
  const state = observable(kept.state);
  let { session } = kept;
  let threads: ReadonlyMap<ThreadId, Thread> = new Map();
  let resting: ReturnType<typeof setTimeout> | undefined;
  const keeper = keepPlace(world, () => ({ state: state.current(), session }));
  state.subscribe(keeper.later);

  const script = (): Script | null => scriptIn(threads, state.current());
  const reader = createReader(world.voice, {
    onUnit: (unit) => state.become(advance(state.current(), { kind: 'unit', unit })),
    onFinished: () => finish(),
  });
  const finish = (): void => {
    const { current } = laneOf(state.current());
    if (current === null || script() === null) return;
    if (!state.current().heard.has(current)) world.onHeard(current);
    state.become(advance(state.current(), { kind: 'finished' }));
    resting = setTimeout(
      () => send({ kind: neighbour(laneOf(state.current()), 1) === null ? 'pause' : 'next' }),
      restAfter,
    );
  };
  const send = (event: PlayerEvent, saying?: string): void => {
    const before = state.current();
    const next = advance(before, event);
    if (next === before) return;
    if (event.kind === 'play') session = touchSession(session, world.now());
    if (!next.atEnd || !next.playing) clearTimeout(resting);
    const restart = startsAnew(before, next);
    const said = event.kind === 'speed' ? reader.said.current() : 0;
    if (!next.playing || restart) reader.stop();
    state.become(next);
    if (restart) begin(said, saying ?? null);
  };
  const begin = (said: number, before: string | null): void => {
    const textOf = (unit: number): string | undefined => script()?.units[unit]?.text;
    reader.start({ textOf, unit: laneOf(state.current()).unit, said, rate: state.current().speed, before });
  };

  return {
    state,
    said: reader.said,
    session: () => session,
    send,
    hold: (now) => {
      threads = now;
    },
    script,
    record: (act) => {
      session = recordAct(touchSession(session, world.now()), act);
    },
    takeBack: (id) => {
      session = session && takeBack(touchSession(session, world.now()), id);
    },
    close: () => {
      clearTimeout(resting);
      reader.stop();
      keeper.now();
    },
  };
};

/** The place is written a moment after it changed, so that no key press waits for storage. */
const keepAfter = 400;

const keepPlace = (world: PlayerWorld, kept: () => Kept): { later: () => void; now: () => void } => {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const now = (): void => {
    clearTimeout(waiting);
    world.storage.setItem(world.placeKey, writePlace(kept(), world.now()));
  };
  return {
    now,
    later: () => {
      clearTimeout(waiting);
      waiting = setTimeout(now, keepAfter);
    },
  };
};

const scriptIn = (threads: ReadonlyMap<ThreadId, Thread>, state: PlayerState): Script | null => {
  const { current } = laneOf(state);
  const thread = current === null ? undefined : threads.get(current);
  return thread ? scriptOf(thread) : null;
};

/** The reading begins anew when it begins at all, or at another place or speed than it was. */
const startsAnew = (before: PlayerState, now: PlayerState): boolean => {
  const [was, is] = [laneOf(before), laneOf(now)];
  if (!now.playing || is.current === null || now.atEnd) return false;
  const elsewhere = was.current !== is.current || was.unit !== is.unit;
  return !before.playing || before.atEnd || elsewhere || before.speed !== now.speed;
};
