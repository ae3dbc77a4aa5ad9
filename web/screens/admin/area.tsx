// The admin area, for the people who run this Flow. Who is no admin does not get in.
import { lazy, Suspense } from 'react';
import { Navigate, useParams } from 'react-router';
import type { User } from '#domain/account.ts';
import { paths } from '#web/paths.ts';
import { NoServer } from '#web/session/no-server.tsx';
import { useSession } from '#web/session/session.ts';
import { LoadingBlock } from '#web/ui/blocks.tsx';
import { Frame } from './frame/frame.tsx';
import { Login } from './frame/login.tsx';
import { Waiting } from './frame/waiting.tsx';
import { sectionAt } from './sections.ts';

const NotFound = lazy(() => import('#web/screens/not-found.tsx'));

export function Area() {
  const session = useSession();
  const { state, user } = session;
  if (state === 'signed-out') return <Login user={null} />;
  if (state === 'unreachable') return <NoServer />;
  // The last visit does not tell what the server allows now.
  if (state === 'loading' || session.known === 'from-before') return <Waiting />;
  if (session.known === 'unconfirmed') return <NoServer />;
  if (user.roles.includes('admin')) return <Inside key={user.id} user={user} />;
  return user.operator ? <Login user={user} /> : <Navigate to={paths.landing} replace />;
}

function Inside({ user }: { user: User }) {
  const { section, one } = useParams();
  const here = sectionAt(section);
  if (here === null || (one !== undefined && !here.hasOnes))
    return (
      <Suspense fallback={<Waiting />}>
        <NotFound />
      </Suspense>
    );
  return (
    <Frame user={user} here={here}>
      <Suspense fallback={<LoadingBlock>Loading…</LoadingBlock>}>
        <here.Part one={one ?? null} />
      </Suspense>
    </Frame>
  );
}
