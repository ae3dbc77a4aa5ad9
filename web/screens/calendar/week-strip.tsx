// Seven days to choose from. A dot says that a day has meetings; its name says how many.

import { weekdayOf } from '#domain/day.ts';
import { nameOfWeekday } from '#language/en/engine/day-names.ts';
import { meetingsWords } from './agenda-words.ts';
import styles from './calendar.module.css';
import type { CalendarWeek } from './use-calendar-week.ts';

export function WeekStrip({ week }: { week: CalendarWeek }) {
  return (
    <nav className={styles.strip} aria-label="Days of this week">
      {week.shown.days.map(({ day, meetings }) => {
        const name = nameOfWeekday(weekdayOf(day)).slice(0, 3);
        return (
          <button
            key={day}
            type="button"
            aria-current={day === week.today ? 'date' : undefined}
            data-chosen={day === week.chosen}
            onClick={() => week.choose(day)}
          >
            <span>{name}</span> <b className="num">{Number(day.slice(8))}</b>
            <i data-busy={meetings > 0}>
              <span>, {meetingsWords(meetings)}</span>
            </i>
          </button>
        );
      })}
    </nav>
  );
}
