// The times on offer, dashed on the free hours, as buttons with large numbers.
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Day } from '#domain/day.ts';
import type { Observed } from '#web/data/observable.ts';
import styles from '#web/screens/calendar/offered/offered.module.css';
import type { OfferedTimes } from '#web/screens/calendar/offered/use-offered.ts';

type Props = { offer: OfferedTimes; lanes: Observed<ReadonlyMap<Day, HTMLElement>> };

export function OfferedSlots({ offer, lanes }: Props) {
  const columns = useSyncExternalStore(lanes.subscribe, lanes.current);
  return offer.times.map((time) => {
    const lane = columns.get(time.day);
    if (lane === undefined) return null;
    return createPortal(
      <button
        type="button"
        className={styles.slot}
        onClick={() => offer.take(time.number)}
        style={{ top: `${(100 * time.minutes) / 1440}%`, height: `${(100 * time.length) / 1440}%` }}
      >
        <span className="sr">{time.name}</span>
        <b aria-hidden="true">{time.number}</b>
        <span aria-hidden="true">{time.clock}</span>
      </button>,
      lane,
      String(time.number),
    );
  });
}
