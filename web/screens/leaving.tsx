// Asks before a link of a mail opens, because its text names another address. The address comes in the fragment, which no server sees.
import { useEffect, useState } from 'react';
import type { MetaFunction } from 'react-router';
import { shownTarget } from '#reading/link-target.ts';
import { titled } from '#web/brand.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import styles from './leaving.module.css';

export const meta: MetaFunction = () => [{ title: titled('Before you leave') }, { name: 'robots', content: 'noindex' }];

export default function LeavingScreen() {
  const link = useLink();
  return (
    <main className={styles.screen}>
      <Logo href={paths.landing} className={styles.logo} />
      {link !== null && <div className={styles.words}>{link.href === '' ? <Nowhere /> : <Question {...link} />}</div>}
    </main>
  );
}

const Question = ({ says, href }: Link) => (
  <>
    <h1 className="flare">This link doesn’t lead where it says</h1>
    {says !== '' && (
      <p>
        The email says <bdi>{says}</bdi>.
      </p>
    )}
    <p>
      The link leads to <bdi>{shownTarget(href)}</bdi>.
    </p>
    {/* Long addresses scroll, by key too. */}
    <div className={styles.address} tabIndex={0} role="region" aria-label="The whole address">
      {href}
    </div>
    <div className={styles.ways}>
      <Stay />
      <ButtonLink size="large" href={href} rel="noopener noreferrer nofollow">
        {`Open ${shownTarget(href)}`}
      </ButtonLink>
    </div>
  </>
);

const Nowhere = () => (
  <>
    <h1 className="flare">There is no link here</h1>
    <p>Flow shows where a link leads before it opens. Open the link from its email again.</p>
    <div className={styles.ways}>
      <Stay />
    </div>
  </>
);

const Stay = () => (
  <ButtonLink kind="flow" size="large" href={paths.emailPlayer}>
    Stay in Flow
  </ButtonLink>
);

/** `href` is empty for anything but a web or mail address. */
type Link = { says: string; href: string };

/** Null until the page runs. */
const useLink = (): Link | null => {
  const [link, setLink] = useState<Link | null>(null);
  useEffect(() => {
    const read = (): void => setLink(linkIn(location.hash));
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return link;
};

const linkIn = (hash: string): Link => {
  const [says = '', href = ''] = hash.slice(1).split('&', 2).map(decoded);
  return { says: says.slice(0, 100), href: /^(?:https?:\/\/|mailto:)/i.test(href) ? href : '' };
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};
