import type { MetaFunction } from 'react-router';
import { titled } from '#web/brand.ts';
import { SignedIn } from '#web/session/signed-in.tsx';
import { PlayerScreen } from './player-screen.tsx';

export const meta: MetaFunction = () => [{ title: titled('Inbox') }];

export default function EmailPlayer() {
  return <SignedIn>{(user) => <PlayerScreen user={user} />}</SignedIn>;
}
