import { useRef, useState } from 'react';
import { brand } from '#web/brand.ts';
import { publicPaths } from '#web/public-paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { FlowLine } from '#web/ui/line/flow-line.tsx';
import { dissolve } from './dissolve.ts';
import styles from './hero.module.css';
import { Turning } from './turning.tsx';

const { headline, taglines } = brand;

type Props = { starting: boolean; onTry: () => void };

export const Hero = ({ starting, onTry }: Props) => {
  const { line, drops, dissolving, play } = useDissolve();
  const tryForFree = async (): Promise<void> => {
    if (dissolving || starting) return;
    await play();
    onTry();
  };
  return (
    <main className={styles.hero}>
      <div className={styles.words}>
        <Headline />
        <div className={styles.offer}>
          <p className={styles.taglines}>
            <Turning words={taglines} every={3000} classes={taglineClasses} />
          </p>
          <p className={styles.fine} data-fill="start" suppressHydrationWarning>
            No card needed
          </p>
          <div className={styles.ways}>
            <Button kind="flow" size="large" busy={starting ? 'Opening' : undefined} onClick={() => void tryForFree()}>
              Try for Free
            </Button>
            <ButtonLink size="large" href={publicPaths.pricing} target="_blank" rel="noopener">
              View Pricing
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className={styles.line}>
        <FlowLine canvasRef={line} className={dissolving || starting ? styles.gone : undefined} {...lineDisplay} />
        <canvas ref={drops} className={styles.drops} aria-hidden="true" />
      </div>
      <Captions />
    </main>
  );
};

const lineDisplay = {
  state: 'ambient',
  progress: 0.53,
  scale: 1.8,
  base: 0.86,
  amp: 0.74,
  seed: 5,
  speed: 0.35,
  from: -0.02,
} as const;

const taglineClasses = { word: styles.tagline, on: styles.shown, out: undefined };
const turnClasses = { word: styles.turn, on: styles.on, out: styles.out };

/** Screen readers hear one static name instead of the changing words. */
const Headline = () => (
  <h1 className="flare" aria-label={`${headline.turns.join(' ')} ${headline.rest}`}>
    <span className={styles.turns} aria-hidden="true">
      <Turning words={headline.turns} every={2000} classes={turnClasses} />
    </span>
    <br />
    <span aria-hidden="true">{headline.rest}</span>
  </h1>
);

const Captions = () => (
  <div className={styles.captions}>
    <p>
      <b className={styles.flow}>{brand.name}</b>
      Maya wants your yes on the hiring plan by Friday.
    </p>
    <p>
      <b className={styles.you}>You</b>
      Tell her yes, but keep the recruiter in January.
    </p>
  </div>
);

const useDissolve = () => {
  const line = useRef<HTMLCanvasElement>(null);
  const drops = useRef<HTMLCanvasElement>(null);
  const [dissolving, setDissolving] = useState(false);
  /** Skips the animation under reduced motion. */
  const play = async (): Promise<void> => {
    if (!line.current || !drops.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    setDissolving(true);
    await dissolve(line.current, drops.current);
    setDissolving(false);
  };
  return { line, drops, dissolving, play };
};
