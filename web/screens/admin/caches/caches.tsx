// Cache Monitoring: the operator's own browser, and the caches of the server.

import { cacheHealth } from '#domain/cache-health.ts';
import type { ServerCache } from '#domain/technical-figures.ts';
import { askServerCaches } from '#web/data/admin-figures.ts';
import { valueWords } from '#web/screens/admin/figures/figure-words.ts';
import { Group } from '#web/screens/admin/figures/group.tsx';
import { usePlaceInArea } from '#web/screens/admin/frame/place-in-area.ts';
import { SectionPage } from '#web/screens/admin/frame/section-page.tsx';
import { useAnswer } from '#web/screens/admin/frame/use-answer.ts';
import styles from './caches.module.css';
import { OwnCaches } from './own-caches.tsx';
import { ServerCaches } from './server-caches.tsx';
import { useFresh } from './use-fresh.ts';

export function Caches() {
  const { sample } = usePlaceInArea();
  const answer = useAnswer(
    async (cancelled) =>
      sample ? (await import('#web/screens/admin/sample/sample.ts')).sample.caches : askServerCaches(cancelled),
    ['caches', sample],
  );
  useFresh(answer.again);
  return (
    <SectionPage answer={answer} loading="Loading cache statistics..." lead={({ caches }) => leadOf(caches)}>
      {({ caches }) => (
        <>
          <Group title="This server">
            <ServerCaches caches={caches} />
          </Group>
          <Group title="This browser">
            <OwnCaches />
          </Group>
          <Group title="Tips">
            <ul className={styles.tips}>
              <li>Clear a pattern when this browser shows something that the server no longer has.</li>
              <li>Clearing never drops what waits to be sent: it stays until the server has it.</li>
              <li>The app fetches what was cleared again when it next opens.</li>
            </ul>
          </Group>
        </>
      )}
    </SectionPage>
  );
}

/** The answer to 'Do the caches help?'. */
const leadOf = (caches: readonly ServerCache[]): string => {
  const hits = caches.reduce((sum, one) => sum + one.hits, 0);
  const misses = caches.reduce((sum, one) => sum + one.misses, 0);
  const health = cacheHealth({ hits, misses });
  if (health === null) return 'Nothing has asked a cache of this server yet.';
  const worst = [...caches].filter((one) => cacheHealth(one) === 'poor').map(({ name }) => name);
  const poor = worst.length === 0 ? '' : ` Poor: ${worst.join(', ')}.`;
  return `The server finds ${valueWords(hits / (hits + misses), 'percent')} in its caches: ${health}.${poor}`;
};
