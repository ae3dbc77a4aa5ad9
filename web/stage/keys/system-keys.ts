import { showPlaying, takeMediaKeys } from '#web/audio/media-keys.ts';
import type { Player } from '#web/conversation/player/player.ts';
import { stepSentence } from '#web/stage/line/line.tsx';
import { nameOf } from '#web/stage/people.ts';
import type { StageSession } from '#web/stage/use-stage-session.ts';
import { artworkOf } from './artwork.ts';

/** The player owns these keys until it closes. */
export const takeSystemKeys = ({ player, microphone }: StageSession, left: AbortSignal): void => {
  if (left.aborted) return;
  const giveBack = takeMediaKeys(navigator.mediaSession, {
    play: () => player.send({ kind: 'play' }),
    pause: () => player.send({ kind: 'pause' }),
    next: () => player.send({ kind: 'next' }),
    previous: () => player.send({ kind: 'previous' }),
    sentence: (by) => stepSentence(player, by),
    microphone: microphone.press,
  });
  const show = createShow(player);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      show();
    }, afterPress);
  };
  const unfollow = player.state.subscribe(soon);
  show();
  left.addEventListener('abort', () => {
    giveBack();
    clearTimeout(timer);
    unfollow();
  });
};

/** In ms. The system's display waits until the screen has painted. */
const afterPress = 250;

const createShow = (player: Player): (() => void) => {
  let shown = '';
  return () => {
    const message = player.script()?.messages[0]?.message;
    const { playing } = player.state.current();
    const key = `${message?.id ?? ''}${playing}`;
    if (key === shown) return;
    shown = key;
    const artist = message ? nameOf(message.from) : '';
    showPlaying(navigator.mediaSession, {
      title: message?.subject ?? 'Flow',
      artist,
      artwork: artworkOf(artist === '' ? 'Flow' : artist),
      playing,
    });
  };
};
