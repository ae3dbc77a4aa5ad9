// How many of the people who signed up came back on day 1, 7 and 30.
import { scaleLinear, scalePoint } from '@visx/scale';
import { AreaClosed, LinePath } from '@visx/shape';
import { businessFigures } from '#domain/business-figures.ts';
import { type Figure, isFew } from '#domain/figure.ts';
import styles from '#web/screens/admin/figures/chart.module.css';
import { Charted } from '#web/screens/admin/figures/charted.tsx';
import { partsWords, valueWords } from '#web/screens/admin/figures/figure-words.ts';
import { Nothing } from '#web/screens/admin/figures/group.tsx';

type Props = { retention1: Figure; retention7: Figure; retention30: Figure };
const names = ['retention1', 'retention7', 'retention30'] as const;

const size = { width: 480, height: 180, left: 10, right: 44, top: 14, bottom: 24 } as const;

export function RetentionChart(figures: Props) {
  const rows = names.map((name) => ({ name, words: businessFigures[name], figure: figures[name] }));
  const known = rows.filter(({ figure }) => figure.value !== null);
  if (known.length === 0)
    return <Nothing>{figures.retention1.why ?? 'Nobody’s day 1 lies in this range yet.'}</Nothing>;
  const label = `Retention: ${rows.map(({ words, figure }) => `${words.name} ${valueWords(figure.value, 'percent')}${isFew(figure) ? ' of few' : ''}`).join(', ')}`;
  return (
    <Charted
      label={label}
      head={['Day', 'Came back', 'Of']}
      rows={rows.map(({ words, figure }) => [
        words.name,
        valueWords(figure.value, 'percent'),
        partsWords(figure, words) ?? figure.why ?? '',
      ])}
    >
      <Curve
        points={[
          { at: 'Sign-up', share: 1 },
          ...known.map(({ words, figure }) => ({ at: words.name, share: figure.value ?? 0, few: isFew(figure) })),
        ]}
      />
    </Charted>
  );
}

type Point = { at: string; share: number; few?: boolean };

function Curve({ points }: { points: readonly Point[] }) {
  const x = scalePoint({
    domain: ['Sign-up', ...names.map((name) => businessFigures[name].name)],
    range: [size.left, size.width - size.right],
  });
  const y = scaleLinear({ domain: [0, 1], range: [size.height - size.bottom, size.top] });
  const place = { x: ({ at }: Point) => x(at) ?? 0, y: ({ share }: Point) => y(share) };
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} className={styles.chart} aria-hidden="true">
      <AreaClosed data={[...points]} {...place} yScale={y} className={styles.area} />
      <LinePath data={[...points]} {...place} className={styles.line} />
      {points.slice(1).map((point) => (
        <g key={point.at}>
          <circle cx={place.x(point)} cy={place.y(point)} r={4} className={styles.dot} />
          <text x={place.x(point) + 8} y={place.y(point) - 8} className={point.few ? undefined : styles.strong}>
            {valueWords(point.share, 'percent')}
            {point.few && ' few'}
          </text>
          <text x={place.x(point)} y={size.height - 6} textAnchor="middle">
            {point.at}
          </text>
        </g>
      ))}
    </svg>
  );
}
