// Steps along one line, which the pen draws: a loop at each step, quiet between them.
import { handwritings, scaled } from '#web/ui/line/handwriting.ts';
import { SvgInk } from '#web/ui/line/svg-ink.tsx';
import { svgPath, trace } from '#web/ui/line/trace.ts';
import styles from './parts.module.css';
import { Words } from './words.tsx';

type Props = { steps: readonly { name: string; text: string }[]; heading: string };

export const Steps = ({ steps, heading }: Props) => (
  <section className={styles.part}>
    <h2 className="flare">{heading}</h2>
    <svg className={styles.way} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <SvgInk path={wayOf(steps.length)} hand={hand} />
    </svg>
    <ol className={styles.steps}>
      {steps.map(({ name, text }) => (
        <li key={name}>
          <h3>
            <Words text={name} />
          </h3>
          <p>
            <Words text={text} />
          </p>
        </li>
      ))}
    </ol>
  </section>
);

const width = 1344;
const height = 90;
const hand = scaled(handwritings.flow, 0.9);

/** The loops stand over the first words of each step. */
const wayOf = (count: number): string => {
  const stretch = width / count;
  const energy = (_loop: number, x: number): number => {
    const since = x % stretch;
    return since > 84 ? 0.015 : 0.9 * Math.sin((Math.PI * since) / 84) ** 2;
  };
  return svgPath(trace(hand, { from: 0, to: width, base: height - 8, height: height * 0.7, energy, step: 2.4 }));
};
