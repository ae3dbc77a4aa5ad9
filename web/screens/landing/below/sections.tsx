import { useEffect } from 'react';
import type { SignInIntent } from '#domain/account.ts';
import { publicPaths } from '#web/public-paths.ts';
import { HearIt } from '#web/screens/landing/hear-it/hear-it.tsx';
import { TryIt } from '#web/screens/landing/try-it/try-it.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { BusyHands } from './busy-hands.tsx';
import { Figures } from './figures.tsx';
import { Footer } from './footer.tsx';
import { Ink } from './ink.tsx';
import styles from './sections.module.css';
import { ThreeThings } from './three-things.tsx';

/** `onHere`: the code of these sections runs. */
export type SectionsProps = { start: (intent: SignInIntent) => void; onHere: (() => void) | undefined };

export function Sections({ start, onHere }: SectionsProps) {
  useEffect(() => onHere?.(), [onHere]);
  const onTry = (): void => start('try');
  return (
    <>
      <HearIt />
      <TryIt onTry={onTry} />
      <ThreeThings />
      <BusyHands />
      <Figures />
      <section className={styles.last} aria-labelledby="say-the-word">
        <h2 id="say-the-word" className="flare">
          Say the word.
        </h2>
        <div className={styles.ways}>
          <Button kind="flow" size="large" data-press="try" onClick={onTry}>
            Try for Free
          </Button>
          <ButtonLink size="large" href={publicPaths.pricing} target="_blank" rel="noopener">
            View Pricing
          </ButtonLink>
        </div>
        <Ink kind="flow" />
      </section>
      <Footer />
    </>
  );
}
