// The shown week or day in the grid.
import { useMemo } from 'react';
import { wallOf } from '#domain/wall-time.ts';
import { formatsHere } from '#web/formats.ts';
import { NothingHere } from '#web/screens/calendar/states/nothing-here.tsx';
import type { CalendarWeek } from '#web/screens/calendar/use-calendar-week.ts';
import { clockChanges, secondAxis } from './clock-change.ts';
import styles from './grid.module.css';
import { Grid } from './grid.tsx';
import { daysFrom, gridEvents, nameOfCell, opensAt } from './grid-events.ts';

export function WeekGrid({ week }: { week: CalendarWeek }) {
  const { shown, zone, now, layout, chosen, monday, cell, picked, focus, pick, open, choose } = week;
  const days = useMemo(() => (layout === 'day' ? daysFrom(chosen, 1) : daysFrom(monday, 7)), [layout, chosen, monday]);
  const events = useMemo(() => gridEvents(shown, { zone, formats: formatsHere(), now }), [shown, zone, now]);
  const notes = useMemo(() => clockChanges(days, zone), [days, zone]);
  const axis = useMemo(
    () =>
      secondAxis(
        shown.days.filter(({ day }) => days.includes(day)).flatMap(({ rows }) => rows),
        zone,
      ),
    [shown, days, zone],
  );
  const rows = shown.days.find(({ day }) => day === cell.day)?.rows ?? [];
  const wallNow = wallOf(now, zone);
  return (
    <div className={styles.frame}>
      <Grid
        {...{ days, events, notes, axis, cell, chosen, picked, focus }}
        now={wallNow}
        opensAt={opensAt(events, days, wallNow)}
        cellName={nameOfCell(cell, rows, notes.get(cell.day), { zone, formats: formatsHere(), now })}
        on={{ pick, open, choose }}
      />
      <NothingHere week={week} />
    </div>
  );
}
