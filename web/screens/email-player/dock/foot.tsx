import { memo, useState } from 'react';
import type { Hint } from '#language/intents/hints.ts';
import { isShown, type Writing, writing } from '#web/commands/draft-box.ts';
import type { Observed } from '#web/data/observable.ts';
import { Queue } from '#web/screens/email-player/queue/queue.tsx';
import type { Ranks } from '#web/stage/feed/feed.ts';
import { WhatToSay } from '#web/stage/foot/what-to-say.tsx';
import type { KeyAct } from '#web/stage/keys/keys.ts';
import { useTalking } from '#web/stage/talk/talk-round.tsx';
import { useObserved, useStageSession } from '#web/stage/use-stage-session.ts';
import { Modal } from '#web/ui/modal.tsx';
import { HintBar, type KeyHint, Peek } from './hint-bar.tsx';
import { useInText } from './use-in-text.ts';

type Props = {
  run: (act: KeyAct) => void;
  ranks: Ranks;
  hints: Observed<readonly Hint[]>;
  empty: boolean;
  talking: boolean;
};

export const Foot = memo(function Foot({ run, ranks, hints, empty, talking }: Props) {
  const { player, search, asking } = useStageSession();
  const phrases = useObserved(hints, (all) => all).map(({ phrase }) => phrase);
  const asked = useObserved(asking, (current) => current !== null);
  const listed = useObserved(search.state, (current) => current?.view === 'list');
  const playing = useObserved(player.state, (state) => state.playing);
  const { voice, types } = useTalking();
  const inText = useInText();
  const drafted = useObserved(writing, (one) => (inText ? entered(one) : null));
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <HintBar
        says={<WhatToSay {...{ talking, voice }} phrases={phrases} otherwise={arriving} />}
        keys={keysFor({ talking, drafted, asked, listed, empty, playing, types }, () => run('talk'))}
        peek={empty || talking || listed ? null : <Peek onOpen={() => setOpen(true)} />}
      />
      <Modal open={open} onClose={close} title="Queue" kind="sheet">
        <Queue ranks={ranks} onChosen={close} />
      </Modal>
    </>
  );
});

type At = Record<'talking' | 'asked' | 'listed' | 'empty' | 'playing' | 'types', boolean> & {
  /** The action of Enter in the open draft. */
  drafted: 'send' | 'read it back' | null;
};

/** Must match the button's label. Flow reads back a draft whose mail is gone before it sends it. */
const entered = (of: Writing | null): At['drafted'] => of && (isShown(of) && !of.orphan ? 'send' : 'read it back');

const keysFor = (of: At, type: () => void): KeyHint[] => {
  if (of.talking) return talkingKeys;
  const toType = { does: 'type', press: { more: 'what you would say', act: type } };
  const aloud = of.types ? [] : [holdToTalk];
  if (of.drafted !== null) return [...draftKeys(of.drafted), ...aloud, { key: null, ...toType }];
  if (of.asked) return [...askedKeys, ...aloud, { key: null, ...toType }];
  if (of.listed) return [...listKeys, { key: null, ...toType }];
  const talk = [...aloud, { key: 'Enter', ...toType }];
  if (of.empty) return [...talk, ...emptyKeys];
  return [{ key: 'Space', does: of.playing ? 'pause' : 'play' }, ...talk, ...always];
};

const holdToTalk = { key: 'hold Space', does: 'talk' };
const always = [
  { key: 'J', does: 'next' },
  { key: '?', does: 'all keys' },
];
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
const draftKeys = (does: string): KeyHint[] => [
  { key: 'Ctrl ↵', does },
  { key: 'Esc', does: 'discard' },
];
const arriving = 'New mail comes here by itself.';
const emptyKeys = [
  { key: 'H', does: 'recent activity' },
  { key: '?', does: 'all keys' },
];
