import { type CacheHealth, cacheHealth } from '#domain/cache-health.ts';
import type { ServerCache } from '#domain/technical-figures.ts';
import { numberHere } from '#web/formats.ts';
import { emDash } from '#web/screens/admin/figures/figure-words.ts';
import { Share } from '#web/screens/admin/figures/share.tsx';
import { Tag, type Tone } from '#web/screens/admin/frame/tag.tsx';
import { figure, Table } from '#web/screens/admin/table/table.tsx';
import { bytesWords } from './bytes-words.ts';

const tones: Record<CacheHealth, Tone> = { excellent: 'green', good: 'blue', fair: 'yellow', poor: 'red' };

export const ServerCaches = ({ caches }: { caches: readonly ServerCache[] }) => (
  <Table
    name="Caches of this server"
    columns={[
      { title: 'Cache' },
      { title: 'Hit rate', isFigure: true, about: 'Found, of all that was asked for' },
      { title: 'Entries', isFigure: true },
      { title: 'Size', isFigure: true },
      { title: 'Health', about: 'By hit rate: from 80% excellent, from 60 good, from 40 fair, else poor' },
    ]}
  >
    {caches.map((cache) => (
      <tr key={cache.name}>
        <td title={cache.definition}>{cache.name}</td>
        <td className={figure}>
          <Share part={cache.hits} whole={cache.hits + cache.misses} />
        </td>
        <td className={figure}>{cache.entries === null ? emDash : numberHere(cache.entries)}</td>
        <td className={figure}>{cache.bytes === null ? emDash : bytesWords(cache.bytes)}</td>
        <td>
          <Health cache={cache} />
        </td>
      </tr>
    ))}
  </Table>
);

export const Health = ({ cache }: { cache: { hits: number; misses: number } }) => {
  const health = cacheHealth(cache);
  return health === null ? (
    <span title="Nothing has asked it yet">{emDash}</span>
  ) : (
    <Tag tone={tones[health]}>{health}</Tag>
  );
};
