// Large figures, each with its source or its sum.
import type { Source } from '#marketing/families/page.ts';
import styles from './parts.module.css';
import { plain } from './typography.ts';
import { Words } from './words.tsx';

type Props = {
  figures: readonly { figure: string; text: string }[] | undefined;
  sources: readonly Source[] | undefined;
};

export const Figures = ({ figures = [], sources = [] }: Props) =>
  figures.length === 0 ? null : (
    <section className={styles.part} aria-label="Figures">
      <dl className={styles.figures}>
        {figures.map(({ figure, text }) => (
          <div key={figure}>
            <dt className="flare">{plain(figure)}</dt>
            <dd>
              <Words text={text} sources={sources.map(({ name }) => name)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
