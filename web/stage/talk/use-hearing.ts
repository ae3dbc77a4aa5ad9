import { isOpen } from '#web/stage/line/talk-line.ts';
import { useObserved, useStageSession } from '#web/stage/use-stage-session.ts';

export const useHearing = (): boolean => {
  const { microphone } = useStageSession();
  const speaks = useObserved(microphone.state, ({ voice }) => voice === 'hearing' || voice === 'thinking');
  const words = useObserved(microphone.partial, (partial) => partial !== '');
  return speaks && words;
};

/** Flow waits: automatic reading is off, or the person holds the key. */
export const useYourTurn = (): boolean => {
  const { microphone, player } = useStageSession();
  const held = useObserved(microphone.state, (state) => state.held);
  const open = useObserved(microphone.state, ({ voice }) => isOpen(voice) && voice !== 'speaking');
  const playing = useObserved(player.state, (state) => state.playing);
  return held || (open && !playing);
};
