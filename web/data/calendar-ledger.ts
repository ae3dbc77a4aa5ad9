// The calendar's place among the ledgers of a page. Its rules arrive with the calendar, after the first mail
// (`calendar.ts`). Until then, changes wait here, and the server says what an undo did.
import type { CalendarChange, CalendarDone } from '#domain/change/calendar.ts';
import type { Change } from '#domain/change/change.ts';
import { perDevice } from '#web/device.ts';
import type { DeviceLedger } from './device-ledger.ts';
import { deviceObservable } from './observable.ts';
import { type Overlay, withAnswer, withCommand } from './overlays.ts';

export const eventOverlays = deviceObservable((): readonly Overlay<CalendarChange>[] => []);

type DoneBy = (changes: readonly CalendarChange[]) => CalendarDone[];

export const calendarHere = perDevice((): { doneBy: DoneBy } => ({ doneBy: () => [] }));

export const calendarLedger: DeviceLedger = {
  doneBy: (changes) => calendarHere().doneBy(ofCalendar(changes)),
  show: (id, changes) => {
    const own = ofCalendar(changes);
    if (own.length > 0) eventOverlays.become(withCommand(eventOverlays.current(), id, own));
  },
  answered: (id, revision) => eventOverlays.become(withAnswer(eventOverlays.current(), id, revision)),
  // The calendar follows its own revision.
  heard: () => false,
  forget: () => eventOverlays.become([]),
};

const ofCalendar = (changes: readonly Change[]): CalendarChange[] =>
  changes.flatMap((change) => (change.ledger === 'calendar' ? [change] : []));
