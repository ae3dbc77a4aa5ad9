// The guard of the app's screens: they are for who is signed in.
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import type { User } from '#domain/account.ts';
import { paths } from '#web/paths.ts';
import { Shell } from '#web/ui/frame/shell.tsx';
import { useDemonstration } from './demonstration.ts';
import { NoServer } from './no-server.tsx';
import { useSession } from './session.ts';

type Props = { children: (user: User) => ReactNode };

export const SignedIn = ({ children }: Props) =>
  useDemonstration() === 'coming' ? <Shell /> : <ForUser>{children}</ForUser>;

/** Drawn anew for another user, so that nothing of one is ever on the screen of the next. */
const ForUser = ({ children }: Props) => {
  const { state, user } = useSession();
  if (state === 'signed-out') return <Navigate to={paths.landing} replace />;
  if (state === 'unreachable') return <NoServer />;
  return user === null ? <Shell /> : <Keyed key={user.id}>{children(user)}</Keyed>;
};

const Keyed = ({ children }: { children: ReactNode }) => children;
