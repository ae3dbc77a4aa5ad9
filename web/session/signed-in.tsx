// Guards the app's screens: they need a session.
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

/** A new key for each user, so no data of one appears for the next. */
const ForUser = ({ children }: Props) => {
  const { state, user } = useSession();
  if (state === 'signed-out') return <Navigate to={paths.landing} replace />;
  if (state === 'unreachable') return <NoServer />;
  return user === null ? <Shell /> : <Keyed key={user.id}>{children(user)}</Keyed>;
};

const Keyed = ({ children }: { children: ReactNode }) => children;
