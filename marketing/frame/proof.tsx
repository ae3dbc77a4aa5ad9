// A trade's rules beside what hosting Flow oneself gives, and the limits of a feature.
import type { Industry } from '#marketing/families/industry.ts';
import type { Source } from '#marketing/families/page.ts';
import { soc2 } from '#marketing/families/soc2.ts';
import styles from './parts.module.css';
import { plain } from './typography.ts';
import { Words } from './words.tsx';

type Props = { compliance: Industry['compliance']; sources: readonly Source[] | undefined };

export const Requirements = ({ compliance = soc2, sources = [] }: Props) => (
  <section className={styles.part}>
    <h2 className="flare">What self-hosting gives you</h2>
    <p className={styles.reason}>
      Measured against {plain(compliance.standard)}. Flow is a program that you run yourself. It holds no certificate,
      and your own rules decide.
    </p>
    <dl className={styles.pairs}>
      {compliance.requirements.map(({ demands, flow }) => (
        <div key={demands}>
          <dt>
            <Words text={demands} sources={sources.map(({ name }) => name)} />
          </dt>
          <dd>
            <Words text={flow} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

export const Limits = ({ limits }: { limits: readonly string[] }) => (
  <section className={styles.part}>
    <h2 className="flare">What it does not do</h2>
    {limits.map((text) => (
      <p key={text} className={styles.reason}>
        <Words text={text} />
      </p>
    ))}
  </section>
);
