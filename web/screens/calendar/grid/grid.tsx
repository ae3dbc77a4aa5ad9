// Days as columns of hours. FullCalendar lays the events out. Everything people read, press or hear is ours.
import FullCalendar, { type CalendarOptions, type CalendarRef } from '@fullcalendar/react';
import interaction from '@fullcalendar/react/interaction';
import timeGrid from '@fullcalendar/react/timegrid';
import '@fullcalendar/react/skeleton.css';
import {
  type ReactElement,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import type { Day } from '#domain/day.ts';
import { saidClock } from '#domain/formats.ts';
import { nameOfWeekday } from '#language/en/engine/day-names.ts';
import { type Observable, observable } from '#web/data/observable.ts';
import { formatsHere } from '#web/formats.ts';
import { EventFace, FacesContext } from './event-face.tsx';
import styles from './grid.module.css';
import type { GridEvent, GridProps } from './grid-props.ts';
import { OfferedSlots } from './offered-slots.tsx';

export function Grid(props: GridProps) {
  const { days, events, picked, on, opensAt } = props;
  const calendar = useRef<CalendarRef>(null);
  const root = useRef<HTMLDivElement>(null);
  const faces = useMemo(
    () => ({ events: new Map(events.map((event) => [event.key, event])), picked, on }),
    [events, picked, on],
  );
  const inputs = useMemo(() => events.map(inputOf), [events]);
  const view = days.length === 1 ? 'timeGridDay' : 'timeGridWeek';
  // Before the paint, so that nobody sees the new events under the old dates.
  useLayoutEffect(() => {
    const api = calendar.current?.getApi();
    if (api && (api.view.type !== view || dayIn(api.view.activeStart) !== days[0])) api.changeView(view, days[0]);
  }, [view, days]);
  useFocus(root, props);
  const { lanes, reports } = useLanes();
  const dayHeaderDidMount = useHeaderClick(on.choose);
  const { held, drags, follow } = useHeld();
  const hours = (
    <FullCalendar
      {...looks}
      {...reports}
      {...drags}
      ref={calendar}
      plugins={plugins}
      initialView={view}
      initialDate={days[0]}
      now={props.now}
      firstDay={firstDayOf(days[0])}
      events={inputs}
      scrollTime={{ minutes: opensAt }}
      slotMinHeight={useHourHeight()}
      slotHeaderContent={useSlotHeader(props)}
      dayHeaderContent={useDayHeader(props)}
      dayHeaderDidMount={dayHeaderDidMount}
      {...useDragging(props)}
      moreLinkClick={({ date }) => {
        on.choose(dayIn(date));
        return 'none';
      }}
    />
  );
  useLayoutEffect(() => follow(hours));
  return (
    <div ref={root} className={styles.grid}>
      {props.axis && <p className={styles.axisName}>{props.axis.name}</p>}
      <FacesContext value={faces}>{held ?? hours}</FacesContext>
      <OfferedSlots offer={props.offer} lanes={lanes} />
      <Cell cell={props.cell} cellName={props.cellName} lanes={lanes} />
    </div>
  );
}

const plugins = [timeGrid, interaction];

/** Wall times go in as if the zone were UTC: the library then needs to know nothing of zones. */
const inputOf = ({ key, span, movable }: GridEvent) => ({
  id: key,
  start: span.start,
  end: span.end,
  allDay: span.kind === 'day',
  editable: movable,
});

/** The library forgets a drag when any of its options changes, so the hours stay as they are until the drop. */
const useHeld = () => {
  const [held, hold] = useState<ReactElement | null>(null);
  const latest = useRef<ReactElement>(null);
  const start = (): void => hold(latest.current);
  const stop = (): void => hold(null);
  const follow = (hours: ReactElement): void => {
    latest.current = hours;
  };
  const drags = { eventDragStart: start, eventResizeStart: start, eventDragStop: stop, eventResizeStop: stop };
  return { held, drags, follow };
};

/** The library's dates are UTC. */
const dayIn = (date: Date): Day => date.toISOString().slice(0, 10);

const firstDayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();

const looks: CalendarOptions = {
  timeZone: 'UTC',
  height: '100%',
  headerToolbar: false,
  nowIndicator: true,
  // A new minute or week keeps the hours that the person scrolled to.
  scrollTimeReset: false,
  allDayText: 'All day',
  slotDuration: '01:00:00',
  snapDuration: '00:15:00',
  eventInteractive: false,
  eventMinHeight: 20,
  eventShortHeight: 38,
  slotEventOverlap: false,
  eventMaxStack: 3,
  dayMaxEventRows: 4,
  defaultTimedEventDuration: '00:30:00',
  forceEventDuration: true,
  eventContent: ({ event, isShort, isStart }) => <EventFace id={event.id} isShort={isShort} isStart={isStart} />,
  moreLinkContent: ({ num }) => `+${num}`,
  viewDidMount: ({ el }) => el.setAttribute('role', 'grid'),
  moreLinkDidMount: ({ el }) => {
    // It shows the day in the panel and opens no dialog.
    el.removeAttribute('aria-haspopup');
    el.removeAttribute('aria-expanded');
  },
  tableHeaderClass: styles.head,
  dayHeaderClass: ({ isToday }) => (isToday ? `${styles.dayHead} ${styles.today}` : styles.dayHead),
  dayHeaderAlign: 'start',
  dayHeaderInnerClass: styles.dayLink,
  dayCellClass: ({ dow, isToday }) => laneClass(dow, isToday),
  dayLaneClass: ({ dow, isToday }) => laneClass(dow, isToday),
  dayLaneInnerClass: styles.laneInner,
  slotLaneClass: styles.slot,
  slotHeaderClass: styles.hour,
  slotHeaderInnerClass: styles.hourText,
  allDayHeaderClass: styles.allDay,
  allDayHeaderInnerClass: styles.allDayText,
  allDayDividerClass: styles.divider,
  columnEventClass: styles.columnEvent,
  columnEventInnerClass: styles.eventInner,
  rowEventClass: styles.rowEvent,
  rowEventInnerClass: styles.eventInner,
  columnMoreLinkClass: styles.columnMore,
  rowMoreLinkClass: styles.rowMore,
  nowIndicatorLineClass: styles.now,
  nowIndicatorDotClass: styles.nowDot,
};

function laneClass(weekday: number, isToday: boolean): string {
  if (isToday) return `${styles.lane} ${styles.laneToday}`;
  return weekday === 0 || weekday === 6 ? `${styles.lane} ${styles.weekend}` : `${styles.lane}`;
}

const dayMs = 24 * 60 * 60_000;
const halfHourMs = 30 * 60_000;

type Dragged = { event: { id: string; start: Date | null; end: Date | null; allDay: boolean }; revert: () => void };

/** Moves, resizes and draws by mouse. By touch it takes a long press, because a swipe scrolls. */
const useDragging = ({ events, on }: GridProps): CalendarOptions => {
  const drop =
    (how: 'moved' | 'resized') =>
    ({ event, revert }: Dragged): void => {
      const of = events.find(({ key }) => key === event.id);
      const { start } = event;
      if (of === undefined || start === null) return revert();
      const end = event.end ?? new Date(start.getTime() + (event.allDay ? dayMs : halfHourMs));
      if (!on.move(of.key, drawn(start, end, event.allDay), how)) revert();
    };
  return {
    eventDrop: drop('moved'),
    eventResize: drop('resized'),
    selectable: on.draw !== null,
    selectMirror: true,
    selectMinDistance: 5,
    longPressDelay: 400,
    select: ({ start, end, allDay, view }) => {
      view.calendar.unselect();
      on.draw?.(drawn(start, end, allDay));
    },
  };
};

const drawn = (start: Date, end: Date, allDay: boolean): GridEvent['span'] =>
  allDay
    ? { kind: 'day', start: dayIn(start), end: dayIn(end) }
    : { kind: 'at', start: start.toISOString().slice(0, 16), end: end.toISOString().slice(0, 16) };

/** 51 pixels at the usual size of text. */
const useHourHeight = (): number => {
  const [size] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);
  return Math.round((51 / 16) * size);
};

