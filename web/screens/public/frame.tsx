// The frame of the public pages: the brand, one column of text, a way home, and the landing's footer. It works without script.
import type { ReactNode } from 'react';
import type { MetaDescriptor } from 'react-router';
import { titled } from '#web/brand.ts';
import { paths } from '#web/paths.ts';
import { Footer } from '#web/screens/landing/below/footer.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import styles from './public.module.css';

type Props = { title: string; lead: string; children: ReactNode };

export const PublicPage = ({ title, lead, children }: Props) => (
  <>
    <header className={styles.top}>
      <Logo href={paths.landing} />
      <ButtonLink href={paths.landing}>Back to Home</ButtonLink>
    </header>
    <main className={styles.text}>
      <h1 className="flare">{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </main>
    <Footer />
  </>
);

/** The head of a public page. The policies have a second address, so each names its first. */
export const pageMeta = (title: string, description: string, address: string): MetaDescriptor[] => [
  { title: titled(title) },
  { name: 'description', content: description },
  { tagName: 'link', rel: 'canonical', href: address },
];
