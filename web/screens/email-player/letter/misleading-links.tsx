// Warns about links that say one address and lead to another. It stands outside the mail's frame, where no style of the mail reaches.
import { TriangleAlert } from 'lucide-react';
import styles from './misleading-links.module.css';

export type ShownLink = { says: string; leadsTo: string };

export function MisleadingLinks({ links }: { links: readonly ShownLink[] }) {
  const different = [...new Map(links.map((link) => [`${link.says} ${link.leadsTo}`, link])).values()];
  if (different.length === 0) return null;
  return (
    <div className={styles.warning} role="note">
      <TriangleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
      <div className={styles.words}>
        <p>
          {different.length === 1
            ? 'A link doesn’t lead where it says.'
            : `${different.length} links don’t lead where they say.`}{' '}
          Flow asks before one opens.
        </p>
        {/* Long addresses scroll, by key too. */}
        <div className={styles.list} tabIndex={0} role="region" aria-label="Where the links lead">
          <ul>
            {different.slice(0, most).map(({ says, leadsTo }) => (
              <li key={`${says} ${leadsTo}`}>
                <bdi>{says}</bdi> leads to <bdi>{leadsTo}</bdi>
                {says === leadsTo && ', which only looks like it'}
              </li>
            ))}
          </ul>
        </div>
        {different.length > most && <p>{`And ${different.length - most} more.`}</p>}
      </div>
    </div>
  );
}

const most = 4;
