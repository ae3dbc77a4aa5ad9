// The days of the week with what happens on each.
import { Lock } from 'lucide-react';
import { useEffect } from 'react';
import { isWholeDay, type Occurrence } from '#domain/agenda.ts';
import { minutesOf, weekdayOf } from '#domain/day.ts';
import { clockTime } from '#domain/formats.ts';
import { clashesOf, nextMeeting } from '#domain/free-time.ts';
import { nameOfWeekday } from '#language/en/engine/day-names.ts';
import { formatsHere } from '#web/formats.ts';
import { isOver, meetingsWords, namesIn } from './agenda-words.ts';
import styles from './calendar.module.css';
import { keptWords } from './event-name.ts';
import type { CalendarWeek } from './use-calendar-week.ts';
import type { WeekDay } from './week.ts';

export function DayList({ week }: { week: CalendarWeek }) {
  useBringToTop(week.chosen);
  const next = nextMeeting(
    week.current.days.flatMap(({ rows }) => rows),
    week.now,
  );
  return (
    <>
      {week.shown.days
        .filter(({ day, rows }) => rows.length > 0 || day === week.today || day === week.chosen)
        .map((day) => (
          <DaySection key={day.day} day={day} next={next} week={week} />
        ))}
      {week.shown.strangers.length > 0 && <Strangers week={week} />}
    </>
  );
}

/** The chosen day stands below the strip, when the screen opens as well. */
const useBringToTop = (day: string): void =>
  useEffect(() => {
    document.getElementById(`day-${day}`)?.scrollIntoView({ block: 'start' });
  }, [day]);

function DaySection({ day, next, week }: { day: WeekDay; next: Occurrence | null; week: CalendarWeek }) {
  const clashing = new Set(clashesOf(day.rows).flat());
  const name = nameOfWeekday(weekdayOf(day.day));
  return (
    <section className={styles.day} id={`day-${day.day}`} aria-labelledby={`name-${day.day}`}>
      <h2 id={`name-${day.day}`} data-today={day.day === week.today}>
        {name} <span className="num">{Number(day.day.slice(8))}</span>
        <small>{meetingsWords(day.meetings)}</small>
      </h2>
      <ul>
        {day.rows.map((one) => (
          <Row
            key={one.key}
            of={one}
            week={week}
            next={one.key === next?.key && one.from.getTime() === next.from.getTime()}
            clashes={clashing.has(one)}
          />
        ))}
      </ul>
    </section>
  );
}

function Strangers({ week }: { week: CalendarWeek }) {
  return (
    <section className={styles.day} aria-labelledby="strangers">
      <h2 id="strangers">
        Not on your calendar yet <small>Invitations from people you don’t know. Flow reads none of them aloud.</small>
      </h2>
      <ul>
        {week.shown.strangers.map((one) => (
          <Row key={`${one.key} ${one.from.getTime()}`} of={one} week={week} next={false} clashes={false} />
        ))}
      </ul>
    </section>
  );
}

type RowProps = { of: Occurrence; week: CalendarWeek; next: boolean; clashes: boolean };

function Row({ of, week, next, clashes }: RowProps) {
  const { event } = of;
  const declined = event.own?.answer === 'declined';
  return (
    <li className={styles.row} data-over={isOver(of, week.now)} data-declined={declined} data-next={next}>
      <Times of={of} week={week} />
      <span className={styles.title}>
        {event.visibility === 'private' && <Lock size={14} strokeWidth={1.75} aria-label="Private" />}
        <b>{event.title || 'No title'}</b>
        <small>{detailsOf(of, { clashes, held: week.held.has(of.key) })}</small>
      </span>
      {next && event.conference && !event.stranger && event.conference.kind !== 'other' && (
        <a className={styles.join} href={event.conference.url} target="_blank" rel="noopener noreferrer">
          Join
        </a>
      )}
    </li>
  );
}

function Times({ of, week }: Pick<RowProps, 'of' | 'week'>) {
  const clock = (at: Date): string => clockTime(minutesOf(at, week.zone), formatsHere());
  if (isWholeDay(of))
    return <time dateTime={of.event.span.start.kind === 'day' ? of.event.span.start.day : ''}>All day</time>;
  return (
    <time dateTime={of.from.toISOString()}>
      {clock(of.from)}
      <span className={styles.until}> – {clock(of.to)}</span>
    </time>
  );
}

/** Who and where, and what needs attention, in words: color alone says nothing. */
const detailsOf = (of: Occurrence, { clashes, held }: { clashes: boolean; held: boolean }): string => {
  const { event } = of;
  const names = namesIn(of);
  const more = Math.max(event.guestCount - 3, 0);
  const people =
    names.length > 3
      ? `${names.slice(0, 2).join(', ')} and ${more > 0 ? more : names.length - 2} more`
      : names.join(', ');
  const answer = answers[event.own?.answer ?? ''];
  return [clashes && 'Clashes', held && keptWords, answer, people, event.place].filter(Boolean).join(' · ');
};

const answers: Readonly<Record<string, string>> = {
  unanswered: 'Not answered',
  declined: 'Declined',
  tentative: 'Maybe',
};
