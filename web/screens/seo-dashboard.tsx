// The public pages at a glance: how many of each kind, what is in each, how well each keeps the rules, and the sitemap.
import { Tabs } from 'radix-ui';
import { useCallback, useEffect, useState } from 'react';
import type { MetaFunction } from 'react-router';
import { titled } from '#web/brand.ts';
import { fetchTrouble, fetchWrittenPages, type WrittenPage } from '#web/data/written-pages.ts';
import { paths } from '#web/paths.ts';
import { EmptyBlock, FailedBlock, LoadingBlock } from '#web/ui/blocks.tsx';
import { ColumnPage } from '#web/ui/frame/column-page.tsx';
import { PageList } from './seo-dashboard/page-list.tsx';
import styles from './seo-dashboard/seo-dashboard.module.css';
import { SitemapGenerator } from './seo-dashboard/sitemap-generator.tsx';

export const meta: MetaFunction = () => [{ title: titled('SEO dashboard') }, { name: 'robots', content: 'noindex' }];

export default function SeoDashboard() {
  return (
    <main className={styles.wide}>
      <ColumnPage title="SEO dashboard" back={{ to: paths.landing, label: 'Back to Home' }}>
        <Tabs.Root defaultValue="pages">
          <Tabs.List className={styles.tabs} aria-label="Parts of the dashboard">
            <Tabs.Trigger value="pages">SEO Pages</Tabs.Trigger>
            <Tabs.Trigger value="sitemap">Sitemap Generator</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="pages">
            <Pages />
          </Tabs.Content>
          <Tabs.Content value="sitemap">
            <SitemapGenerator />
          </Tabs.Content>
        </Tabs.Root>
      </ColumnPage>
    </main>
  );
}

function Pages() {
  const { pages, trouble, again } = useWrittenPages();
  if (trouble !== null) return <FailedBlock onRetry={again}>{trouble}</FailedBlock>;
  if (pages === null) return <LoadingBlock>Loading pages...</LoadingBlock>;
  if (pages.length === 0) return <EmptyBlock title="No pages yet.">The build found no content files.</EmptyBlock>;
  return (
    <>
      <Counts pages={pages} />
      <PageList pages={pages} />
    </>
  );
}

const Counts = ({ pages }: { pages: readonly WrittenPage[] }) => (
  <dl className={styles.counts}>
    <div>
      <dt>All pages</dt>
      <dd className="flare">{pages.length}</dd>
    </div>
    {[...Map.groupBy(pages, ({ categoryLabel }) => categoryLabel)].map(([label, of]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className="flare">{of.length}</dd>
      </div>
    ))}
  </dl>
);

const useWrittenPages = () => {
  const [pages, show] = useState<readonly WrittenPage[] | null>(null);
  const [trouble, fail] = useState<string | null>(null);
  const [asked, ask] = useState(0);
  // oxlint-disable-next-line react/exhaustive-deps -- `asked` starts it again
  useEffect(() => {
    let current = true;
    fetchWrittenPages().then(
      (found) => {
        if (!current) return;
        fail(null);
        show(found);
      },
      (error: unknown) => current && fail(fetchTrouble(error)),
    );
    return () => {
      current = false;
    };
  }, [asked]);
  return { pages, trouble, again: useCallback(() => ask((before) => before + 1), []) };
};
