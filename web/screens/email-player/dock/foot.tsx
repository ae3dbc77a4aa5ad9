// The foot of the screen: what can be said and pressed now; on a phone, the door to the queue.
import { memo, useState } from 'react';
import type { Hint } from '#language/en/hints.ts';
import { neighbour } from '#web/conversation/lane.ts';
import { laneOf } from '#web/conversation/player-state.ts';
import { Modal } from '#web/screens/email-player/modal.tsx';
import { Queue } from '#web/screens/email-player/queue/queue.tsx';
import type { Ranked } from '#web/screens/email-player/queue/use-feed.ts';
import { useReachable } from '#web/screens/email-player/trouble/strip.tsx';
import { useHands, useObserved, useThread } from '#web/screens/email-player/use-player.ts';
import { HintBar, HowToSend, Peek, Says } from './hint-bar.tsx';

type Props = {
  ranked: Ranked;
  hints: readonly Hint[];
  empty: boolean;
  talking: boolean;
};

export const Foot = memo(function Foot({ ranked, hints, empty, talking }: Props) {
  const { player, search, asking } = useHands();
  const asked = useObserved(asking, (current) => current !== null);
  const listed = useObserved(search.state, (found) => found?.view === 'list');
  const playing = useObserved(player.state, (state) => state.playing);
  const here = useReachable();
  const [open, setOpen] = useState(false);
  const next = useObserved(player.state, (state) => neighbour(laneOf(state), 1));
  const upNext = useThread(next);
  const close = (): void => setOpen(false);
  return (
    <>
      <HintBar
        says={here ? <WhatToSay talking={talking} hints={hints} /> : <span>{withoutServer}</span>}
        keys={keysFor({ talking, asked, listed, empty, playing })}
        peek={empty || talking || listed ? null : <Peek next={upNext} onOpen={() => setOpen(true)} />}
      />
      <Modal open={open} onClose={close} title="Queue" kind="sheet">
        <Queue ranked={ranked} onChosen={close} />
      </Modal>
    </>
  );
});

function WhatToSay({ talking, hints }: { talking: boolean; hints: readonly Hint[] }) {
  if (talking) return <HowToSend />;
  return hints.length > 0 ? <Says hints={hints} /> : <span>{arriving}</span>;
}

const keysFor = (of: Record<'talking' | 'asked' | 'listed' | 'empty' | 'playing', boolean>) => {
  if (of.talking) return talkingKeys;
  if (of.asked) return askedKeys;
  if (of.listed) return listKeys;
  if (of.empty) return emptyKeys;
  return of.playing ? playingKeys : pausedKeys;
};

const withoutServer = 'Talking needs a connection. Keys and typed words keep working, and changes sync later.';
const arriving = 'New mail comes here by itself.';

const always = [
  { key: 'Enter', does: 'talk' },
  { key: 'J', does: 'next' },
  { key: '?', does: 'all keys' },
];
const playingKeys = [{ key: 'Space', does: 'pause' }, ...always];
const pausedKeys = [{ key: 'Space', does: 'play' }, ...always];
const listKeys = [
  { key: '↑ ↓', does: 'move' },
  { key: 'Enter', does: 'open' },
  { key: '/', does: 'search' },
  { key: 'Esc', does: 'inbox' },
];
const askedKeys = [
  { key: '1 to 5', does: 'pick' },
  { key: 'Esc', does: 'close' },
];
const talkingKeys = [
  { key: 'Enter', does: 'send' },
  { key: 'Esc', does: 'cancel' },
];
const emptyKeys = [
  { key: 'H', does: 'recent activity' },
  { key: '?', does: 'all keys' },
];
