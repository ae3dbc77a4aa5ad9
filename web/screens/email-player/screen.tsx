// The email player: an inbox played like audio, cleared by key, touch or word.
import type { MetaFunction } from 'react-router';
import { titled } from '#web/brand.ts';
import { PlayerScreen } from './player-screen.tsx';

export const meta: MetaFunction = () => [{ title: titled('Inbox') }];

export default function EmailPlayer() {
  return <PlayerScreen />;
}
