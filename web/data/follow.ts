import type { LiveEvent } from '#api/live.ts';
import { getChanges, listInbox } from '#api/mailbox.ts';
import type { ThreadId, UserId } from '#domain/id.ts';
import type { OwnLabel } from '#domain/label.ts';
import { isWhole, type Thread } from '#domain/mail.ts';
import { Problem } from '#domain/problem.ts';
import type { SyncProgress } from '#domain/sync.ts';
import { now } from '#web/clock.ts';
import { call } from './call.ts';
import { followContacts } from './contacts.ts';
import { heardCredits } from './credits-now.ts';
import { keepMarksIn } from './kept-marks.ts';
import { followCalendarLate } from './late-calendar.ts';
import { ledgers } from './ledgers.ts';
import { listen } from './live.ts';
import { learn, mailbox, type News, serverRevision, serverThreads } from './mailbox-state.ts';
import { outdated as outdatedThreads } from './outdated.ts';
import { later, pause } from './pause.ts';
import { heardSending } from './sending.ts';
import { hasNetwork } from './stand-in.ts';
import type { Store } from './store.ts';
import { bringTexts } from './texts.ts';
import { openThreadShelf, type Place, type ThreadShelf } from './thread-shelf.ts';
import { troubles } from './troubles.ts';

/** Retry delay in seconds; doubles up to the last. */
const again = { first: 1, last: 30 } as const;

export type Followed = {
  userId: UserId;
  /** The session ended or belongs to another person. */
  lapsed: () => void;
  /** The server has another version and gives this page no mail. The page keeps what it has. */
  outdated: () => void;
  spared: () => ReadonlySet<ThreadId>;
  /** Runs work once the first mail is on the screen. */
  afterMail: (work: () => Promise<unknown>) => void;
};

const betweenPages = 30;
/** Minimum time between two calls for changes, in ms: merges quick acts. */
const betweenChanges = 100;

export const follow = (store: Store, { userId, lapsed, outdated, spared, afterMail }: Followed): (() => void) => {
  const stopped = new AbortController();
  const shelf = openThreadShelf(store, userId, stopped.signal);
  const course: Course = { shelf, spared, listing: null, stopped: stopped.signal };
  let asking: Promise<void> | null = null;
  let isRequested = false;
  let wait: number = again.first;

  const ask = async (): Promise<void> => {
    // Only this device knows threads that left the inbox lately, and undo needs them. So read them first.
    await kept;
    // One call at a time, because an older answer must not overwrite a newer one.
    while ((isRequested || course.listing !== null) && !stopped.signal.aborted) {
      if (isRequested) {
        isRequested = false;
        const more = await takeChanges(course);
        if (isRequested && !more) await pause(betweenChanges, stopped.signal);
        isRequested ||= more;
      } else {
        // Leaves time for rendering and keys between pages.
        await pause(betweenPages, stopped.signal);
        if (!isRequested) await takePage(course);
      }
    }
    wait = again.first;
  };
  const failed = (error: unknown): void => {
    if (stopped.signal.aborted) return;
    const code = error instanceof Problem ? error.code : null;
    if (code === 'session.missing') lapsed();
    else if (code === 'page.outdated') outdated();
    else learn({ online: false, ...(mailbox.current().state === 'first-load' ? { state: 'unreachable' } : {}) });
    later(check, wait * 1000, stopped.signal);
    wait = Math.min(again.last, wait * 2);
  };
  const kept = takeKept(course);
  const check = (): void => {
    isRequested = true;
    asking ??= ask()
      .catch(failed)
      .finally(() => {
        asking = null;
      });
  };

  const contacts = followContacts(store, stopped.signal);
  keepMarksIn(store, stopped.signal);
  const heard = hearing(contacts, followCalendarLate(store, stopped.signal, afterMail), check);
  // While the server is away, the backoff decides, not the browser's channel retries.
  const broke = () => mailbox.current().online && check();
  listen(userId, { event: heard, check, broke }, stopped.signal);
  bringTexts(shelf, spared, stopped.signal);
  followBrowser(check, stopped.signal);
  check();
  return () => stopped.abort();
};

const followBrowser = (check: () => void, signal: AbortSignal): void => {
  const offline = () => learn({ online: hasNetwork() });
  window.addEventListener('online', check, { signal });
  window.addEventListener('offline', offline, { signal });
  // The specification's prefetch: browsers hold back what a hidden tab hears.
  const seen = () => document.visibilityState === 'visible' && check();
  globalThis.document?.addEventListener('visibilitychange', seen, { signal });
};

