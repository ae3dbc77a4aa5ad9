// The events on the calendar that keep a time for somebody who has not answered.
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { EventKey } from '#domain/event-ref.ts';
import { keysOf, standingHolds } from '#web/conversation/calendar/holding/standing-holds.ts';
import type { CalendarView } from '#web/data/calendar.ts';
import { refreshTimeHolds, timeHolds } from '#web/data/time-holds.ts';

export const useHeld = (view: CalendarView): ReadonlySet<EventKey> => {
  const holds = useSyncExternalStore(timeHolds.subscribe, timeHolds.current);
  useEffect(() => void refreshTimeHolds(), []);
  return useMemo(() => (holds.length === 0 ? none : new Set(keysOf(standingHolds({ view })))), [view, holds]);
};

const none: ReadonlySet<EventKey> = new Set();
