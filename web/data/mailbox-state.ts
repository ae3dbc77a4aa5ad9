// The tab's mailbox state, without React. An update of one thread costs one thread, whatever the mailbox's size.
import type { FailedCommand } from '#api/mailbox.ts';
import { type Blocked, blockedAfter } from '#domain/block.ts';
import { blocksOf, type MailboxChange, threadsOf } from '#domain/change/mailbox.ts';
import type { ThreadId } from '#domain/id.ts';
import type { OwnLabel } from '#domain/label.ts';
import type { Thread } from '#domain/mail.ts';
import type { SyncProgress } from '#domain/sync.ts';
import { idle } from '#domain/sync.ts';
import { perDevice } from '#web/device.ts';
import { deviceObservable } from './observable.ts';
import { reseen, type Threads } from './overlay.ts';
import type { Overlay as OverlayOf } from './overlays.ts';
import { keepingText, withText } from './text.ts';

type Overlay = OverlayOf<MailboxChange>;

type Standing = {
  state: 'first-load' | 'ready' | 'unreachable';
  sync: SyncProgress;
  needsReauth: boolean;
  failed: readonly FailedCommand[];
  labels: readonly OwnLabel[];
  blocked: Blocked;
  online: boolean;
  /** The front of the inbox is here; the rest still loads. */
  listing: boolean;
};

export type Mailbox = Standing & {
  /** Includes commands that the server has not shown yet. */
  threads: Threads;
  waiting: number;
};

export type News = Partial<Standing> & {
  revision?: number;
  /** Drop all earlier state. */
  anew?: boolean;
  /** New thread states. Known text stays. */
  put?: readonly Thread[];
  remove?: readonly ThreadId[];
  /** Whole threads: take only their text. */
  texts?: readonly Thread[];
};

const atFirst: Standing = {
  state: 'first-load',
  sync: idle,
  needsReauth: false,
  failed: [],
  labels: [],
  blocked: new Set(),
  online: true,
  listing: false,
};

type State = {
  standing: Standing;
  revision: number;
  overlays: readonly Overlay[];
  server: Map<ThreadId, Thread>;
};

const nothingYet = (): State => ({ standing: atFirst, revision: 0, overlays: [], server: new Map() });
const state = perDevice(nothingYet);
const seen = deviceObservable((): Mailbox => ({ ...atFirst, threads: new Map(), waiting: 0 }));

export const mailbox = { current: seen.current, subscribe: seen.subscribe };

export const serverRevision = (): number => state().revision;
export const serverThreads = (): Threads => state().server;

/** Drops overlays that the server's revision already contains. */
export const learn = ({ revision, anew, put, remove, texts, ...news }: News): void => {
  const own = state();
  const touched = change(own.server, { anew: anew ?? false, put: put ?? [], remove: remove ?? [], texts: texts ?? [] });
  own.standing = { ...own.standing, ...withKnown(news, own.standing) };
  own.revision = revision ?? own.revision;
  show(own.overlays, touched);
};

/** An answer that says the same keeps its object, so the parts that show it do not render. */
const withKnown = (news: Partial<Standing>, known: Standing): Partial<Standing> => ({
  ...news,
  ...(news.sync && isDeepSame(news.sync, known.sync) ? { sync: known.sync } : {}),
  ...(news.failed && isDeepSame(news.failed, known.failed) ? { failed: known.failed } : {}),
});

const isDeepSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const learnOverlays = (change: (overlays: readonly Overlay[]) => readonly Overlay[]): void =>
  show(change(state().overlays), new Set());

export const forget = (): void => {
  Object.assign(state(), nothingYet());
  seen.become({ ...atFirst, threads: new Map(), waiting: 0 });
};

const change = (
  threads: Map<ThreadId, Thread>,
  { anew, put, remove, texts }: Required<Pick<News, 'anew' | 'put' | 'remove' | 'texts'>>,
): Set<ThreadId> => {
  const touched = new Set<ThreadId>([...put, ...texts].map(({ id }) => id).concat(remove));
  if (anew) {
    for (const id of threads.keys()) touched.add(id);
    threads.clear();
  }
  for (const thread of put) threads.set(thread.id, keepingText(thread, threads.get(thread.id)));
  for (const whole of texts) {
    const thread = threads.get(whole.id);
    if (thread) threads.set(whole.id, withText(thread, whole));
  }
  for (const id of remove) threads.delete(id);
  return touched;
};

const show = (overlays: readonly Overlay[], touched: Set<ThreadId>): void => {
  const own = state();
  const next = overlays.filter((overlay) => overlay.revision === null || overlay.revision > own.revision);
  for (const overlay of differing(own.overlays, next))
    for (const id of overlay.changes.flatMap(threadsOf)) touched.add(id);
  own.overlays = next;
  const changes = next.flatMap((overlay) => overlay.changes);
  const before = seen.current();
  const after = {
    ...own.standing,
    blocked: blockedAfter(own.standing.blocked, changes.flatMap(blocksOf)),
    threads: reseen(before.threads, own.server, changes, touched),
    waiting: next.filter((overlay) => overlay.revision === null).length,
  };
  if (!isSame(before, after)) seen.become(after);
};

const isSame = (one: Mailbox, other: Mailbox): boolean => {
  const known = new Map<string, unknown>(Object.entries(one));
  return Object.entries(other).every(([name, value]) => known.get(name) === value);
};

const differing = (one: readonly Overlay[], other: readonly Overlay[]): Overlay[] => [
  ...one.filter((overlay) => !other.includes(overlay)),
  ...other.filter((overlay) => !one.includes(overlay)),
];
