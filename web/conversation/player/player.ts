// The player: its state, its playback, and the queue position saved on this device.
import type { SessionReport } from '#domain/activity.ts';
import type { ThreadId } from '#domain/id.ts';
import type { Thread } from '#domain/mail.ts';
import type { Voice } from '#web/audio/tts/voice.ts';
import { type Script, scriptOf } from '#web/conversation/script/script.ts';
import { type Observed, observable } from '#web/data/observable.ts';
import { createLoan, type Loan } from './loan.ts';
import { createPlayback, type Playback } from './playback.ts';
import { type Kept, readPosition, writePosition } from './playback-position.ts';
import { advance, type PlayerEvent, type PlayerState, queueViewOf } from './player-state.ts';
import { neighbour } from './queue-view.ts';
import { createTriageSession, type TriageSession } from './triage-session.ts';

export type PlayerWorld = {
  voice: Voice;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  positionKey: string;
  now: () => number;
  threadOf: (id: ThreadId | null) => Thread | undefined;
  onHeard: (threadId: ThreadId) => void;
  /** Playback reached the end, or acts cleared the rest of the queue. */
  onLast: () => void;
  onSession: (report: SessionReport) => void;
  /** The person moved to another thread without an act, so questions about the last one no longer apply. */
  onMoved: () => void;
};

export type Player = Loan &
  Pick<Playback, 'said' | 'fed'> &
  Pick<TriageSession, 'session' | 'record' | 'takeBack' | 'end'> & {
    state: Observed<PlayerState>;
    send: (event: PlayerEvent, saying?: string) => void;
    script: () => Script | null;
    open: () => void;
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
    // Continuous listening does not count as rest.
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
    fed: playback.fed,
    ...createLoan(playback, () => state.current().playing),
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

/** By step, choice, view change, or play after an end, and never because a thread left or arrived. */
const hasMoved = (before: PlayerState, after: PlayerState, { kind }: PlayerEvent): boolean =>
  moves.has(kind) && queueViewOf(before).current !== queueViewOf(after).current;

const moves: ReadonlySet<PlayerEvent['kind']> = new Set(['next', 'previous', 'go', 'scope', 'play', 'results']);

/** Delay before saving the position, in ms: no key press should wait for storage. */
const keepAfter = 400;

const keepPlace = (world: PlayerWorld, kept: () => Kept): Record<'first' | 'later' | 'last', () => void> => {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const now = (): void => {
    clearTimeout(waiting);
    world.storage.setItem(world.positionKey, writePosition(kept(), world.now()));
  };
  // `first` wrote it. A missing entry means that a sign-out, maybe in another tab, deleted it.
  const again = (): void => {
    clearTimeout(waiting);
    if (world.storage.getItem(world.positionKey) !== null) now();
  };
  return {
    first: () => {
      if (world.storage.getItem(world.positionKey) === null) now();
    },
    later: () => {
      clearTimeout(waiting);
      waiting = setTimeout(again, keepAfter);
    },
    last: again,
  };
};
