// Refetches calendar events when a tab becomes visible again, as the specification's prefetch does: at most every 15 minutes.
import { calendarCache } from '#domain/calendar-sync.ts';
import { now } from '#web/clock.ts';

type Page = Pick<Document, 'visibilityState' | 'addEventListener'>;

/** `look` asks the provider through the server. The visit itself counts as the first look. */
export const prefetchEvents = (page: Page, look: () => void, stopped: AbortSignal): void => {
  let last = now().getTime();
  const seen = (): void => {
    if (page.visibilityState !== 'visible') return;
    const at = now().getTime();
    if (at - last < calendarCache.minutes * 60_000 && at >= last) return;
    last = at;
    look();
  };
  page.addEventListener('visibilitychange', seen, { signal: stopped });
};
