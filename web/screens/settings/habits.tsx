// The habits that Flow found in the person's meetings, each with its count and a way to forget it.
import { useEffect, useState } from 'react';
import { clockTime } from '#domain/formats.ts';
import { ruleOf } from '#domain/scheduling/habit-rule.ts';
import type { Habit } from '#domain/scheduling/shapes.ts';
import { habitList, habitWords } from '#language/en/calendar/habit-words.ts';
import { now } from '#web/clock.ts';
import { worldOf } from '#web/conversation/calendar/agenda-world.ts';
import { ownHabits } from '#web/conversation/calendar/own-habits.ts';
import { useCalendar } from '#web/data/calendar.ts';
import { settings } from '#web/data/settings.ts';
import { formatsHere } from '#web/formats.ts';
import { useObserved } from '#web/stage/use-stage-session.ts';
import { Button } from '#web/ui/button.tsx';
import { change } from './change.ts';
import styles from './habits.module.css';

export function Habits() {
  const habits = useHabits();
  if (habits === null) return null;
  return (
    <section className={styles.habits} aria-labelledby="habits-title">
      <h3 id="habits-title">{habitList.title}</h3>
      <small>{habits.length === 0 ? habitList.none : habitList.what}</small>
      {habits.length > 0 && (
        <ul>
          {habits.map((one) => (
            <li key={one.id}>
              <span>{habitWords(one)}</span>
              <Rule habit={one} />
              <Button kind="ghost" onClick={() => forget(one)}>
                {habitList.forget}
                <span className="sr"> {habitWords(one)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The person makes a habit a rule, or leaves it a habit. */
function Rule({ habit }: { habit: Habit }) {
  const workday = useObserved(settings, (current) => current.workday);
  const rule = ruleOf(habit, workday);
  if (rule === null) return null;
  const clock = (minutes: number): string => clockTime(minutes, formatsHere());
  const words = rule.from === workday.from ? habitList.endAt(clock(rule.to)) : habitList.beginAt(clock(rule.from));
  return (
    <Button kind="line" onClick={() => change({ name: 'workday', value: rule })}>
      {words}
    </Button>
  );
}

/** Null until Flow knows. */
const useHabits = (): readonly Habit[] | null => {
  const view = useCalendar();
  const forgotten = useObserved(settings, ({ forgottenHabits }) => forgottenHabits);
  const [habits, become] = useState<readonly Habit[] | null>(null);
  useEffect(() => {
    let gone = false;
    ownHabits(worldOf(view), forgotten).then(
      (found) => gone || become(found),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [view, forgotten]);
  return habits;
};

/** What Flow knows up to now no longer counts. */
const forget = ({ id }: Habit): void => {
  const others = settings.current().forgottenHabits.filter(({ habit }) => habit !== id);
  change({ name: 'forgottenHabits', value: [...others, { habit: id, at: now().getTime() }] });
};
