// Around every screen, inside the document: what a screen throws is caught here. Caught any higher, the document itself
// would be made anew, and with it script elements, which the page's policy refuses.
import { isRouteErrorResponse, Outlet } from 'react-router';
import { ErrorScreen } from '#web/ui/frame/error-screen.tsx';
import { AtHand } from './at-hand.tsx';
import NotFound from './not-found.tsx';

export default function All() {
  return (
    <>
      <Outlet />
      <AtHand />
    </>
  );
}

export const ErrorBoundary = ({ error }: { error: unknown }) =>
  isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <ErrorScreen error={error} />;
