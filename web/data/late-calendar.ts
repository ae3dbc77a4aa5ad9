// Loads the calendar's code after the first mail is on the screen, so that mail waits for none of it.
import type { Store } from './store.ts';

type Following = { heard: (revision: number) => void };
type AfterMail = (work: () => Promise<unknown>) => void;

/** Shows what the device keeps, also offline. Returns what to do with the server's revisions. */
export const followCalendarLate = (
  store: Store,
  stopped: AbortSignal,
  afterMail: AfterMail,
): ((revision: number) => void) => {
  let latest: number | null = null;
  let following: Following | null = null;
  let opening: Promise<void> | null = null;
  const load = async (): Promise<void> => {
    const { followCalendar } = await import('./calendar.ts');
    if (stopped.aborted) return;
    following = followCalendar(store, stopped);
    if (latest !== null) following.heard(latest);
  };
  const open = (): Promise<void> => {
    opening ??= load().finally(() => {
      // Fetches a missing file again with the next news.
      opening = null;
    });
    return opening;
  };
  afterMail(open);
  return (revision) => {
    latest = revision;
    if (following) following.heard(revision);
    else afterMail(open);
  };
};
