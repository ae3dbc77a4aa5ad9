// Whose turn it is while the microphone is open, as far as the stage shows it.
import { isOpen } from '#web/stage/line/line-look.ts';
import { useHands, useObserved } from '#web/stage/use-player.ts';

/** Words of the person's are being heard, or understood. */
export const useHearing = (): boolean => {
  const { microphone } = useHands();
  const speaks = useObserved(microphone.state, ({ voice }) => voice === 'hearing' || voice === 'thinking');
  const words = useObserved(microphone.partial, (partial) => partial !== '');
  return speaks && words;
};

/** Flow waits for the person: it reads nothing by itself, or they hold the key. */
export const useYourTurn = (): boolean => {
  const { microphone, player } = useHands();
  const held = useObserved(microphone.state, (state) => state.held);
  const open = useObserved(microphone.state, ({ voice }) => isOpen(voice) && voice !== 'speaking');
  const playing = useObserved(player.state, (state) => state.playing);
  return held || (open && !playing);
};
