// Seven days to choose from. A dot says that a day has meetings; its name says how many.

import { weekdayOf } from '#domain/day.ts';
import { nameOfWeekday } from '#language/en/engine/day-names.ts';
import { meetingsWords } from './agenda-words.ts';
import styles from './calendar.module.css';
import type { CalendarWeek } from './use-calendar-week.ts';

export function WeekStrip({ week }: { week: CalendarWeek }) {
  const choose = (day: string): void => {
    week.choose(day);
    document.getElementById(`day-${day}`)?.scrollIntoView({ block: 'start' });
  };
  return (
    <nav className={styles.strip} aria-label="Days of this week">
      {week.shown.days.map(({ day, meetings }) => {
        const name = nameOfWeekday(weekdayOf(day));
        return (
          <button
            key={day}
            type="button"
            aria-label={`${name} ${Number(day.slice(8))}, ${meetingsWords(meetings)}`}
            aria-current={day === week.today ? 'date' : undefined}
            data-chosen={day === week.chosen}
            onClick={() => choose(day)}
          >
            <span>{name.slice(0, 3)}</span>
            <b className="num">{Number(day.slice(8))}</b>
            <i data-busy={meetings > 0} aria-hidden="true" />
          </button>
        );
      })}
    </nav>
  );
}
