// Prerendered as /404, so it must work without scripts and in the system's theme.
import type { MetaFunction } from 'react-router';
import { titled } from '#web/brand.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { lostLine } from '#web/ui/line/lost.ts';
import { SvgInk } from '#web/ui/line/svg-ink.tsx';
import { Logo } from '#web/ui/logo.tsx';
import styles from './not-found.module.css';

export const meta: MetaFunction = () => [{ title: titled('Page not found') }, { name: 'robots', content: 'noindex' }];

export default function NotFound() {
  return (
    <main className={styles.screen}>
      <Logo href={paths.landing} className={styles.logo} />
      <svg className={styles.wide} viewBox="0 0 1440 900" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
        <SvgInk {...wide} />
      </svg>
      <svg className={styles.narrow} viewBox="0 0 390 844" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
        <SvgInk {...narrow} />
      </svg>
      <div className={styles.words}>
        <h1 className="flare">
          Oops!
          <br />
          Page not found
        </h1>
        <p>The line runs out here.</p>
        <ButtonLink kind="flow" size="large" href={paths.landing}>
          Return to Home
        </ButtonLink>
      </div>
    </main>
  );
}

const wide = lostLine({ width: 1440, height: 900 });
const narrow = lostLine({ width: 390, height: 844, narrow: true });
