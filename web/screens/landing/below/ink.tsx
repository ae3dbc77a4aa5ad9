// A part of the line as SVG, so it stands in a page without script.
import { fallTo, noise, riseFrom } from '#web/ui/line/energy.ts';
import { handwritings, scaled } from '#web/ui/line/handwriting.ts';
import { SvgInk } from '#web/ui/line/svg-ink.tsx';
import { svgPath, trace } from '#web/ui/line/trace.ts';
import styles from './sections.module.css';

/** `turns`: Flow speaks, the person answers, and one long stroke ends it. */
export const Ink = ({ kind }: { kind: 'flow' | 'turns' }) => (
  <svg
    className={styles.ink}
    viewBox={`0 0 ${width} ${height}`}
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
  >
    {strokes[kind].map((stroke) => (
      <g key={stroke.from} className={styles[stroke.who]}>
        <SvgInk path={pathOf(stroke)} hand={handOf(stroke)} />
      </g>
    ))}
  </svg>
);

const width = 1440;
const height = 170;

type InkStroke = { who: 'flow' | 'you'; from: number; to: number; scale: number; seed: number };

const strokes: Record<'flow' | 'turns', readonly InkStroke[]> = {
  flow: [{ who: 'flow', from: -10, to: width + 10, scale: 1.5, seed: 3 }],
  turns: [
    { who: 'flow', from: -10, to: 496, scale: 1.2, seed: 5 },
    { who: 'you', from: 500, to: 950, scale: 1.2, seed: 8 },
    { who: 'flow', from: 954, to: width + 10, scale: 2.4, seed: 2 },
  ],
};

const handOf = ({ who, scale }: InkStroke) => scaled(handwritings[who], scale);

const pathOf = (stroke: InkStroke): string => {
  const { from, to, seed } = stroke;
  const energy = (loop: number, x: number): number =>
    (0.2 + 0.8 * noise(loop * 0.9 + seed, seed) ** 1.3) * riseFrom(x, from, 30) * fallTo(x, to, 40);
  return svgPath(trace(handOf(stroke), { from, to, base: height - 14, height: height * 0.72, energy, step: 1.6 }));
};
