// The ladder of voices: Flow's own, the browser's, silence. Each sentence uses the best. A broken voice gives way in
// mid-sentence, with one announcement and later retries.
import { speakingWords } from '#language/en/app/speaking-words.ts';
import { earcon } from '#web/audio/earcons.ts';
import { output } from '#web/audio/output.ts';
import { createBackOff } from './back-off.ts';
import { createBrowserVoice } from './browser-voice.ts';
import { outLoud } from './out-loud.ts';
import { createServerRung } from './server-rung.ts';
import { systemSpeech } from './system-voices.ts';
import type { Reading, Voice } from './voice.ts';

export type LadderWorld = {
  synthesis: SpeechSynthesis | undefined;
  /** The language of the browser's voices. */
  language: string;
  silent: Voice;
  tell: (words: string) => void;
};

export const createLadder = (world: LadderWorld): Voice => {
  const { silent } = world;
  const browser = browserRung(world, (rest) => fall(rest));
  const server = createServerRung({
    output: output(),
    replaceable: () => browser.voice() !== null,
    onBroken: (rest) => fall(rest),
  });
  const tellOnce = createTellOnce(world.tell);
  let current = silent;
  let ducked = false;
  const best = (): Voice => (outLoud.current() ? loudest() : silent);
  const loudest = (): Voice => server?.voice() ?? browser.voice() ?? silent;
  const turnTo = (next: Voice): void => {
    if (next === current) return;
    current.stop();
    const isLess = outLoud.current() && (next === silent || (next === browser.voice() && current !== silent));
    current = next;
    next.duck(ducked);
    if (isLess) tellLess(next.kind === 'silent' ? 'silent' : 'browser');
  };
  const tellLess = (left: keyof typeof speakingWords): void => {
    tellOnce(speakingWords[left]);
    // Tells listeners who do not look at the screen that sound has ended.
    if (left === 'silent') earcon('error');
  };
  const fall = (rest: Reading): void => {
    turnTo(best());
    current.read(rest);
  };
  return {
    get kind() {
      return best().kind;
    },
    read: (reading) => {
      turnTo(best());
      current.read(reading);
    },
    stop: () => current.stop(),
    duck: (low) => {
      ducked = low;
      current.duck(low);
    },
    pause: () => current.pause(),
    resume: () => current.resume(),
    prefetch: (texts) => best().prefetch(texts),
    level: () => current.level(),
    speaking: () => current.speaking(),
    spokenLately: () =>
      [...(server?.spokenLately() ?? []), ...browser.spokenLately()].toSorted((one, other) => one.from - other.from),
  };
};

/** At most once in a while. */
const createTellOnce = (tell: (words: string) => void): ((words: string) => void) => {
  let at = Number.NEGATIVE_INFINITY;
  return (words) => {
    if (performance.now() - at > repeatNoticeAfter) tell(words);
    at = performance.now();
  };
};

const repeatNoticeAfter = 600_000;

/** Browsers load voices late, so search again on each change. */
const browserRung = ({ synthesis, language }: LadderWorld, onBroken: (rest: Reading) => void) => {
  const backOff = createBackOff();
  let voice: Voice | null = null;
  const find = (): void => {
    const speech = synthesis && voice === null ? systemSpeech(synthesis, language) : null;
    if (speech === null) return;
    voice = createBrowserVoice({
      speech,
      mark: () => earcon('quote'),
      onFine: backOff.fine,
      onBroken: (rest) => {
        backOff.failed();
        onBroken(rest);
      },
    });
  };
  find();
  synthesis?.addEventListener('voiceschanged', find);
  return {
    /** Null during back-off. */
    voice: () => (backOff.isOver() ? voice : null),
    spokenLately: () => voice?.spokenLately() ?? [],
  };
};
