// The availability of Flow's own voice: the server's answer, and the back-off after failures.
import type { Output } from '#web/audio/output.ts';
import { hasNetwork, standIn } from '#web/data/stand-in.ts';
import { askVoice, fetchSpeech } from '#web/data/voice.ts';
import { createBackOff } from './back-off.ts';
import type { Say } from './clip.ts';
import { createServerVoice } from './server-voice.ts';
import type { Reading, Voice } from './voice.ts';

export type ServerRung = {
  voice: () => Voice | null;
  /** Its recent speech stays known while it is away. */
  spokenLately: Voice['spokenLately'];
};

type World = {
  output: Output;
  replaceable: () => boolean;
  onBroken: (rest: Reading) => void;
};

/** Milliseconds to wait for sound. Longer if only silence would replace it. */
const patience = { replaceable: 900, alone: 3000 } as const;

/** Milliseconds before asking the server again: without an answer, and without a voice. */
const askedAgain = { unanswered: 2000, none: 300_000 } as const;

/** Null in the demo, which has no server. */
export const createServerRung = ({ output, replaceable, onBroken }: World): ServerRung | null => {
  if (standIn() !== null) return null;
  const backOff = createBackOff();
  let voices: number | null = null;
  let askAt = 0;
  const askIn = (ms: number): void => {
    askAt = performance.now() + ms;
  };
  const ask = async (): Promise<void> => {
    askIn(askedAgain.unanswered);
    voices = (await askVoice()).speaking.voices;
    askIn(askedAgain.none);
  };
  const check = (): void => {
    if ((voices ?? 0) === 0 && performance.now() >= askAt) void ask().catch(() => askIn(askedAgain.unanswered));
  };
  const voice = createServerVoice({
    output,
    say: askFor,
    voices: () => voices ?? 0,
    patience: () => (replaceable() ? patience.replaceable : patience.alone),
    onFine: backOff.fine,
    onBroken: (rest) => {
      backOff.failed();
      onBroken(rest);
    },
  });
  check();
  return {
    voice: () => {
      check();
      return (voices ?? 0) > 0 && backOff.isOver() && hasNetwork() ? voice : null;
    },
    spokenLately: voice.spokenLately,
  };
};

const askFor: Say = async ({ text, by, speed }, cancelled) => {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetchSpeech({ input: text, voice: by, speed }, cancelled);
    if (answer.status !== busy.status || tries === busy.tries) return answer;
    await new Promise((resolve) => setTimeout(resolve, busy.wait));
  }
};

/** The server is busy with other requests, and a short wait helps. */
const busy = { status: 429, tries: 3, wait: 250 } as const;
