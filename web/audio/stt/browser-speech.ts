// The browser's own speech recognition, as far as Flow needs it. TypeScript does not know it, and no two browsers have it alike.

/** `others`: what else it may have been, the likeliest first. */
export type HeardPiece = { text: string; final: boolean; others?: readonly string[] };

export type BrowserSpeech = {
  /** Throws where it is running already. */
  start: () => void;
  abort: () => void;
};

export type BrowserEvents = {
  onStart: () => void;
  /** All of the session's pieces, as they stand now. */
  onPieces: (pieces: readonly HeardPiece[]) => void;
  onError: (code: string) => void;
  /** It may never come, above all after an error. */
  onEnd: () => void;
};

/**
 * One session that listens; null where the browser has none. It is given Flow's own microphone's sound, out of which Flow is taken, where
 * the browser takes one; others open a microphone of their own, and pass over what they are given.
 */
export const browserSpeech = (on: BrowserEvents, track: () => Sound | null): BrowserSpeech | null => {
  const Recognition = found();
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
    onresult: ({ results }: { results: Results }) => on.onPieces(Array.from(results, pieceOf)),
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

const pieceOf = (result: Result): HeardPiece => {
  const [text = '', ...others] = Array.from(result, ({ transcript }) => transcript);
  return { text, final: result.isFinal, others };
};

type Results = ArrayLike<Result>;
type Result = ArrayLike<{ transcript: string }> & { isFinal: boolean };
type Sound = Pick<MediaStreamTrack, 'readyState'>;
type Recognition = new () => { start: (sound?: Sound) => void; abort: () => void };

const found = (): Recognition | null => {
  const one: unknown =
    Reflect.get(globalThis, 'SpeechRecognition') ?? Reflect.get(globalThis, 'webkitSpeechRecognition');
  return isRecognition(one) ? one : null;
};

const isRecognition = (one: unknown): one is Recognition => typeof one === 'function';
