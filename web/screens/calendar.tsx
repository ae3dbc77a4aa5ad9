// The person's days as a grid or a list: kept on this device, so they open at once and offline.
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { useEffect } from 'react';
import { type MetaFunction, useNavigate } from 'react-router';
import type { Occurrence } from '#domain/agenda.ts';
import { titled } from '#web/brand.ts';
import { hidePicked, knowSpokenEvent, showPicked } from '#web/conversation/calendar/spoken-event.ts';
import { lookAtCalendar, retryCalendar } from '#web/data/calendar.ts';
import { paths } from '#web/paths.ts';
import { useScene } from '#web/stage/scene/use-scene.ts';
import { useStageSession } from '#web/stage/use-stage-session.ts';
import { FailedBlock } from '#web/ui/blocks.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import styles from './calendar/calendar.module.css';
import { calendarScene } from './calendar/calendar-controls.ts';
import { DayList } from './calendar/day-list.tsx';
import { WeekGrid } from './calendar/grid/week-grid.tsx';
import { OfferedList } from './calendar/offered/offered-list.tsx';
import { Editor } from './calendar/own/editor.tsx';
import { newSpanAt, OwnEventsContext, useOwn, useOwnEvents } from './calendar/own/own-events.ts';
import { Panel } from './calendar/panel/panel.tsx';
import { CalendarStatus } from './calendar/states/calendar-status.tsx';
import { NothingHere } from './calendar/states/nothing-here.tsx';
import { NothingYet } from './calendar/states/nothing-yet.tsx';
import { type CalendarWeek, useCalendarWeek } from './calendar/use-calendar-week.ts';
import { layoutOn, ViewSwitch } from './calendar/view-switch.tsx';
import { WeekStrip } from './calendar/week-strip.tsx';

export const meta: MetaFunction = () => [{ title: titled('Calendar') }];

export default function CalendarScreen() {
  const week = useCalendarWeek();
  const navigate = useNavigate();
  const own = useOwnEvents(week.view.calendars);
  useScene(calendarScene(week, own, () => void navigate(paths.emailPlayer)));
  usePicked(week.pickedOne);
  useEffect(() => {
    // Only a look ahead of the server's own: the live channel brings what it finds.
    void lookAtCalendar().catch(() => {});
  }, []);
  return (
    <OwnEventsContext value={own}>
      <div
        className={classNames(styles.screen, week.view.state !== 'ready' && styles.alone, week.narrow && styles.narrow)}
      >
        <div className={styles.main}>
          <div className={styles.top}>
            <Head week={week} />
            <CalendarStatus week={week} />
            {week.narrow && <WeekStrip week={week} />}
          </div>
          <Body week={week} />
        </div>
        {!week.narrow && week.view.state === 'ready' && <Panel week={week} />}
        <p className="sr" role="status">
          {week.view.state === 'ready' && week.announced}
        </p>
        <Editor zone={week.zone} />
      </div>
    </OwnEventsContext>
  );
}

/** Words such as 'it' mean the picked event while the calendar is in front. */
const usePicked = (picked: Occurrence | null): void => {
  const session = useStageSession();
  useEffect(() => knowSpokenEvent(session), [session]);
  useEffect(() => showPicked(picked), [picked]);
  useEffect(() => hidePicked, []);
};

function Head({ week }: { week: CalendarWeek }) {
  const own = useOwn();
  const unit = layoutOn(week) === 'day' && !week.narrow ? 'day' : 'week';
  return (
    <header className={styles.head}>
      <h1 className="flare">{week.title}</h1>
      <div className={styles.turns}>
        <IconButton label={`Previous ${unit} (PageUp)`} onClick={() => week.turn(-1)}>
          <ChevronLeft size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
        <Button kind="ghost" title="Today (T)" onClick={week.goToToday}>
          Today
        </Button>
        <IconButton label={`Next ${unit} (PageDown)`} onClick={() => week.turn(1)}>
          <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      {own?.target && (
        <IconButton label="New event (C)" onClick={() => own.edit({ kind: 'new', span: newSpanAt(week) })}>
          <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
      <ViewSwitch week={week} />
    </header>
  );
}

function Body({ week }: { week: CalendarWeek }) {
  const layout = layoutOn(week);
  if (week.view.state === 'unreachable')
    return <FailedBlock onRetry={retryCalendar}>Flow can’t reach your calendar</FailedBlock>;
  if (week.view.state === 'first-load') return <NothingYet />;
  if (layout === 'agenda')
    return (
      <div className={styles.list}>
        <NothingHere week={week} />
        {week.narrow && <OfferedList offer={week.offer} />}
        <DayList week={week} />
      </div>
    );
  if (!week.narrow) return <WeekGrid week={week} />;
  return (
    <div className={styles.list}>
      <NothingHere week={week} />
      <Panel week={week} />
    </div>
  );
}
