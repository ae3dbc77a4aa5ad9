// Media keys, and the system's now-playing display.

/** The used part of the browser's media session. */
type Session = Pick<MediaSession, 'metadata' | 'playbackState' | 'setActionHandler'>;

export type MediaKeys = {
  play: () => void;
  pause: () => void;
  next: () => void;
  previous: () => void;
  sentence: (by: 1 | -1) => void;
  microphone: () => void;
};

/** Returns a function that gives the keys back. */
export const takeMediaKeys = (session: Session | undefined, keys: MediaKeys): (() => void) => {
  if (!session) return () => undefined;
  const actions = {
    play: keys.play,
    pause: keys.pause,
    stop: keys.pause,
    nexttrack: keys.next,
    previoustrack: keys.previous,
    seekforward: () => keys.sentence(1),
    seekbackward: () => keys.sentence(-1),
    togglemicrophone: keys.microphone,
  } satisfies Record<Name, () => void>;
  for (const name of names) handle(session, name, actions[name]);
  return () => {
    for (const name of names) handle(session, name, null);
    session.metadata = null;
    session.playbackState = 'none';
  };
};

const names = [
  'play',
  'pause',
  'stop',
  'nexttrack',
  'previoustrack',
  'seekforward',
  'seekbackward',
  'togglemicrophone',
] as const;
type Name = (typeof names)[number];

/** Browsers throw for unknown keys. */
const handle = (session: Session, name: Name, does: (() => void) | null): void => {
  try {
    // TypeScript does not know the last one yet.
    Reflect.apply(session.setActionHandler, session, [name, does]);
  } catch {
    // The browser keeps that key.
  }
};

/** Shown by the system's own player. */
export const showPlaying = (
  session: Session | undefined,
  { artwork, playing, ...words }: { title: string; artist: string; artwork: MediaImage | null; playing: boolean },
): void => {
  if (!session) return;
  session.metadata = new MediaMetadata({ ...words, artwork: artwork === null ? [] : [artwork] });
  session.playbackState = playing ? 'playing' : 'paused';
};
