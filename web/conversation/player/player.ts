// The player as the screen holds it: its state, the playback that follows it, and the place kept on the device.
import type { SessionReport } from '#domain/activity.ts';
import type { ThreadId } from '#domain/id.ts';
import type { Thread } from '#domain/mail.ts';
import type { Voice } from '#web/audio/tts/voice.ts';
import { type Script, scriptOf } from '#web/conversation/script/script.ts';
import { type Observed, observable } from '#web/data/observable.ts';
import { createPlayback, type Playback } from './playback.ts';
import { type Kept, readPosition, writePosition } from './playback-position.ts';
import { advance, type PlayerEvent, type PlayerState, queueViewOf } from './player-state.ts';
import { neighbour } from './queue-view.ts';
import { createTriageSession, type TriageSession } from './triage-session.ts';

/** The world the player lives in. */
export type PlayerWorld = {
  voice: Voice;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  positionKey: string;
  now: () => number;
  threadOf: (id: ThreadId | null) => Thread | undefined;
  /** A thread was heard to its last word for the first time. */
  onHeard: (threadId: ThreadId) => void;
  /** All was read, or all that was read is done. */
  onLast: () => void;
  /** A triage session began, or is over. */
  onSession: (report: SessionReport) => void;
  /** Another thread is there by going to it, not by an act: what was said at the one before stays behind. */
  onMoved: () => void;
};

export type Player = Pick<Playback, 'said' | 'tell' | 'hush' | 'fed'> &
  Pick<TriageSession, 'session' | 'record' | 'takeBack' | 'end'> & {
    state: Observed<PlayerState>;
    /** `saying` is told before the reading goes on, where the event starts it anew. */
    send: (event: PlayerEvent, saying?: string) => void;
    script: () => Script | null;
    /** Takes up what an earlier visit left. */
    open: () => void;
    /** Falls silent and keeps the place. */
    close: () => void;
  };

export const createPlayer = (world: PlayerWorld): Player => {
  const kept = readPosition(world.storage.getItem(world.positionKey), world.now());
  const state = observable(kept.state);
  const triage = createTriageSession(kept.session, {
    now: world.now,
    waiting: () => waitingIn(state.current()),
    tell: world.onSession,
    changed: () => keeper.later(),
  });
  const keeper = keepPlace(world, () => ({ state: state.current(), session: triage.session() }));
  state.subscribe(keeper.later);

  const scriptAt = (id: ThreadId | null): Script | null => {
    const thread = world.threadOf(id);
    return thread ? scriptOf(thread) : null;
  };
  const script = (): Script | null => scriptAt(queueViewOf(state.current()).current);
  const nextScript = (): Script | null => scriptAt(neighbour(queueViewOf(state.current()), 1));
  const send = (event: PlayerEvent, saying?: string): void => {
    const before = state.current();
    const next = advance(before, event);
    if (next === before) return;
    // Listening on is no rest.
    if (event.kind === 'play' || (before.playing && event.kind === 'unit')) triage.touch();
    state.become(next);
    if (waitingIn(before) > 0 && waitingIn(next) === 0) {
      triage.end();
      if (before.playing) world.onLast();
    }
    if (hasMoved(before, next, event)) world.onMoved();
    playback.follow(before, event, saying ?? null);
  };
  const { voice, onHeard, onLast } = world;
  const playback = createPlayback({ voice, state, script, nextScript, send, onHeard, onLast });

  return {
    state,
    said: playback.said,
    tell: playback.tell,
    hush: playback.hush,
    fed: playback.fed,
    send,
    script,
    session: triage.session,
    record: triage.record,
    takeBack: triage.takeBack,
    end: triage.end,
    open: () => {
      triage.open();
      keeper.first();
    },
    close: () => {
      playback.stop();
      triage.close();
      keeper.last();
    },
  };
};

const waitingIn = ({ views }: PlayerState): number => views.queue.here.size;

/** By a step, a choice, a change of lane, or by playing on after an end; never because a thread left or came. */
const hasMoved = (before: PlayerState, after: PlayerState, { kind }: PlayerEvent): boolean =>
  moves.has(kind) && queueViewOf(before).current !== queueViewOf(after).current;

const moves: ReadonlySet<PlayerEvent['kind']> = new Set(['next', 'previous', 'go', 'scope', 'play', 'results']);

/** The place is written a moment after it changed, so that no key press waits for storage. */
const keepAfter = 400;

const keepPlace = (world: PlayerWorld, kept: () => Kept): Record<'first' | 'later' | 'last', () => void> => {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const now = (): void => {
    clearTimeout(waiting);
    world.storage.setItem(world.positionKey, writePosition(kept(), world.now()));
  };
  return {
    // A place there is from the start, so that one which is gone at the end was wiped.
    first: () => {
      if (world.storage.getItem(world.positionKey) === null) now();
    },
    later: () => {
      clearTimeout(waiting);
      waiting = setTimeout(now, keepAfter);
    },
    // A place that is gone was wiped by a sign-out, maybe of another tab: it must not come back.
    last: () => {
      clearTimeout(waiting);
      if (world.storage.getItem(world.positionKey) !== null) now();
    },
  };
};
