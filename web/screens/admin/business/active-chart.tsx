// Who was active on each day as bars, and in the 30 days up to it as a line.
import { scaleBand, scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import type { ActiveDay } from '#domain/business-figures.ts';
import { numberHere } from '#web/formats.ts';
import styles from '#web/screens/admin/figures/chart.module.css';
import { Charted } from '#web/screens/admin/figures/charted.tsx';
import { dayWords } from '#web/screens/admin/figures/day-words.ts';

const size = { width: 760, height: 250, left: 40, right: 12, top: 26, bottom: 24 } as const;

export function ActiveChart({ days }: { days: readonly ActiveDay[] }) {
  const shown = days.length > mostBars ? thinned(days) : days;
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const label = `Monthly active people went from ${numberHere(first.monthly)} to ${numberHere(last.monthly)}, daily active ones from ${numberHere(first.daily)} to ${numberHere(last.daily)}`;
  return (
    <Charted
      label={label}
      head={['Day', 'Daily active', 'Monthly active']}
      rows={days.map(({ day, daily, monthly }) => [dayWords(day), numberHere(daily), numberHere(monthly)])}
    >
      <Bars days={shown} last={last} />
    </Charted>
  );
}

/** More would be thinner than a line. */
const mostBars = 120;

/** Every so many days, the last one among them. */
const thinned = (days: readonly ActiveDay[]): ActiveDay[] => {
  const step = Math.ceil(days.length / mostBars);
  return days.filter((_, nth) => (days.length - 1 - nth) % step === 0);
};

function Bars({ days, last }: { days: readonly ActiveDay[]; last: ActiveDay }) {
  const x = scaleBand({
    domain: days.map(({ day }) => day),
    range: [size.left, size.width - size.right],
    padding: 0.45,
  });
  const most = Math.max(1, ...days.map(({ monthly, daily }) => Math.max(monthly, daily)));
  const y = scaleLinear({ domain: [0, most], range: [size.height - size.bottom, size.top], nice: 4 });
  const middle = (day: string): number => (x(day) ?? 0) + x.bandwidth() / 2;
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} className={styles.chart} aria-hidden="true">
      {y
        .ticks(4)
        .filter(Number.isInteger)
        .map((tick) => (
          <g key={tick}>
            <line x1={size.left} x2={size.width - size.right} y1={y(tick)} y2={y(tick)} className={styles.grid} />
            <text x={size.left - 8} y={y(tick) + 4} textAnchor="end">
              {numberHere(tick)}
            </text>
          </g>
        ))}
      {days.map(({ day, daily }) => (
        <rect
          key={day}
          x={x(day)}
          y={y(daily)}
          width={x.bandwidth()}
          height={y(0) - y(daily)}
          rx={2}
          className={styles.bar}
        />
      ))}
      <LinePath data={[...days]} x={({ day }) => middle(day)} y={({ monthly }) => y(monthly)} className={styles.line} />
      <circle cx={middle(last.day)} cy={y(last.monthly)} r={4.5} className={styles.dot} />
      <text x={size.width - size.right} y={y(last.monthly) - 10} textAnchor="end" className={styles.strong}>
        MAU {numberHere(last.monthly)}
      </text>
      {y(last.daily) - y(last.monthly) > 26 && (
        <text x={size.width - size.right} y={y(last.daily) - 8} textAnchor="end" className={styles.plain}>
          DAU {numberHere(last.daily)}
        </text>
      )}
      {ticksOf(days).map((day, nth, all) => (
        <text
          key={day}
          x={middle(day)}
          y={size.height - 6}
          textAnchor={nth === 0 ? 'start' : nth === all.length - 1 ? 'end' : 'middle'}
        >
          {dayWords(day)}
        </text>
      ))}
    </svg>
  );
}

const ticksOf = (days: readonly ActiveDay[]): string[] => {
  const wanted = Math.min(5, days.length);
  const at = Array.from(
    { length: wanted },
    (_, nth) => days[Math.round((nth * (days.length - 1)) / Math.max(1, wanted - 1))],
  );
  return [...new Set(at.flatMap((one) => one?.day ?? []))];
};
