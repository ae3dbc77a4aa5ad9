// The foot of the screen: what can be said and pressed now; on a phone, the door to the queue.
import { memo, useState } from 'react';
import type { ThreadId } from '#domain/id.ts';
import type { Thread } from '#domain/mail.ts';
import { HintBar, Peek } from './hint-bar.tsx';
import { hintsFor } from './hints.ts';
import { Queue, useUpNext } from './queue.tsx';
import { QueueSheet } from './queue-sheet.tsx';
import type { Ranked } from './use-feed.ts';
import { useHands, useObserved } from './use-player.ts';

type Props = {
  threads: ReadonlyMap<ThreadId, Thread>;
  ranked: Ranked;
  undoable: boolean;
  empty: boolean;
  talking: boolean;
};

export const Foot = memo(function Foot({ threads, ranked, undoable, empty, talking }: Props) {
  const { player } = useHands();
  const playing = useObserved(player.state, (state) => state.playing);
  const [open, setOpen] = useState(false);
  const [next] = useUpNext(threads);
  const close = (): void => setOpen(false);
  return (
    <>
      <HintBar
        hints={talking ? 'Press Enter to send the words, or Esc to go back' : hintsFor({ undoable, empty })}
        keys={talking ? talkingKeys : empty ? emptyKeys : playing ? playingKeys : pausedKeys}
        peek={empty || talking ? null : <Peek next={next} onOpen={() => setOpen(true)} />}
      />
      <QueueSheet open={open} onOpenChange={setOpen}>
        <Queue threads={threads} ranked={ranked} onChosen={close} />
      </QueueSheet>
    </>
  );
});

const always = [
  { key: '↵', does: 'talk' },
  { key: 'J', does: 'next' },
  { key: '?', does: 'all keys' },
];
const playingKeys = [{ key: 'Space', does: 'pause' }, ...always];
const pausedKeys = [{ key: 'Space', does: 'play' }, ...always];
const talkingKeys = [
  { key: '↵', does: 'send' },
  { key: 'Esc', does: 'cancel' },
];
const emptyKeys = [
  { key: 'H', does: 'recent activity' },
  { key: '?', does: 'all keys' },
];
