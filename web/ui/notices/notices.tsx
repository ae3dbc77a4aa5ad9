// Where notices appear. Its code arrives once the page stands, so that no page waits for it. Where it cannot be had, notices
// wait in their list, and the next one asks for it again.
import { useEffect, useState } from 'react';
import { useNotices } from './notice.ts';
import type { NoticeArea } from './notice-area.tsx';

export const Notices = () => {
  const notices = useNotices();
  const [Area, setArea] = useState<typeof NoticeArea | null>(null);
  const newest = notices.at(-1)?.id;
  useEffect(() => {
    if (Area !== null) return;
    let current = true;
    const load = (): void => {
      import('./notice-area.tsx').then(
        ({ NoticeArea: loaded }) => current && setArea(() => loaded),
        () => undefined,
      );
    };
    // A notice is shown at once; without any, what the page itself needs comes first.
    const timer = setTimeout(load, newest === undefined ? whenQuiet : 0);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [Area, newest]);
  return Area !== null && notices.length > 0 && <Area notices={notices} />;
};

const whenQuiet = 1000;
