// What Flow answers by caption is heard too, while the microphone is open: the one place that makes captions spoken. What was given to
// the voice by those who wrote the caption is not said twice.
import type { ScreenVoice } from '#web/audio/tts/voice.ts';
import type { Player } from '#web/conversation/player/player.ts';
import type { Captions } from '#web/conversation/script/captions.ts';

export type Aloud = {
  /** What Flow said lately, aloud or not; the newest is the last. */
  lately: () => readonly string[];
  /** When the newest of it was put, as `performance.now()` counts. */
  lastAt: () => number;
  /** Says it now, in words of Flow's own, and shows it. */
  say: (words: string, heard?: string) => void;
  /** A turn's own work: its caption is told before the floor is given back. */
  during: (work: () => void) => void;
  /** From now on, until the function it returns is called. */
  follow: () => () => void;
};

type World = { captions: Captions; player: Pick<Player, 'tell'>; voice: Pick<ScreenVoice, 'latest'> };

export const createAloud = ({ captions, player, voice }: World): Aloud => {
  let lately: readonly string[] = [];
  let turn = captions.current()?.turn ?? 0;
  let working = false;
  let lastAt = 0;
  const tell = (words: string): void => {
    if (voice.latest()?.text !== words) player.tell(words);
  };
  const caught = (): string | null => {
    const caption = captions.current();
    if (caption === null || caption.turn === turn) return null;
    turn = caption.turn;
    lastAt = performance.now();
    lately = [...lately.slice(1 - remembered), caption.flow];
    return caption.flow;
  };
  const follow = (): (() => void) => {
    caught();
    return captions.subscribe(() => {
      if (working) return;
      const isAnswer = captions.current()?.you !== null;
      const words = caught();
      // Whoever wrote it may be about to say it.
      if (words !== null && isAnswer) queueMicrotask(() => tell(words));
    });
  };
  return {
    lately: () => lately,
    lastAt: () => lastAt,
    say: (words, heard) => {
      captions.say(words, heard);
      caught();
      tell(words);
    },
    during: (work) => {
      working = true;
      try {
        work();
      } finally {
        working = false;
      }
      const words = caught();
      if (words !== null && words !== '') tell(words);
    },
    follow,
  };
};

/** Answers; more are not said while what was read is still compared. */
const remembered = 8;
