// The time range. A custom one has two days, at first those of the range that showed before.
import { CalendarDays, ChevronDown } from 'lucide-react';
import { type Range, RangeName, rangeNames } from '#domain/admin-range.ts';
import { daysInAddress, usePlaceInArea } from './place-in-area.ts';
import styles from './range-choice.module.css';

type Props = {
  range: Range;
  /** The section's range without one in the address. */
  usual: RangeName;
  onRange: (name: RangeName, from: string | null, to: string | null) => void;
};

export function RangeChoice({ range: { name, from, to }, usual, onRange }: Props) {
  const { since } = usePlaceInArea();
  const choose = (chosen: RangeName): void => {
    if (chosen !== 'custom') return onRange(chosen, null, null);
    const shown = daysInAddress(usual, since);
    onRange(chosen, shown.from, shown.to);
  };
  return (
    <div className={styles.range}>
      <label className={styles.choice}>
        <span className="sr">Time range</span>
        <CalendarDays size={18} strokeWidth={1.75} aria-hidden="true" />
        <select value={name} onChange={({ target }) => choose(RangeName.parse(target.value))}>
          {RangeName.options.map((option) => (
            <option key={option} value={option}>
              {rangeNames[option]}
            </option>
          ))}
        </select>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
      </label>
      {name === 'custom' && (
        <>
          <label className={styles.day}>
            <span className="sr">First day</span>
            <input type="date" value={from ?? ''} onChange={({ target }) => onRange(name, target.value || null, to)} />
          </label>
          <label className={styles.day}>
            <span className="sr">Last day</span>
            <input type="date" value={to ?? ''} onChange={({ target }) => onRange(name, from, target.value || null)} />
          </label>
        </>
      )}
    </div>
  );
}
