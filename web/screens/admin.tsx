// The admin area. Its code loads only here: no file of another screen waits for it or shares it.
import { lazy, Suspense } from 'react';
import type { MetaFunction } from 'react-router';
import { titled } from '#web/brand.ts';

export const meta: MetaFunction = () => [{ title: titled('Admin') }, { name: 'robots', content: 'noindex' }];

const Area = lazy(() => import('./admin/area.tsx').then(({ Area: Part }) => ({ default: Part })));

export default function Admin() {
  return (
    <Suspense fallback={<main aria-busy="true" />}>
      <Area />
    </Suspense>
  );
}
