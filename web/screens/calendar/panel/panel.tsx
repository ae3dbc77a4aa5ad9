// A day beside the grid, or the whole of it on a phone: what is next or picked as a card, then every event as a row of full size.
import { useEffect, useRef } from 'react';
import { isWholeDay, type Occurrence, onDay } from '#domain/agenda.ts';
import { minutesOf, weekdayOf } from '#domain/day.ts';
import { clockTime } from '#domain/formats.ts';
import { clashesOf, nextMeeting } from '#domain/free-time.ts';
import { nameOfWeekday } from '#language/en/engine/day-names.ts';
import { formatsHere } from '#web/formats.ts';
import { meetingsWords } from '#web/screens/calendar/agenda-words.ts';
import { lookOf } from '#web/screens/calendar/event-look.ts';
import { EventMark } from '#web/screens/calendar/event-mark.tsx';
import { keptWords, nameOfEvent } from '#web/screens/calendar/event-name.ts';
import { OfferedList } from '#web/screens/calendar/offered/offered-list.tsx';
import type { CalendarWeek } from '#web/screens/calendar/use-calendar-week.ts';
import { Card } from './card.tsx';
import styles from './panel.module.css';

export function Panel({ week }: { week: CalendarWeek }) {
  const day = week.shown.days.find((one) => one.day === week.chosen);
  if (day === undefined) return null;
  const clashing = new Set(clashesOf(day.rows).flat());
  const next = week.chosen === week.today ? nextMeeting(day.rows, week.now) : null;
  const card = week.pickedOne ?? next;
  const strangers = onDay(week.shown.strangers, week.chosen, week.zone);
  return (
    <section className={styles.panel} aria-labelledby="panel-day">
      <header className={styles.head}>
        <h2 id="panel-day">{nameOfWeekday(weekdayOf(day.day))}</h2>
        <small>{meetingsWords(day.meetings)}</small>
      </header>
      <div className={styles.scroll}>
        <OfferedList offer={week.offer} />
        {card && <Card key={card.key} of={card} week={week} clash={clashWith(card, day.rows)} />}
        <ol className={styles.rows}>
          {day.rows
            .filter((one) => one !== card)
            .map((one) => (
              <Row key={one.key} of={one} week={week} clashes={clashing.has(one)} />
            ))}
        </ol>
        {strangers.length > 0 && <Strangers of={strangers} week={week} />}
      </div>
    </section>
  );
}

/** The other meeting at the same time. */
const clashWith = (one: Occurrence, rows: readonly Occurrence[]): Occurrence | null => {
  const pair = clashesOf(rows).find((both) => both.includes(one));
  return pair?.find((other) => other !== one) ?? null;
};

function Strangers({ of, week }: { of: readonly Occurrence[]; week: CalendarWeek }) {
  return (
    <section className={styles.strangers} aria-labelledby="strangers">
      <h3 id="strangers">Not on your calendar yet</h3>
      <p>Invitations from people you don’t know. Flow reads none of them aloud.</p>
      <ol className={styles.rows}>
        {of.map((one) => (
          <Row key={one.key} of={one} week={week} clashes={false} />
        ))}
      </ol>
    </section>
  );
}

type RowProps = { of: Occurrence; week: CalendarWeek; clashes: boolean };

function Row({ of, week, clashes }: RowProps) {
  const { zone, now } = week;
  const formats = formatsHere();
  const look = lookOf(of, now, { clashes, held: week.held.has(of.key) });
  const button = useRef<HTMLButtonElement>(null);
  const wanted = week.narrow && week.focus?.on === 'event' && week.picked === of.key;
  useEffect(() => {
    if (wanted) button.current?.focus();
  }, [wanted]);
  return (
    <li>
      <button
        ref={button}
        type="button"
        className={styles.row}
        data-fill={look.fill}
        data-over={look.over}
        onClick={() => week.open(of.key)}
      >
        <span className="sr">{nameOfEvent(of, look, { zone, formats })}</span>
        <span className={styles.time} aria-hidden="true">
          {isWholeDay(of) ? 'All day' : clockTime(minutesOf(of.from, zone), formats)}
        </span>
        <b aria-hidden="true">
          <EventMark look={look} />
          {of.event.title || 'No title'}
        </b>
        <span className={styles.detail} aria-hidden="true">
          {look.fill === 'held' ? keptWords : detailOf(of, clashes)}
        </span>
      </button>
    </li>
  );
}

const detailOf = (one: Occurrence, clashes: boolean): string => {
  const answer = one.event.own?.answer;
  if (clashes) return 'Clashes';
  if (answer === 'unanswered') return 'Not answered';
  if (answer === 'declined') return 'Declined';
  if (answer === 'tentative') return 'Maybe';
  if (one.event.visibility === 'private') return 'Private';
  if (isWholeDay(one)) return one.event.place;
  return one.event.place || lengthWords((one.to.getTime() - one.from.getTime()) / 60_000);
};

/** '30 min', '1 h 15'. */
const lengthWords = (minutes: number): string => {
  if (minutes < 60) return `${minutes} min`;
  return minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60}`;
};
