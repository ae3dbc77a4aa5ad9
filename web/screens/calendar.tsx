// The person's week as a list of days: kept on this device, so it opens at once and offline.
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { type MetaFunction, useNavigate } from 'react-router';
import { titled } from '#web/brand.ts';
import { lookAtCalendar, retryCalendar } from '#web/data/calendar.ts';
import { paths } from '#web/paths.ts';
import { signIn } from '#web/session/sign-in.ts';
import { useScene } from '#web/stage/scene/use-scene.ts';
import { EmptyBlock, FailedBlock, LoadingBlock } from '#web/ui/blocks.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import styles from './calendar/calendar.module.css';
import { calendarScene } from './calendar/calendar-controls.ts';
import { DayList } from './calendar/day-list.tsx';
import { type CalendarWeek, useCalendarWeek } from './calendar/use-calendar-week.ts';
import { WeekStrip } from './calendar/week-strip.tsx';

export const meta: MetaFunction = () => [{ title: titled('Calendar') }];

export default function CalendarScreen() {
  const week = useCalendarWeek();
  const navigate = useNavigate();
  useScene(calendarScene(week, () => void navigate(paths.emailPlayer)));
  useEffect(() => {
    // Only a look ahead of the server's own: the live channel brings what it finds.
    void lookAtCalendar().catch(() => {});
  }, []);
  return (
    <div className={styles.screen}>
      <div className={styles.top}>
        <header className={styles.head}>
          <h1 className="flare">{week.title}</h1>
          <IconButton label="Previous week (←)" onClick={() => week.turn(-1)}>
            <ChevronLeft size={20} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
          <Button onClick={week.goToToday}>Today</Button>
          <IconButton label="Next week (→)" onClick={() => week.turn(1)}>
            <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </header>
        <Trouble week={week} />
        <WeekStrip week={week} />
      </div>
      <Listed week={week} />
    </div>
  );
}

function Trouble({ week }: { week: CalendarWeek }) {
  const { problem } = week.view;
  if (problem === null) return null;
  return (
    <p className={styles.trouble} role="status">
      {troubles[problem] ??
        'Google’s calendar can’t be reached. This is what Flow knew last. It tries again by itself.'}
      {problem === 'provider.scope-missing' && <Button onClick={() => void signIn('reconnect')}>Reconnect</Button>}
    </p>
  );
}

const troubles: Readonly<Record<string, string>> = {
  'provider.scope-missing':
    'Flow may not see your calendar. Reconnect, and tick the calendar on Google’s page. Your mail goes on.',
  'provider.api-off':
    'The Calendar API is off for this Flow. Whoever runs it can switch it on in the Google console. Your mail goes on.',
};

function Listed({ week }: { week: CalendarWeek }) {
  const { view, shown } = week;
  if (view.state === 'unreachable')
    return <FailedBlock onRetry={retryCalendar}>Flow can’t reach your calendar</FailedBlock>;
  if (view.state === 'first-load') return <LoadingBlock>Reading your calendar...</LoadingBlock>;
  const isEmpty = shown.days.every(({ rows }) => rows.length === 0) && shown.strangers.length === 0;
  if (isEmpty && view.problem !== null) return null;
  if (isEmpty) return <EmptyBlock title="Nothing this week">Your meetings appear here as they come.</EmptyBlock>;
  return <DayList week={week} />;
}
