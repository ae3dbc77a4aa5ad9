// Whether Flow's own voice is there: what the server says of itself, and how long it is left alone after it failed. It comes back by
// itself.
import type { Output } from '#web/audio/output.ts';
import { hasNetwork, standIn } from '#web/data/stand-in.ts';
import { askVoice, fetchSpeech } from '#web/data/voice.ts';
import type { Say } from './clip.ts';
import { createServerVoice } from './server-voice.ts';
import type { Reading, Voice } from './voice.ts';

export type ServerRung = {
  /** Null while it is not to be tried. */
  voice: () => Voice | null;
  /** What it said lately stays known while it is away. */
  spokenLately: Voice['spokenLately'];
};

type World = {
  output: Output;
  /** Another voice can be heard in its place. */
  replaceable: () => boolean;
  onBroken: (rest: Reading) => void;
};

/** In ms: how long sound is waited for; where only silence would come instead, longer. */
const patience = { replaceable: 900, alone: 3000 } as const;

/** In ms: after a failure, after each that follows, and before it is asked again what there is. */
const away = { first: 2000, most: 60_000, none: 300_000 } as const;

/** Null in a demonstration, where there is no server. */
export const createServerRung = ({ output, replaceable, onBroken }: World): ServerRung | null => {
  if (standIn() !== null) return null;
  let voices: number | null = null;
  let failures = 0;
  let againAt = 0;
  const later = (ms: number): void => {
    againAt = performance.now() + ms;
  };
  const ask = async (): Promise<void> => {
    later(away.first);
    voices = (await askVoice()).speaking.voices;
    againAt = voices === 0 ? performance.now() + away.none : 0;
  };
  const look = (): void => {
    if ((voices === null || voices === 0) && performance.now() >= againAt) void ask().catch(() => later(away.first));
  };
  const voice = createServerVoice({
    output,
    say: askFor,
    voices: () => voices ?? 0,
    patience: () => (replaceable() ? patience.replaceable : patience.alone),
    onFine: () => {
      failures = 0;
    },
    onBroken: (rest) => {
      later(Math.min(away.most, away.first * 2 ** failures));
      failures += 1;
      onBroken(rest);
    },
  });
  look();
  return {
    voice: () => {
      look();
      return (voices ?? 0) > 0 && performance.now() >= againAt && hasNetwork() ? voice : null;
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

/** Others are spoken to as well: it is a matter of a moment. */
const busy = { status: 429, tries: 3, wait: 250 } as const;
