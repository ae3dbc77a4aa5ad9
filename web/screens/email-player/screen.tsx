// The email player: an inbox played like audio, cleared by key, touch or word.
import { type MetaFunction, Navigate } from 'react-router';
import { titled } from '#web/brand.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.ts';
import { Shell } from '#web/ui/frame/shell.tsx';
import { PlayerScreen } from './player-screen.tsx';

export const meta: MetaFunction = () => [{ title: titled('Inbox') }];

export default function EmailPlayer() {
  const { state, user } = useSession();
  if (state === 'signed-out') return <Navigate to={paths.landing} replace />;
  return user ? <PlayerScreen key={user.id} user={user} /> : <Shell />;
}
