// Day, week or agenda. A phone has no week grid.
import { useRef } from 'react';
import type { CalendarWeek } from './use-calendar-week.ts';
import type { Layout } from './use-place.ts';
import styles from './view-switch.module.css';

export function ViewSwitch({ week }: { week: CalendarWeek }) {
  const group = useRef<HTMLDivElement>(null);
  const layouts = week.narrow ? narrowLayouts : allLayouts;
  const now = layoutOn(week);
  return (
    <div ref={group} className={styles.switch} role="radiogroup" aria-label="View">
      {layouts.map(({ layout, name, keys }, at) => (
        // biome-ignore lint/a11y/useSemanticElements: A button takes the look of a segment, an input does not.
        <button
          key={layout}
          type="button"
          role="radio"
          aria-checked={layout === now}
          tabIndex={layout === now ? 0 : -1}
          title={`${name} (${keys})`}
          onClick={() => week.setLayout(layout)}
          onKeyDown={(event) => {
            const by = steps[event.key];
            const next = by === undefined ? undefined : layouts.at((at + by) % layouts.length);
            if (next === undefined) return;
            // The same arrows also move the day.
            event.preventDefault();
            week.setLayout(next.layout);
            group.current?.querySelectorAll('button')[layouts.indexOf(next)]?.focus();
          }}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/** The day takes the place of the week where there is no room for it. */
export const layoutOn = ({ layout, narrow }: Pick<CalendarWeek, 'layout' | 'narrow'>): Layout =>
  narrow && layout === 'week' ? 'day' : layout;

const allLayouts: readonly { layout: Layout; name: string; keys: string }[] = [
  { layout: 'day', name: 'Day', keys: 'D' },
  { layout: 'week', name: 'Week', keys: 'W' },
  { layout: 'agenda', name: 'Agenda', keys: 'A' },
];

const narrowLayouts = allLayouts.filter(({ layout }) => layout !== 'week');

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
