// All pages of a family, in groups, with a filter that the server answers. And the page for an address that none of them has.
import { type AnyPage, type Family, families } from '#marketing/families/families.ts';
import { brand } from '#web/brand.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Document, type Head } from './document.tsx';
import styles from './index-page.module.css';
import { indexWords } from './index-words.ts';
import { Trail } from './related.tsx';
import type { Site } from './site.ts';
import { plain } from './typography.ts';

/** `group`: '' where a family has none. */
export type Listed = { address: string; title: string; line: string; group: string; words: string };

type Props = { family: Family; listed: readonly Listed[]; site: Site; picture: string };

export const IndexPage = ({ family, listed, site, picture }: Props) => (
  <Document head={headOf(family, site, picture)} site={site} category={families[family].category}>
    <main id="content" className={styles.index}>
      <h1 className="flare">{indexWords[family].line}</h1>
      <p className={styles.lead}>{indexWords[family].lead}</p>
      <List family={family} listed={listed} />
    </main>
    <Trail family={family} />
  </Document>
);

/** With status 404. */
export const MissingPage = ({ family, listed, site, picture }: Props) => (
  <Document
    head={{ ...headOf(family, site, picture), title: `Page not found · ${brand.name}`, address: null }}
    site={site}
    category={families[family].category}
  >
    <main id="content" className={styles.index}>
      <h1 className="flare">Oops! Page not found</h1>
      <p className={styles.lead}>Nothing is written at this address. These pages are there.</p>
      <p>
        <ButtonLink kind="flow" href="/">
          Return to Home
        </ButtonLink>
      </p>
      <List family={family} listed={listed} />
    </main>
  </Document>
);

const List = ({ family, listed }: Pick<Props, 'family' | 'listed'>) => (
  <>
    <form className={styles.filter} method="get" action={families[family].address} role="search">
      <label htmlFor="filter">Filter</label>
      <input
        id="filter"
        type="search"
        name="q"
        maxLength={100}
        autoComplete="off"
        placeholder={indexWords[family].try}
      />
      <button type="submit">Show</button>
    </form>
    <p className={styles.found} role="status" data-found="">
      {listed.length} pages
    </p>
    {[...Map.groupBy(listed, ({ group }) => group)].map(([group, entries]) => (
      <section key={group} className={styles.group}>
        {group !== '' && <h2>{group}</h2>}
        <ul>
          {entries.map(({ address, title, line, words }) => (
            <li key={address} data-words={words}>
              <a href={address}>
                <b>{plain(title)}</b> <span>{plain(line)}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </>
);

const headOf = (family: Family, site: Site, picture: string): Head => ({
  title: `${families[family].label} · ${brand.name}`,
  description: indexWords[family].lead,
  address: families[family].address,
  picture,
  type: 'website',
  data: [
    {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name: families[family].label,
      url: `${site.origin}${families[family].address}`,
    },
  ],
  feed: family === 'blog',
});

/** The group under which a page is listed. */
export const groupOf = (of: AnyPage): string => {
  switch (of.family) {
    case 'job':
      return groups[of.page.group];
    case 'comparison':
      return groups[of.page.type];
    case 'blog':
      return groups[of.page.topic];
    default:
      return '';
  }
};

/** In the order of the lists. */
export const groupNames = (): string[] => Object.values(groups);

const groups = {
  executive: 'At the top',
  sales: 'Selling',
  consulting: 'Advising',
  other: 'Every other desk, ward and site',
  'mail client': 'Mail clients',
  assistant: 'Assistants',
  scheduler: 'Schedulers',
  'note taker': 'Note takers',
  dictation: 'Dictation',
  'help desk': 'Help desks',
  'follow-up': 'Follow-up',
  'mail merge': 'Mail merge',
  productivity: 'Productivity',
  ai: 'AI',
  leadership: 'Leadership',
  industry: 'Industry',
  remote: 'Remote work',
} as const;
