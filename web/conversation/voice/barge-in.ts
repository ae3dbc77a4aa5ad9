// Barge-in: Flow lowers its voice for possible speech and stops for real speech. It resumes if the person said nothing to Flow.
import type { ScreenVoice, Voice } from '#web/audio/tts/voice.ts';
import type { Player } from '#web/conversation/player/player.ts';

export type BargeIn = {
  duck: (ducked: boolean) => void;
  take: () => void;
  goOnExactly: () => void;
  /** Repeats the interrupted sentence, or resumes an answer. */
  goOnWithSentence: () => void;
  /** Drops the interrupted speech. Speaks the results of `work` after it ends. */
  answer: (work: () => void) => void;
  /** Like `answer`, but waits while the person speaks again. A new request drops the results. */
  answerLater: (work: () => void) => void;
  /** Speaks between sentences, or when the person finishes. */
  tell: (words: string) => void;
  /** Words that reached the loudspeaker. Queued words stay silent after the person speaks. */
  spokenLately: Voice['spokenLately'];
};

type World = {
  player: Pick<Player, 'hush' | 'state' | 'tell'>;
  voice: ScreenVoice;
  answers: () => readonly string[];
};

export const createBargeIn = (world: World): BargeIn => {
  const { player, voice } = world;
  let held: 'no' | 'paused' | 'hushed' = 'no';
  let since = 0;
  const ducking = createDucking(voice);
  const free = (): void => {
    held = 'no';
    ducking.duck(false);
  };
  const hush = (): void => {
    held = 'hushed';
    player.hush(true);
  };
  const answer = (work: () => void): void => {
    player.hush(true);
    voice.stop();
    try {
      work();
    } finally {
      free();
      player.hush(false);
    }
  };
  return {
    duck: (ducked) => {
      if (held === 'no') ducking.duck(ducked);
    },
    take: () => {
      if (held !== 'no') return;
      since = performance.now();
      // The pause between two mails ends on a timer, which must not run while somebody speaks.
      if (isResting(world) && !ducking.spoke() && !voice.speaking()) return hush();
      held = 'paused';
      voice.pause();
    },
    goOnExactly: () => {
      if (held === 'hushed') player.hush(false);
      if (held === 'paused') voice.resume();
      free();
    },
    goOnWithSentence: () => {
      if (held === 'paused' && !isReading(world)) voice.resume();
      else if (held !== 'no') readAgain(player);
      free();
    },
    spokenLately: () => (held === 'no' ? voice.spokenLately() : upTo(since, voice.spokenLately())),
    answer,
    answerLater: (work) => {
      if (held === 'no') return answer(work);
      hush();
      work();
    },
    tell: (words) => {
      if (held === 'paused') hush();
      player.tell(words);
    },
  };
};

/** `spoke`: Flow spoke when it lowered its voice. A voice that cannot duck is silent from then on. */
const createDucking = (voice: Voice) => {
  let spoke = false;
  return {
    spoke: () => spoke,
    duck: (ducked: boolean): void => {
      spoke = ducked && voice.speaking();
      voice.duck(ducked);
    },
  };
};

const readAgain = (player: World['player']): void => {
  player.hush(true);
  player.hush(false);
};

const upTo = (end: number, spoken: ReturnType<Voice['spokenLately']>): ReturnType<Voice['spokenLately']> =>
  spoken.map((one) => ({ ...one, to: Math.min(one.to, end) }));

const isResting = ({ player }: World): boolean => player.state.current().playing && player.state.current().atEnd;

const isReading = ({ player, voice, answers }: World): boolean => {
  const { playing, atEnd } = player.state.current();
  return playing && !atEnd && !answers().includes(voice.latest()?.text ?? '');
};
