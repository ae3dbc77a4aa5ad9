import { registry } from '#commands/registry.ts';
import type { CommandId, UserId } from '#domain/id.ts';
import { type ProblemCode, problems } from '#domain/problem.ts';
import { now } from '#web/clock.ts';
import { callAs } from '#web/data/call.ts';
import { openCredits } from '#web/data/credits-now.ts';
import { follow } from '#web/data/follow.ts';
import { ledgers } from '#web/data/ledgers.ts';
import { cachedThreads } from '#web/data/search.ts';
import { openSettings } from '#web/data/settings.ts';
import { keepSignatureIn } from '#web/data/signature.ts';
import { tellSlowDown } from '#web/data/slow-down.ts';
import { openStore, type Store } from '#web/data/store.ts';
import { tellTroubles } from '#web/data/troubles.ts';
import { keepTurnsIn } from '#web/data/turn-place.ts';
import { keepWritingStyleIn } from '#web/data/writing-style.ts';
import { openActs } from './act-shelf.ts';
import { type CaughtUp, openCatchUp } from './catch-up.ts';
import { fillIn, isMoot, journal, keepIn, overhear, recall, strike } from './dispatch.ts';
import { flushDraft, keepDraftsIn } from './draft-box.ts';
import { openDraftShelf } from './draft-shelf.ts';
import { followTheme } from './follow-theme.ts';
import { threadsOf } from './journal.ts';
import { followSendings } from './leaving.ts';
import { type Outbox, openOutbox } from './outbox.ts';
import { isRead, type KeptEntry } from './outbox-entries.ts';
import type { SendingEvents } from './sending-follower.ts';
import { logSessionsIn, openSessionLog } from './session-log.ts';
import { needCredits } from './unpaid-act.ts';
import { fallingWith, forgetWaiting, waiting } from './waiting.ts';

type AfterMail = (work: () => Promise<unknown>) => void;

export type MailboxEvents = {
  /** An act failed; the sentence gives the reason. */
  refused: (sentence: string, id: CommandId) => void;
  /** Offline commands have reached the server. */
  caughtUp: (what: CaughtUp) => void;
  already: () => void;
  /** One command fails and blocks the others; null once it succeeds. */
  stuck: (held: { drop: () => void } | null) => void;
  trouble: (words: { title: string; text: string }) => void;
  outdated: () => void;
  /** No version here knows this action. It stays on the device until the person drops it. */
  unknown: (held: { drop: () => void }) => void;
  /** The session ended: commands stay, and the person signs in again. */
  lapsed: () => void;
  sending: SendingEvents;
};

/** `afterMail` runs work once the first mail is on the screen. */
export const openMailbox = (userId: UserId, events: MailboxEvents, afterMail: AfterMail): (() => void) => {
  callAs(userId);
  let closed = false;
  const outdated = once(events.outdated);
  const store = openStore(userId, outdated);
  const acts = openActs(store);
  const { lapsed } = events;
  const outbox = openOutbox(store, userId, {
    lapsed,
    outdated,
    accepted: ({ id, command }, done) => {
      const already = isMoot(id, done);
      fillIn(id, done);
      if (!catchUp.sent({ already }) && already && registry[command.kind].quietWhenMoot !== true) events.already();
    },
    refused: refusing(events),
    dropped: strike,
    overheard: overhear,
    unknown: ({ id }) => events.unknown({ drop: () => dropWithInversions(outbox, id) }),
    stuck: (entry) => events.stuck(entry && { drop: () => outbox.drop(entry.id) }),
  });
  keepIn({ outbox, acts });
  const catchUp = openCatchUp(events.caughtUp);
  const sessions = openSessionLog(store, userId);
  logSessionsIn(sessions);
  keepDraftsIn(openDraftShelf(store), events.sending.forked);
  keepWritingStyleIn(store);
  keepSignatureIn(store);
  keepTurnsIn({ store, scope: userId });
  const followed = [followSendings(userId, events.sending), openSettings(userId), openCredits(userId), followTheme()];
  const leave = leaving(store);
  addEventListener('pagehide', leave);
  const spared = () => new Set([...cachedThreads(), ...journal.current().flatMap(threadsOf)]);
  const parts = [outbox.close, catchUp.close, sessions.close, tellWaits(events.trouble), store.close];
  void acts
    .all(now())
    .catch(() => [])
    .then((earlier) => {
      if (closed) return;
      recall(earlier);
      parts.unshift(follow(store, { userId, lapsed, outdated, spared, afterMail }));
      afterMail(() => followHeldLate((stop) => (closed ? stop() : parts.unshift(stop))));
    });
  return () => {
    closed = true;
    flushDraft();
    for (const close of parts) close();
    removeEventListener('pagehide', leave);
    for (const unfollow of followed) unfollow();
    keepNothing();
    events.stuck(null);
    keepIn(null);
    logSessionsIn(null);
    for (const ledger of Object.values(ledgers)) ledger.forget();
    forgetWaiting();
    callAs(null);
  };
};

const keepNothing = (): void => {
  keepDraftsIn(null);
  keepWritingStyleIn(null);
  keepSignatureIn(null);
  keepTurnsIn(null);
};

const refusing =
  (events: MailboxEvents) =>
  (entry: KeptEntry, problem: ProblemCode): void => {
    events.refused(problems[problem].title, entry.id);
    if (problem === 'credits.none' && isRead(entry)) needCredits({ kind: 'command', ...entry });
  };

/** The calendar loads after the first mail. */
const followHeldLate = async (following: (stop: () => void) => void): Promise<void> => {
  const { followHeld } = await import('./held-events.ts');
  following(followHeld());
};

const dropWithInversions = (outbox: Outbox, id: CommandId): void => {
  for (const each of fallingWith(id, waiting.current())) outbox.drop(each);
};

const once = (announce: () => void): (() => void) => {
  let isAnnounced = false;
  return () => {
    if (!isAnnounced) announce();
    isAnnounced = true;
  };
};

/** The page closes. */
const leaving = (store: Store) => (): void => {
  flushDraft();
  store.leave();
};

/** Waits on the server's side: a ledger in trouble, or calls that it slows down. */
const tellWaits = (tell: MailboxEvents['trouble']): (() => void) => {
  const [troubles, slowDown] = [tellTroubles(tell), tellSlowDown(tell)];
  return () => {
    troubles();
    slowDown();
  };
};
