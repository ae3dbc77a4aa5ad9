// Where notices appear. Its code arrives with the first notice, so that a page without any pays nothing.
import { lazy, Suspense } from 'react';
import { useNotices } from './notice.ts';

const NoticeArea = lazy(async () => ({ default: (await import('./notice-area.tsx')).NoticeArea }));

export const Notices = () => {
  const notices = useNotices();
  if (notices.length === 0) return null;
  return (
    <Suspense>
      <NoticeArea notices={notices} />
    </Suspense>
  );
};
