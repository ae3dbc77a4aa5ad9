// Barge-in: Flow grows soft for what might be speech, falls silent for what is, and goes on, exactly where it was or with the
// sentence, once it turns out that nothing was said to it.
import type { ScreenVoice, Voice } from '#web/audio/tts/voice.ts';
import type { Player } from '#web/conversation/player/player.ts';

export type BargeIn = {
  duck: (ducked: boolean) => void;
  /** The person speaks: silent at once. */
  take: () => void;
  /** As if nothing had been. */
  goOnExactly: () => void;
  /** The sentence that was interrupted is read again; an answer goes on where it was. */
  goOnWithSentence: () => void;
  /** What was being said is over: the words of the person count. What they set off is said once `work` is done. */
  answer: (work: () => void) => void;
  /** The same while the person speaks again: what it sets off waits until that is over, and is left unsaid where they ask for something else. */
  answerLater: (work: () => void) => void;
  /** Says it between what is read, or once the person is done. */
  tell: (words: string) => void;
  /** What could be heard lately; what waits since the person spoke was silent from then on. */
  spokenLately: Voice['spokenLately'];
};

type World = {
  player: Pick<Player, 'hush' | 'state' | 'tell'>;
  voice: ScreenVoice;
  /** What Flow answered lately. */
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
      // A pause between two mails ends by itself, and must not while somebody speaks.
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

/** `spoke`: Flow did when it grew soft; a voice that cannot be low is silent since. */
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

/** A sentence of a mail, and no answer before it. */
const isReading = ({ player, voice, answers }: World): boolean => {
  const { playing, atEnd } = player.state.current();
  return playing && !atEnd && !answers().includes(voice.latest()?.text ?? '');
};