const useSlotHeader = ({ axis }: GridProps): NonNullable<CalendarOptions['slotHeaderContent']> =>
  useMemo(
    () =>
      ({ date }) => {
        const minutes = date.getUTCHours() * 60 + date.getUTCMinutes();
        const formats = formatsHere();
        return (
          <>
            {axis && <i>{saidClock((minutes + axis.ahead + 2880) % 1440, formats)}</i>}
            {minutes > 0 && saidClock(minutes, formats)}
          </>
        );
      },
    [axis],
  );

const useDayHeader = ({ notes, chosen }: GridProps): NonNullable<CalendarOptions['dayHeaderContent']> =>
  useMemo(
    () =>
      ({ date }) => {
        const note = notes.get(dayIn(date));
        return (
          <span className={styles.dayName} data-chosen={dayIn(date) === chosen}>
            {nameOfWeekday(date.getUTCDay()).slice(0, 3)} <b>{date.getUTCDate()}</b>
            {note !== undefined && <small>{note}</small>}
          </span>
        );
      },
    [notes, chosen],
  );

/** For the mouse alone. The keyboard moves from day to day by the arrows. */
const useHeaderClick = (choose: (day: Day) => void): NonNullable<CalendarOptions['dayHeaderDidMount']> => {
  const latest = useRef(choose);
  useEffect(() => {
    latest.current = choose;
  }, [choose]);
  return useCallback(({ date, el }) => el.addEventListener('click', () => latest.current(dayIn(date))), []);
};

