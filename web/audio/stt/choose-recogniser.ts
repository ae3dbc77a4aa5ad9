// The ladder of recognisers: the browser's where the person chose it and it works, else Flow's own on the server. Without either there is no
// speech in, and whoever asked is told why.
import { Problem } from '#domain/problem.ts';
import { type BrowserRecogniser, createBrowserRecogniser } from './browser-recogniser.ts';
import { browserSpeech } from './browser-speech.ts';
import type { Recogniser } from './recogniser.ts';
import { createServerRecogniser } from './server-recogniser.ts';

export type ChosenRecogniser = Pick<Recogniser, 'transcribe'> & {
  /** The microphone is open, or is no more. */
  attend: (on: boolean) => void;
  /** A turn of speech may have begun. */
  begins: () => void;
};

export const chooseRecogniser = (
  listener: 'flow' | 'browser',
  { server, browser }: { server: Recogniser; browser: BrowserRecogniser },
): ChosenRecogniser => {
  if (listener === 'flow') return { transcribe: server.transcribe, attend: () => {}, begins: () => {} };
  return {
    attend: browser.attend,
    begins: browser.begins,
    transcribe: async (samples, wanted, on, signal) => {
      const heard = await browser.transcribe(samples, wanted, on, signal).catch(() => null);
      signal.throwIfAborted();
      if (heard !== null && heard.text !== '') return heard;
      // It heard nothing where somebody spoke, or is gone. Where it is the only one, it will hear the next.
      return server.transcribe(samples, wanted, on, signal).catch((cause: unknown) => {
        if (heard !== null && cause instanceof Problem && cause.code === 'speech.no-ears') return heard;
        throw cause;
      });
    },
  };
};

/** `track`: of the open microphone, with what Flow says taken out of it. */
export const recognisersHere = (track: () => MediaStreamTrack | null) => ({
  server: createServerRecogniser(),
  browser: createBrowserRecogniser((on) => browserSpeech(on, track)),
});
