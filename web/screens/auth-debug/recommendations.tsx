// Lists findings, worst first, and names the operator where the user cannot act.
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { Finding } from '#domain/finding.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './auth-debug.module.css';

export function Recommendations({ findings }: { findings: readonly Finding[] }) {
  return (
    <section className={styles.part} aria-label="Recommendations">
      <h2>Recommendations</h2>
      {findings.length === 0 ? (
        <p className={styles.fine}>
          <CircleCheck size={18} strokeWidth={1.75} aria-hidden="true" />
          Nothing to do. Flow may read, sort and send your mail, and Google answers.
        </p>
      ) : (
        <ul className={styles.findings}>
          {findings.map((finding) => (
            <One key={finding.code} finding={finding} />
          ))}
        </ul>
      )}
      <p className={styles.hint}>
        Errors 401 when Flow sends or syncs mean that Google no longer takes the token: refresh it, or reconnect.
      </p>
    </section>
  );
}

const icons = { blocks: CircleAlert, limits: TriangleAlert, note: Info };
const weights = { blocks: 'Must be mended', limits: 'Should be mended', note: 'Good to know' };

function One({ finding: { weight, title, advice, who } }: { finding: Finding }) {
  const Icon = icons[weight];
  return (
    <li className={classNames(styles.finding, styles[weight])}>
      <Icon size={20} strokeWidth={1.75} role="img" aria-label={weights[weight]} />
      <div>
        <p className={styles.title}>{title}</p>
        <p>{advice}</p>
        {who === 'host' && <p className={styles.who}>For whoever runs this Flow</p>}
      </div>
    </li>
  );
}
