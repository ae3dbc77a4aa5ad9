// The document of a public page: head, header, footer. It holds no script.
import type { ReactNode } from 'react';
import { brand } from '#web/brand.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { grounds } from '#web/ui/theme.ts';
import styles from './document.module.css';
import { Footer } from './footer.tsx';
import type { Site } from './site.ts';
import { startAddress } from './start.ts';

export type Head = {
  title: string;
  description: string;
  keywords?: readonly string[];
  /** Without the origin. Null: no search engine should list the page. */
  address: string | null;
  /** Address of the picture for sharing. */
  picture: string;
  type: 'website' | 'article';
  /** Structured data, one object each. */
  data: readonly object[];
  feed?: boolean;
};

type Props = { head: Head; site: Site; category: string; children: ReactNode };

export const Document = ({ head, site, category, children }: Props) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{head.title}</title>
      <Metas head={head} site={site} />
      <meta name="theme-color" content={grounds.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={grounds.dark} media="(prefers-color-scheme: dark)" />
      {site.fonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <link rel="stylesheet" href={site.style} />
      <link rel="icon" href="/brand/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/brand/apple-touch-180.png" />
      {head.feed === true && <link rel="alternate" type="application/atom+xml" title="Flow" href="/blog/feed.xml" />}
      {head.data.map((data) => (
        <script
          key={JSON.stringify(data).slice(0, 60)}
          type="application/ld+json"
          // React would escape its quotes. The only sign that could end the script is escaped here.
          // oxlint-disable-next-line react/no-danger
          dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
        />
      ))}
    </head>
    <body className={styles.page}>
      <a className={styles.skip} href="#content">
        Skip to the text
      </a>
      <header className={styles.top}>
        <Logo href="/" />
        <ButtonLink href={startAddress(category)}>Get Started Free</ButtonLink>
      </header>
      {children}
      <Footer />
    </body>
  </html>
);

const Metas = ({ head, site }: { head: Head; site: Site }) => {
  const { title, description, address, picture } = head;
  const url = address === null ? null : `${site.origin}${address}`;
  return (
    <>
      <meta name="description" content={description} />
      {head.keywords && <meta name="keywords" content={head.keywords.join(', ')} />}
      {url === null ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:type" content={head.type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {url !== null && <meta property="og:url" content={url} />}
      <meta property="og:image" content={`${site.origin}${picture}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={`${site.origin}${picture}`} />
    </>
  );
};
