// Catches what a screen throws. A boundary further out would replace the document and its script elements, which the page's policy refuses.
import { lazy, Suspense } from 'react';
import { isRouteErrorResponse, Outlet } from 'react-router';
import { AtHand } from './at-hand.tsx';
import { Failed } from './failed.tsx';

const NotFound = lazy(() => import('./not-found.tsx'));

export default function All() {
  return (
    <>
      <Outlet />
      <AtHand />
    </>
  );
}

export const ErrorBoundary = ({ error }: { error: unknown }) =>
  isRouteErrorResponse(error) && error.status === 404 ? (
    <Suspense>
      <NotFound />
    </Suspense>
  ) : (
    <Failed error={error} />
  );
