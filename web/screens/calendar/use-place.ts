// Where the person is on the calendar: the layout, the day, the half hour and the event they look at.
import { useState } from 'react';
import { isWholeDay, type Occurrence } from '#domain/agenda.ts';
import { type Day, dayOf, minutesOf } from '#domain/day.ts';
import type { EventKey } from '#domain/event-ref.ts';
import type { GridCell, GridFocus } from './grid/grid-props.ts';

export type Layout = 'day' | 'week' | 'agenda';

export type Place = {
  layout: Layout;
  cell: GridCell;
  picked: EventKey | null;
  /** The picked event shows all its details. */
  opened: boolean;
  focus: GridFocus | null;
};

export type Moves = {
  setLayout: (layout: Layout) => void;
  choose: (day: Day) => void;
  moveTo: (cell: GridCell) => void;
  /** `focus`: the keyboard goes to it. */
  pick: (one: Occurrence | null, focus?: boolean) => void;
  open: (key: EventKey) => void;
  close: () => void;
};

export const usePlace = (now: Date, zone: string): Place & Moves => {
  const [place, become] = useState<Place>(() => ({
    layout: 'week',
    cell: { day: dayOf(now, zone), minutes: nextHalfHour(minutesOf(now, zone)) },
    picked: null,
    opened: false,
    focus: null,
  }));
  const change = (more: Partial<Place>): void => become((before) => ({ ...before, ...more }));
  const to = (day: Day): GridCell => ({ ...place.cell, day });
  return {
    ...place,
    setLayout: (layout) => change({ layout, focus: null }),
    choose: (day) => change({ cell: to(day), picked: null, opened: false, focus: null }),
    moveTo: (cell) => change({ cell, picked: null, opened: false, focus: { on: 'cell' } }),
    pick: (one, focus = false) => {
      if (one === null) return change({ picked: null, opened: false });
      // A whole day has no hour.
      const minutes = isWholeDay(one) ? place.cell.minutes : halfHour(minutesOf(one.from, zone));
      const cell = { day: dayOf(one.from, zone), minutes };
      change({ picked: one.key, cell, focus: focus ? { on: 'event' } : null });
    },
    open: (picked) => change({ picked, opened: true, focus: null }),
    close: () => change({ opened: false, focus: place.picked === null ? null : { on: 'event' } }),
  };
};

const halfHour = (minutes: number): number => Math.floor(minutes / 30) * 30;

const nextHalfHour = (minutes: number): number => Math.min(Math.ceil(minutes / 30) * 30, 1410);
