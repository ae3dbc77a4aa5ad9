// What this browser keeps: the app's files in the service worker, and the operator's own mail and calendar on this device.
import { useEffect, useState } from 'react';
import type { UserId } from '#domain/id.ts';
import { cacheStats, clearCaches } from '#web/data/ask-worker.ts';
import { type CachePattern, cachePatterns, clearDeviceCaches, deviceCaches } from '#web/data/device-caches.ts';
import type { CacheStats } from '#web/data/worker-messages.ts';
import { numberHere } from '#web/formats.ts';
import { emDash } from '#web/screens/admin/figures/figure-words.ts';
import { Share } from '#web/screens/admin/figures/share.tsx';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { notice } from '#web/ui/notices/notice.ts';
import { bytesWords } from './bytes-words.ts';
import styles from './caches.module.css';
import { Health } from './server-caches.tsx';
import { useFresh } from './use-fresh.ts';

type Kept = { worker: CacheStats; device: Record<CachePattern, number> };

export function OwnCaches() {
  const { user } = useSession();
  return user && <Cards userId={user.id} />;
}

function Cards({ userId }: { userId: UserId }) {
  const [kept, setKept] = useState<Kept | null>(null);
  const [round, setRound] = useState(0);
  const again = (): void => setRound((before) => before + 1);
  useFresh(again);
  useEffect(() => {
    let here = true;
    // `round` asks again.
    void round;
    void Promise.all([cacheStats(), deviceCaches(userId)]).then(([worker, device]) => {
      if (here) setKept({ worker, device });
    });
    return () => {
      here = false;
    };
  }, [userId, round]);
  if (kept === null) return <p role="status">Loading cache statistics...</p>;
  return (
    <>
      <dl className={styles.cards}>
        <AppFiles worker={kept.worker} />
        {cachePatterns.map((pattern) => (
          <div key={pattern}>
            <dt>{names[pattern]}</dt>
            <dd className="flare">{numberHere(kept.device[pattern])}</dd>
            <dd className={styles.below}>{abouts[pattern]}</dd>
          </div>
        ))}
      </dl>
      <ClearButtons userId={userId} onCleared={again} />
    </>
  );
}

const names: Record<CachePattern, string> = {
  emails: 'Emails',
  calendar: 'Calendar',
  search: 'Search',
  'ai-summaries': 'AI summaries',
};

const abouts: Record<CachePattern, string> = {
  emails: 'blocks of threads, encrypted',
  calendar: 'events, encrypted',
  search: 'contacts whose names are known, encrypted',
  'ai-summaries': 'mails with text and summary, encrypted',
};

const AppFiles = ({ worker: { caches, hits, misses } }: { worker: CacheStats }) => {
  const entries = caches.reduce((sum, one) => sum + one.entries, 0);
  const bytes = caches.reduce((sum, one) => sum + one.bytes, 0);
  return (
    <div>
      <dt>App files</dt>
      <dd className="flare">{caches.length === 0 ? emDash : numberHere(entries)}</dd>
      <dd className={styles.below}>
        {caches.length === 0 ? 'No service worker answers here.' : bytesWords(bytes)}
        {hits + misses > 0 && (
          <span title="Since the service worker last woke">
            {' '}
            · <Share part={hits} whole={hits + misses} /> hits <Health cache={{ hits, misses }} />
          </span>
        )}
      </dd>
    </div>
  );
};

const patterns = ['all', ...cachePatterns] as const;

function ClearButtons({ userId, onCleared }: { userId: UserId; onCleared: () => void }) {
  const [clearing, setClearing] = useState<(typeof patterns)[number] | null>(null);
  const clear = async (pattern: (typeof patterns)[number]): Promise<void> => {
    setClearing(pattern);
    const done = await (pattern === 'all' ? clearAll(userId) : clearOne(userId, pattern));
    notice(done ? saidDone(pattern) : saidFailed(pattern));
    setClearing(null);
    onCleared();
  };
  return (
    <div className={styles.clear}>
      {patterns.map((pattern) => (
        <Button
          key={pattern}
          busy={clearing === pattern ? 'Clearing' : undefined}
          disabled={clearing !== null && clearing !== pattern}
          onClick={() => void clear(pattern)}
        >
          Clear {pattern}
        </Button>
      ))}
    </div>
  );
}

const clearOne = (userId: UserId, pattern: CachePattern): Promise<boolean> =>
  clearDeviceCaches(userId, [pattern]).then(
    () => true,
    () => false,
  );

/** Without a service worker there are no app files to clear. */
const clearAll = async (userId: UserId): Promise<boolean> => {
  const device = await clearDeviceCaches(userId, cachePatterns).then(
    () => true,
    () => false,
  );
  const worker = (await cacheStats()).caches.length === 0 || (await clearCaches());
  return device && worker;
};

type Said = Parameters<typeof notice>[0];

const saidDone = (pattern: string): Said => ({
  title: pattern === 'all' ? 'Caches cleared' : 'Cache pattern cleared',
  icon: 'done',
  about: 'caches',
});

const saidFailed = (pattern: string): Said => ({
  title: 'Clear failed',
  text:
    pattern === 'all'
      ? 'Failed to clear caches. Please try again.'
      : 'Failed to clear cache pattern. Please try again.',
  tone: 'danger',
  icon: 'trouble',
  about: 'caches',
});
