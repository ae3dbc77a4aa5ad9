// What 'tomorrow morning' and 'this evening' mean, for snoozes, reminders and mail that leaves later.
import { dayTimes, type PartTime } from '#domain/day-times.ts';
import { settings } from '#web/data/settings.ts';
import { formatsHere } from '#web/formats.ts';
import { useObserved } from '#web/stage/use-stage-session.ts';
import { change } from './change.ts';
import { Choice } from './choice.tsx';
import styles from './settings.module.css';
import { halfHours } from './times.ts';

export function DayTimes() {
  return (
    <div>
      <div className={styles.three} role="group" aria-label="Parts of the day">
        {parts.map((one) => (
          <Part key={one.part} {...one} />
        ))}
      </div>
      <small className={styles.more}>
        “Snooze it till tomorrow morning”, “remind me this evening”: these are the times.
      </small>
    </div>
  );
}

const parts = [
  { part: 'morning', name: 'Morning' },
  { part: 'afternoon', name: 'Afternoon' },
  { part: 'evening', name: 'Evening' },
] as const;

function Part({ part, name }: { part: PartTime; name: string }) {
  const at = useObserved(settings, (all) => all[part]);
  return (
    <Choice
      name={name}
      value={String(at)}
      options={halfHours(formatsHere(), { ...dayTimes[part], also: at })}
      onChoose={(minutes) => change({ name: part, value: Number(minutes) })}
    />
  );
}
