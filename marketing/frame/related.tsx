// The foot of a page: its sources, the next pages to read, and the way back.
import { type Family, families } from '#marketing/families/families.ts';
import type { Source } from '#marketing/families/page.ts';
import { brand } from '#web/brand.ts';
import { dateWords } from './dates.ts';
import styles from './related.module.css';
import type { Entry } from './site.ts';
import { plain } from './typography.ts';

export const Sources = ({ sources }: { sources: readonly Source[] }) =>
  sources.length === 0 ? null : (
    <section className={styles.sources} aria-labelledby="sources">
      <h2 id="sources">Sources</h2>
      <ol>
        {sources.map(({ name, publisher, title, url, published, read }) => (
          <li key={name} id={`source-${name}`}>
            {plain(publisher)}: <a href={url}>{plain(title)}</a>
            {published !== undefined && `, ${dateWords(published)}`}. Read on {dateWords(read)}.
          </li>
        ))}
      </ol>
    </section>
  );

export const Related = ({ related }: { related: readonly Entry[] }) =>
  related.length === 0 ? null : (
    <nav className={styles.related} aria-labelledby="related">
      <h2 id="related">Close to this</h2>
      <ul>
        {related.map(({ id, family, title, address, line }) => (
          <li key={id}>
            <a href={address}>
              <small>{plain(`${families[family].label}: ${title}`)}</small>
              <span className="flare">{plain(line)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );

type TrailProps = { family: Family; title?: string; address?: string };

/** Without a title: the list itself. */
export const Trail = ({ family, title, address }: TrailProps) => (
  <nav className={styles.trail} aria-label="Breadcrumbs">
    <ol>
      <li>
        <a href="/">{brand.name}</a>
      </li>
      <li>
        <a href={families[family].address} aria-current={title === undefined ? 'page' : undefined}>
          {families[family].label}
        </a>
      </li>
      {title !== undefined && (
        <li>
          <a href={address} aria-current="page">
            {plain(title)}
          </a>
        </li>
      )}
    </ol>
  </nav>
);
