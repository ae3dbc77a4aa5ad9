// Loads the calendar's code with its first news, after the mail.
import type { Store } from './store.ts';

export const followCalendarLate = (store: Store, stopped: AbortSignal): ((revision: number) => void) => {
  let following: Promise<{ heard: (revision: number) => void }> | null = null;
  return (revision) => {
    following ??= import('./calendar.ts').then(({ followCalendar }) => followCalendar(store, stopped));
    // A missing file is fetched again with the next news.
    following.then(
      ({ heard }) => heard(revision),
      () => {
        following = null;
      },
    );
  };
};
