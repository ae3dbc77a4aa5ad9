// Recent audible speech with times, to recognise it in the microphone.
import type { SpokenBy } from '#domain/speech.ts';
import type { Heard, Reading } from './voice.ts';

export type SpokenLog = {
  /** Wraps a reading to log it. */
  noting: (reading: Reading) => Reading;
  end: () => void;
  lately: () => readonly Heard[];
};

/** Milliseconds to remember. */
const remembered = 30_000;

export const createSpokenLog = (now: () => number = () => performance.now()): SpokenLog => {
  let heard: Heard[] = [];
  let saying: Saying | null = null;
  const end = (): void => {
    if (saying && saying.said > 0) heard.push(heardOf(saying, now()));
    saying = null;
  };
  return {
    end,
    noting: (reading) => {
      end();
      return {
        ...reading,
        onStart: (at) => {
          saying ??= { reading, from: at, said: 0 };
          reading.onStart?.(at);
        },
        onWord: (said) => {
          saying ??= { reading, from: now(), said };
          saying.said = said;
          reading.onWord(said);
        },
        onEnd: () => {
          if (saying) saying.said = reading.text.length;
          end();
          reading.onEnd();
        },
      };
    },
    lately: () => {
      const since = now() - remembered;
      heard = heard.filter(({ to }) => to >= since);
      if (saying === null || saying.said === 0) return heard;
      return [...heard, heardOf(saying, now())];
    },
  };
};

type Saying = { reading: Reading; from: number; said: number };

const heardOf = ({ reading, from, said }: Saying, to: number): Heard => ({
  text: reading.text.slice(0, said),
  from,
  to,
  by: voiceAt(reading, said),
});

/** Text around a quote, such as closing quotation marks, belongs to nobody. */
const voiceAt = ({ text, by, quote }: Reading, said: number): SpokenBy => {
  if (by === 'quote') return by;
  const isQuoted = quote && quote.from < said && !/[\p{L}\p{N}]/u.test(text.slice(quote.to, said));
  return isQuoted ? 'quote' : 'flow';
};
