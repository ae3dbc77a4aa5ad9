// What the grid shows and reports. No other file knows which library draws it.
import type { Day } from '#domain/day.ts';
import type { EventKey } from '#domain/event-ref.ts';
import type { WallTime } from '#domain/wall-time.ts';
import type { EventLook } from '#web/screens/calendar/event-look.ts';
import type { OfferedTimes } from '#web/screens/calendar/offered/use-offered.ts';

export type GridEvent = {
  key: EventKey;
  /** By the reader's clock. `end` is exclusive. */
  span: { kind: 'day'; start: Day; end: Day } | { kind: 'at'; start: WallTime; end: WallTime };
  title: string;
  detail: string;
  /** The whole event in words, for screen readers. */
  name: string;
  look: EventLook;
  /** The mouse can move it. */
  movable: boolean;
};

/** A half hour of a day. */
export type GridCell = { day: Day; minutes: number };

/** A second axis: another zone's clock. `ahead`: minutes ahead of the reader's. */
export type SecondAxis = { name: string; ahead: number };

/** `on`: the element that gets the focus. A new object asks again. */
export type GridFocus = { on: 'cell' | 'event' };

export type GridProps = {
  days: readonly [Day, ...Day[]];
  events: readonly GridEvent[];
  /** Drawn dashed, with their numbers. */
  offer: OfferedTimes;
  now: WallTime;
  /** Notes on days whose clocks change. */
  notes: ReadonlyMap<Day, string>;
  axis: SecondAxis | null;
  /** Minutes after midnight at the top when a week opens. */
  opensAt: number;
  cell: GridCell;
  cellName: string;
  chosen: Day;
  picked: EventKey | null;
  focus: GridFocus | null;
  on: {
    pick: (key: EventKey) => void;
    open: (key: EventKey) => void;
    choose: (day: Day) => void;
    /** False: the event goes back to where it was. */
    move: (key: EventKey, span: GridEvent['span'], how: 'moved' | 'resized') => boolean;
    /** Null where no calendar takes new events. */
    draw: ((span: GridEvent['span']) => void) | null;
  };
};
