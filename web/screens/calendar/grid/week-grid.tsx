// The shown week or day in the grid.
import { useMemo } from 'react';
import type { Occurrence } from '#domain/agenda.ts';
import type { EventKey } from '#domain/event-ref.ts';
import { spanOfDrawn } from '#domain/moved-span.ts';
import { movedTo, wallOf } from '#domain/wall-time.ts';
import { formatsHere } from '#web/formats.ts';
import { useOwn } from '#web/screens/calendar/own/own-events.ts';
import { NothingHere } from '#web/screens/calendar/states/nothing-here.tsx';
import type { CalendarWeek } from '#web/screens/calendar/use-calendar-week.ts';
import { clockChanges, secondAxis } from './clock-change.ts';
import styles from './grid.module.css';
import { Grid } from './grid.tsx';
import { daysFrom, gridEvents, nameOfCell, opensAt } from './grid-events.ts';
import type { GridEvent, GridProps } from './grid-props.ts';

export function WeekGrid({ week }: { week: CalendarWeek }) {
  const { shown, zone, now, held, layout, chosen, monday, cell, picked, focus, pick, open, choose } = week;
  const days = useMemo(() => (layout === 'day' ? daysFrom(chosen, 1) : daysFrom(monday, 7)), [layout, chosen, monday]);
  const events = useMemo(
    () => gridEvents(shown, { zone, formats: formatsHere(), now, held }),
    [shown, zone, now, held],
  );
  const notes = useMemo(() => clockChanges(days, zone), [days, zone]);
  const axis = useMemo(
    () =>
      secondAxis(
        shown.days.filter(({ day }) => days.includes(day)).flatMap(({ rows }) => rows),
        zone,
      ),
    [shown, days, zone],
  );
  const own = useOwn();
  const find = (key: EventKey): Occurrence | undefined =>
    shown.days.flatMap((day) => day.rows).find((one) => one.key === key);
  const move: GridProps['on']['move'] = (key, drawn, how) => {
    const one = find(key);
    const span = one && spanOfDrawn(drawn, zone, one.event.span);
    if (!one || !span) return false;
    // A moved event keeps its length, also over a clock change.
    return own?.move(one, how === 'moved' ? movedTo(one.event.span, span.start) : span) ?? false;
  };
  const draw = (drawn: GridEvent['span']): void => {
    const span = spanOfDrawn(drawn, zone, null);
    if (span) own?.edit({ kind: 'new', span });
  };
  const rows = shown.days.find(({ day }) => day === cell.day)?.rows ?? [];
  const wallNow = wallOf(now, zone);
  return (
    <div className={styles.frame}>
      <Grid
        {...{ days, events, offer: week.offer, notes, axis, cell, chosen, picked, focus }}
        now={wallNow}
        opensAt={opensAt(events, days, wallNow)}
        cellName={nameOfCell(cell, rows, notes.get(cell.day), { zone, formats: formatsHere(), now })}
        on={{ pick, open, choose, move, draw: own?.target ? draw : null }}
      />
      <NothingHere week={week} />
    </div>
  );
}
