// The ladder of recognisers: the browser's if chosen and working, else Flow's own on the server. Without either, speech input fails with
// the reason.
import { Problem } from '#domain/problem.ts';
import { prepareHearing } from '#web/data/voice.ts';
import { type BrowserRecogniser, createBrowserRecogniser } from './browser-recogniser.ts';
import { browserSpeech } from './browser-speech.ts';
import type { Recogniser, Vocabulary } from './recogniser.ts';
import { createServerRecogniser } from './server-recogniser.ts';

export type ChosenRecogniser = Recogniser & {
  /** The next turn will be in this state. */
  prepare: (vocabulary: Vocabulary) => void;
  attend: (on: boolean) => void;
  begins: () => void;
};

export const chooseRecogniser = (
  listener: 'flow' | 'browser',
  { server, browser }: { server: Recogniser; browser: BrowserRecogniser },
): ChosenRecogniser => {
  if (listener === 'flow')
    return {
      transcribe: server.transcribe,
      // The turn itself tells of a failure.
      prepare: (vocabulary) => void prepareHearing(vocabulary).catch(() => {}),
      attend: () => {},
      begins: () => {},
    };
  return {
    prepare: () => {},
    attend: browser.attend,
    begins: browser.begins,
    transcribe: async (samples, request, on, signal) => {
      const heard = await browser.transcribe(samples, request, on, signal).catch(() => null);
      signal.throwIfAborted();
      if (heard !== null && heard.text !== '') return heard;
      // It heard nothing during speech, or failed. If it is the only one, it hears the next turn.
      return server.transcribe(samples, request, on, signal).catch((cause: unknown) => {
        if (heard !== null && cause instanceof Problem && cause.code === 'speech.no-ears') return heard;
        throw cause;
      });
    },
  };
};

/** `track`: the open microphone's echo-cancelled track. */
export const recognisersHere = (track: () => MediaStreamTrack | null) => ({
  server: createServerRecogniser(),
  browser: createBrowserRecogniser((on) => browserSpeech(on, track)),
});
