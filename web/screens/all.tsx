// Around every screen, inside the document: what a screen throws is caught here. Caught any higher, the document itself
// would be made anew, and with it script elements, which the page's policy refuses.
import { lazy, Suspense, useEffect, useState } from 'react';
import { isRouteErrorResponse, Outlet } from 'react-router';
import { ErrorScreen } from '#web/ui/frame/error-screen.tsx';
import { AtHand } from './at-hand.tsx';

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

/** The server's log has it under the id that is shown. */
function Failed({ error }: { error: unknown }) {
  const [id] = useState(() => crypto.randomUUID().slice(0, 8));
  useEffect(() => {
    const kind = error instanceof Error ? error.name : 'thrown';
    void import('#web/data/diagnostics.ts').then(({ tellFailure }) => tellFailure(id, kind)).catch(() => {});
  }, [id, error]);
  return <ErrorScreen error={error} id={id} />;
}
