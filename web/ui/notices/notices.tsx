// The place for notices. Its code loads after the main content. If that fails, notices wait in their list, and the next one retries.
import { useEffect, useState } from 'react';
import { later } from '#web/ui/later.ts';
import { useNotices } from './notice.ts';
import type { NoticeArea } from './notice-area.tsx';

export const Notices = () => {
  const notices = useNotices();
  const [Area, setArea] = useState<typeof NoticeArea | null>(null);
  const newest = notices.at(-1)?.id;
  useEffect(() => {
    if (Area !== null) return;
    let current = true;
    const load = (): Promise<unknown> =>
      import('./notice-area.tsx').then(
        ({ NoticeArea: loaded }) => current && setArea(() => loaded),
        () => undefined,
      );
    // A notice shows at once. Without one, the main content loads first.
    if (newest === undefined) later(load);
    else void load();
    return () => {
      current = false;
    };
  }, [Area, newest]);
  return Area !== null && notices.length > 0 && <Area notices={notices} />;
};
