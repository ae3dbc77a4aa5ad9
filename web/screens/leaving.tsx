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
      {link !== null && (
        <div className={styles.words}>
          <h1 className="flare">This link doesn’t lead where it says</h1>
          {link.says !== '' && (
            <p>
              The email says <bdi>{link.says}</bdi>.
            </p>
          )}
          <p>
            The link leads to <bdi>{shownTarget(link.href)}</bdi>.
          </p>
          <p className={styles.address}>{link.href}</p>
          <div className={styles.ways}>
            <ButtonLink kind="flow" size="large" href={paths.emailPlayer}>
              Stay in Flow
            </ButtonLink>
            <ButtonLink size="large" href={link.href} rel="noopener noreferrer nofollow">
              {`Open ${shownTarget(link.href)}`}
            </ButtonLink>
          </div>
        </div>
      )}
    </main>
  );
}

type Link = { says: string; href: string };

/** Null until the page runs, and for anything but a web or mail address. */
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

const linkIn = (hash: string): Link | null => {
  const [says = '', href = ''] = hash.slice(1).split('&', 2).map(decoded);
  return /^(?:https?:\/\/|mailto:)/i.test(href) ? { says: says.slice(0, 100), href } : null;
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};