const hearing =
  (contacts: ReturnType<typeof followContacts>, calendar: (revision: number) => void, check: () => void) =>
  (event: LiveEvent): void => {
    switch (event.kind) {
      case 'contacts':
        return contacts.heard(event.revision);
      case 'calendar':
        return calendar(event.revision);
      case 'credits':
        return heardCredits(event.credits);
      case 'sending':
        return heardSending(event.at);
      case 'troubles':
        return troubles.become(event.troubles);
      case 'sync':
        if (isNewPhase(event.sync)) contacts.again();
        learn({ sync: event.sync });
        return check();
      case 'revision':
        // The mailbox's answer also lists failed commands of every ledger.
        if (ledgers[event.ledger].heard(event.revision)) check();
    }
  };

const isNewPhase = ({ phase }: SyncProgress): boolean => phase !== mailbox.current().sync?.phase;

type Course = {
  shelf: ThreadShelf;
  spared: Followed['spared'];
  listing: Place['listing'];
  stopped: AbortSignal;
};

/** Returns true if more changes wait. */
const takeChanges = async (course: Course): Promise<boolean> => {
  const since = serverRevision();
  const news = await call(getChanges, { since });
  // The mailbox has closed, and another person's may be open.
  if (course.stopped.aborted) return false;
  // A lower revision means that the server has a new mailbox, so drop everything.
  const anew = since === 0 || news.revision < since;
  if (anew) course.listing = news.unlisted === null ? null : { after: 0, upTo: news.unlisted };
  const known = serverThreads();
  const settled = news.threads.length > 0 || (!anew && known.size > 0) || news.sync.lastSyncTime !== null;
  take(
    course,
    { anew, put: news.threads, remove: news.gone, revision: news.revision },
    {
      sync: news.sync,
      failed: news.failed,
      needsReauth: news.needsReauth,
      ...newLabels(course, news.labels),
      ...newBlocked(course, news.blocked),
      state: settled ? 'ready' : 'first-load',
    },
  );
  if (anew) course.shelf.keepTexts(news.threads.filter(isWhole));
  return news.more;
};

const newLabels = ({ shelf }: Course, labels: OwnLabel[] | null): Pick<News, 'labels'> => {
  if (labels === null) return {};
  shelf.keepLabels(labels);
  return { labels };
};

const newBlocked = ({ shelf }: Course, blocked: string[] | null): Pick<News, 'blocked'> => {
  if (blocked === null) return {};
  shelf.keepBlocked(blocked);
  return { blocked: new Set(blocked) };
};

const takePage = async (course: Course): Promise<void> => {
  const { listing } = course;
  if (listing === null) return;
  const { threads, after } = await call(listInbox, listing);
  if (course.stopped.aborted) return;
  course.listing = after === null ? null : { ...listing, after };
  take(course, { anew: false, put: threads, remove: [], revision: serverRevision() }, {});
};

type Update = { anew: boolean; put: readonly Thread[]; remove: readonly ThreadId[]; revision: number };

const take = ({ shelf, listing, spared }: Course, update: Update, news: News): void => {
  learn({ ...news, ...update, online: true, listing: listing !== null });
  const old = outdatedThreads(serverThreads(), spared(), now());
  if (old.length > 0) learn({ remove: old });
  const put = update.put.filter(({ id }) => serverThreads().has(id));
  shelf.keep({
    anew: update.anew,
    put,
    remove: [...update.remove, ...old],
    place: { revision: update.revision, listing },
  });
};

/** Shows the stored mail: the front first, then all of it. */
const takeKept = async (course: Course): Promise<void> => {
  const { shelf, stopped } = course;
  const front = await shelf.front().catch(() => []);
  if (stopped.aborted) return;
  if (front.length > 0) learn({ put: front, state: 'ready', listing: true });
  const labels = await shelf.labels().catch(() => []);
  const blocked = await shelf.blocked().catch(() => []);
  if (labels.length + blocked.length > 0 && !stopped.aborted) learn({ labels, blocked: new Set(blocked) });
  const kept = await shelf.all().catch(() => null);
  if (stopped.aborted || kept === null || kept.threads.length === 0) return;
  course.listing = kept.place.listing;
  learn({ put: kept.threads, revision: kept.place.revision, state: 'ready', listing: kept.place.listing !== null });
};
