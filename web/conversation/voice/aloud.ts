// Speaks captions while the microphone is open. Only this module does that. It skips words that the author of a caption already sent to the
// voice.
import type { ScreenVoice } from '#web/audio/tts/voice.ts';
import type { Player } from '#web/conversation/player/player.ts';
import type { Captions } from '#web/conversation/script/captions.ts';

export type Aloud = {
  lately: () => readonly string[];
  /** Time of the newest reply, as in `performance.now()`. */
  lastAt: () => number;
  say: (words: string, heard?: string) => void;
  /** Speaks the caption of a turn before the reading resumes. */
  during: (work: () => void) => void;
  /** Runs until the caller calls the returned function. */
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
      // Wait because the author may speak it first.
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

const remembered = 8;