type CellProps = Pick<GridProps, 'cell' | 'cellName'> & { lanes: Lanes };

/** The half hour that the arrows move. It stands in its day's column and has the name of its time. */
function Cell({ cell, cellName, lanes }: CellProps) {
  const lane = useSyncExternalStore(lanes.subscribe, () => lanes.current().get(cell.day));
  if (lane === undefined) return null;
  return createPortal(
    // biome-ignore lint/a11y/noNoninteractiveTabindex: The arrows move this place, and screen readers read it.
    <div
      className={styles.cell}
      role="note"
      tabIndex={0}
      data-cell={cell.day}
      aria-label={cellName}
      style={{ top: `${(100 * cell.minutes) / 1440}%`, height: `${100 / 48}%` }}
    />,
    lane,
  );
}

type Lanes = Observable<ReadonlyMap<Day, HTMLElement>>;

/** The columns of the shown days, as the library makes them. */
const useLanes = () => {
  const [lanes] = useState((): Lanes => observable<ReadonlyMap<Day, HTMLElement>>(new Map()));
  const [reports] = useState(
    (): Pick<CalendarOptions, 'dayLaneDidMount' | 'dayLaneWillUnmount'> => ({
      dayLaneDidMount: ({ date, el }) => {
        el.setAttribute('role', 'gridcell');
        lanes.become(new Map(lanes.current()).set(dayIn(date), el));
      },
      dayLaneWillUnmount: ({ date }) => {
        const left = new Map(lanes.current());
        left.delete(dayIn(date));
        lanes.become(left);
      },
    }),
  );
  return { lanes, reports };
};

const useFocus = (root: { current: HTMLDivElement | null }, { focus, cell, picked }: GridProps): void => {
  useEffect(() => {
    if (focus === null) return;
    const wanted = focus.on === 'cell' ? `[data-cell="${cell.day}"]` : `[data-event="${CSS.escape(picked ?? '')}"]`;
    const found = root.current?.querySelector<HTMLElement>(wanted);
    found?.focus({ preventScroll: true });
    found?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [focus, root, cell, picked]);
};
