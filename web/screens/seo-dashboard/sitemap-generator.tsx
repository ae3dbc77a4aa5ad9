// The sitemap: empty until generated, then to copy and to download.
import { useState } from 'react';
import { fetchSitemap, fetchTrouble } from '#web/data/written-pages.ts';
import { FailedBlock } from '#web/ui/blocks.tsx';
import { Button } from '#web/ui/button.tsx';
import { notice } from '#web/ui/notices/notice.ts';
import styles from './seo-dashboard.module.css';

export function SitemapGenerator() {
  const [xml, show] = useState<string | null>(null);
  const [trouble, fail] = useState<string | null>(null);
  const [busy, work] = useState(false);
  const generate = (): void => {
    work(true);
    fetchSitemap()
      .then(
        (text) => {
          fail(null);
          show(text);
        },
        (error: unknown) => fail(fetchTrouble(error)),
      )
      .finally(() => work(false));
  };
  return (
    <section className={styles.sitemap} aria-label="Sitemap">
      <p>Search engines read it at /sitemap.xml. Each page has its priority, its frequency and its last change.</p>
      <div className={styles.buttons}>
        <Button kind="flow" busy={busy ? 'Generating' : undefined} onClick={generate}>
          Generate sitemap
        </Button>
        <Button disabled={xml === null} onClick={() => xml !== null && copy(xml)}>
          Copy
        </Button>
        <Button disabled={xml === null} onClick={() => xml !== null && download(xml)}>
          Download
        </Button>
      </div>
      {trouble !== null && <FailedBlock onRetry={generate}>{trouble}</FailedBlock>}
      {xml !== null && (
        // Keyboards can scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre className={styles.xml} tabIndex={0} aria-label="sitemap.xml">
          {xml}
        </pre>
      )}
    </section>
  );
}

const copy = (xml: string): void => {
  navigator.clipboard.writeText(xml).then(
    () => notice({ title: 'Sitemap copied to clipboard!', icon: 'done', about: 'sitemap' }),
    () => notice({ title: 'The browser did not let Flow copy it. Use Download.', tone: 'warn', about: 'sitemap' }),
  );
};

const download = (xml: string): void => {
  const address = URL.createObjectURL(new Blob([xml], { type: 'application/xml' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'sitemap.xml';
  link.click();
  URL.revokeObjectURL(address);
};
