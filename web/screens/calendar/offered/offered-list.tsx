// The times on offer with their reasons, in the panel and above the lists.

import { nameOfDay } from '#web/screens/calendar/event-name.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './offered.module.css';
import type { OfferedTimes } from './use-offered.ts';

export function OfferedList({ offer }: { offer: OfferedTimes }) {
  if (offer.times.length === 0) return null;
  return (
    <section className={styles.list} aria-labelledby="offered">
      <h3 id="offered">{offer.times.length === 1 ? 'A time on offer' : 'Times on offer'}</h3>
      <ol>
        {offer.times.map((time) => (
          <li key={time.number}>
            <button type="button" className={styles.row} onClick={() => offer.take(time.number)}>
              <span className="sr">{time.name}</span>
              <b aria-hidden="true" className={styles.number}>
                {time.number}
              </b>
              <span aria-hidden="true">
                <b>
                  {nameOfDay(time.day)}, {time.clock}
                </b>
                <small>{time.reasons}</small>
              </span>
            </button>
          </li>
        ))}
      </ol>
      <Button kind="ghost" title="None of these (Esc)" onClick={offer.drop}>
        None of these
      </Button>
    </section>
  );
}
