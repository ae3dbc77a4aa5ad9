// Loads the calendar's code once the mail is there, so the first mail waits for none of it.
import { mailbox } from './mailbox-state.ts';
import type { Store } from './store.ts';

type Following = { heard: (revision: number) => void };

/** Shows what the device keeps, also offline. Returns what to do with the server's revisions. */
export const followCalendarLate = (store: Store, stopped: AbortSignal): ((revision: number) => void) => {
  let following: Promise<Following> | null = null;
  const open = (): Promise<Following> => {
    following ??= import('./calendar.ts').then(({ followCalendar }) => followCalendar(store, stopped));
    // A missing file is fetched again with the next news.
    following.catch(() => {
      following = null;
    });
    return following;
  };
  const openAfterMail = (): void => {
    if (mailbox.current().state === 'first-load' || stopped.aborted) return;
    unsubscribe();
    open().catch(() => {});
  };
  const unsubscribe = mailbox.subscribe(openAfterMail);
  stopped.addEventListener('abort', unsubscribe, { once: true });
  return (revision) => {
    open().then(
      ({ heard }) => heard(revision),
      () => {},
    );
  };
};
