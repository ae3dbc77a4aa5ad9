// The browser's SpeechRecognition, which TypeScript does not know and browsers implement differently.

/** `others`: alternatives, the most likely first. */
export type HeardChunk = { text: string; final: boolean; others?: readonly string[] };

export type BrowserSpeech = {
  /** Throws if it is running. */
  start: () => void;
  abort: () => void;
};

export type BrowserEvents = {
  onStart: () => void;
  /** All results of the session so far. */
  onChunks: (chunks: readonly HeardChunk[]) => void;
  onError: (code: string) => void;
  /** May never come, especially after an error. */
  onEnd: () => void;
};

/**
 * A session, or null. It uses Flow's echo-cancelled microphone track if the browser accepts one. Other browsers open their own
 * microphone and ignore it.
 */
export const browserSpeech = (on: BrowserEvents, track: () => Sound | null): BrowserSpeech | null => {
  const Recognition = recognition();
  if (Recognition === null) return null;
  const one = new Recognition();
  Object.assign(one, {
    lang: 'en-US',
    continuous: true,
    interimResults: true,
    maxAlternatives: 5,
    onstart: on.onStart,
    onend: on.onEnd,
    onerror: ({ error }: { error?: string }) => on.onError(error ?? 'unknown'),
    onresult: ({ results }: { results: Results }) => on.onChunks(Array.from(results, chunkOf)),
  });
  return {
    start: () => {
      const sound = track();
      if (sound?.readyState === 'live') one.start(sound);
      else one.start();
    },
    abort: () => one.abort(),
  };
};

const chunkOf = (result: Result): HeardChunk => {
  const [text = '', ...others] = Array.from(result, ({ transcript }) => transcript);
  return { text, final: result.isFinal, others };
};

type Results = ArrayLike<Result>;
type Result = ArrayLike<{ transcript: string }> & { isFinal: boolean };
type Sound = Pick<MediaStreamTrack, 'readyState'>;
type Recognition = new () => { start: (sound?: Sound) => void; abort: () => void };

const recognition = (): Recognition | null => {
  const one: unknown =
    Reflect.get(globalThis, 'SpeechRecognition') ?? Reflect.get(globalThis, 'webkitSpeechRecognition');
  return isRecognition(one) ? one : null;
};

const isRecognition = (one: unknown): one is Recognition => typeof one === 'function';
