// The mailbox as this tab knows it, apart from React: the server's threads, what lies over them, and how things stand.
import type { FailedCommand } from '#api/mailbox.ts';
import type { Change } from '#domain/change.ts';
import type { CommandId } from '#domain/id.ts';
import type { SyncProgress } from '#domain/sync.ts';
import { idle } from '#domain/sync.ts';
import { observable } from './observable.ts';
import { keepingSame, overlaid, type Threads } from './overlay.ts';

/** A command that this device gave: `revision` is the server's with it in, null until it answered. */
export type Overlay = { id: CommandId; changes: readonly Change[]; revision: number | null };

export type Mailbox = {
  state: 'first-load' | 'ready' | 'unreachable';
  /** With the commands applied that the server has not shown yet. */
  threads: Threads;
  sync: SyncProgress;
  needsReauth: boolean;
  failed: readonly FailedCommand[];
  /** The server answers. */
  online: boolean;
  /** Commands given here that the server has not acknowledged. */
  waiting: number;
};

type Known = Omit<Mailbox, 'waiting' | 'threads'> & { revision: number; server: Threads; overlays: readonly Overlay[] };

const nothing: Known = {
  state: 'first-load',
  server: new Map(),
  overlays: [],
  revision: 0,
  sync: idle,
  needsReauth: false,
  failed: [],
  online: true,
};

let known = nothing;
const seen = observable<Mailbox>(shown(nothing, nothing.server));

/** What the person sees. */
export const mailbox = { current: seen.current, subscribe: seen.subscribe };

export const serverRevision = (): number => known.revision;

/** Learns something new; overlays that the server's revision already contains fall away. */
export const learn = (news: Partial<Known>): void => {
  const next = { ...known, ...news };
  const overlays = next.overlays.filter(({ revision }) => revision === null || revision > next.revision);
  known = overlays.length === next.overlays.length ? next : { ...next, overlays };
  seen.become(shown(known, seen.current().threads));
};

export const learnOverlays = (change: (overlays: readonly Overlay[]) => readonly Overlay[]): void =>
  learn({ overlays: change(known.overlays) });

export const serverThreads = (): Threads => known.server;

export const forget = (): void => {
  known = nothing;
  seen.become(shown(nothing, nothing.server));
};

function shown({ server, overlays, revision: _, ...rest }: Known, before: Threads): Mailbox {
  const changes = overlays.flatMap((overlay) => overlay.changes);
  return {
    ...rest,
    threads: keepingSame(before, overlaid(server, changes).threads),
    waiting: overlays.filter((overlay) => overlay.revision === null).length,
  };
}
