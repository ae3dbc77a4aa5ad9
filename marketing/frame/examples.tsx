// The reader's sentences and Flow's acts, each as one exchange.
import type { Example } from '#marketing/families/page.ts';
import styles from './examples.module.css';
import { typographic } from './typography.ts';
import { Words } from './words.tsx';

export const Examples = ({ examples }: { examples: readonly Example[] }) => (
  <section className={styles.examples}>
    <h2 className="flare">Say it, and it’s done</h2>
    <ul>
      {examples.map(({ say, flow }) => (
        <li key={say}>
          <p className={styles.you}>
            <span className="sr">You say: </span>“{typographic(say)}”
          </p>
          <p>
            <Words text={flow} />
          </p>
        </li>
      ))}
    </ul>
  </section>
);
