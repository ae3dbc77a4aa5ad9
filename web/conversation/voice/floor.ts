// Who has the floor: Flow grows soft for what might be speech, falls silent for what is, and goes on, exactly where it was or with the
// sentence, once it turns out that nothing was said to it.
import type { ScreenVoice, Voice } from '#web/audio/tts/voice.ts';
import type { Player } from '#web/conversation/player.ts';

export type Floor = {
  duck: (ducked: boolean) => void;
  /** The person speaks: silent at once. */
  take: () => void;
  /** As if nothing had been. */
  goOnExactly: () => void;
  /** The sentence that was interrupted is read again; an answer goes on where it was. */
  goOnWithSentence: () => void;
  /** What was being said is over: the words of the person count. What they set off is said once `work` is done. */
  answer: (work: () => void) => void;
  /** What could be heard lately; what waits since the person spoke was silent from then on. */
  spokenLately: Voice['spokenLately'];
};

type World = {
  player: Pick<Player, 'hush' | 'state'>;
  voice: ScreenVoice;
  /** What Flow answered lately. */
  answers: () => readonly string[];
};

export const createFloor = ({ player, voice, answers }: World): Floor => {
  let held: 'no' | 'paused' | 'hushed' = 'no';
  let since = 0;
  const isResting = (): boolean => player.state.current().playing && player.state.current().atEnd;
  /** A sentence of a mail, and no answer before it. */
  const isReading = (): boolean => {
    const { playing, atEnd } = player.state.current();
    return playing && !atEnd && !answers().includes(voice.latest()?.text ?? '');
  };
  const free = (): void => {
    held = 'no';
    voice.duck(false);
  };
  return {
    duck: (ducked) => {
      if (held === 'no') voice.duck(ducked);
    },
    take: () => {
      if (held !== 'no') return;
      since = performance.now();
      // A pause between two mails ends by itself, and must not while somebody speaks.
      if (isResting() && !voice.speaking()) {
        held = 'hushed';
        return player.hush(true);
      }
      held = 'paused';
      voice.pause();
    },
    goOnExactly: () => {
      if (held === 'hushed') player.hush(false);
      if (held === 'paused') voice.resume();
      free();
    },
    goOnWithSentence: () => {
      if (held === 'paused' && !isReading()) voice.resume();
      else if (held !== 'no') {
        player.hush(true);
        player.hush(false);
      }
      free();
    },
    spokenLately: () =>
      voice.spokenLately().map((one) => (held === 'no' ? one : { ...one, to: Math.min(one.to, since) })),
    answer: (work) => {
      player.hush(true);
      voice.stop();
      try {
        work();
      } finally {
        free();
        player.hush(false);
      }
    },
  };
};
