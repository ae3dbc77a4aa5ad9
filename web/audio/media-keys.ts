// The keys of headsets and keyboards, and what the system shows as now playing.

/** What of the browser's own is needed for it. */
type Session = Pick<MediaSession, 'metadata' | 'playbackState' | 'setActionHandler'>;

export type MediaKeys = {
  play: () => void;
  pause: () => void;
  next: () => void;
  previous: () => void;
  /** One sentence on or back. */
  sentence: (by: 1 | -1) => void;
  /** The key that mutes a microphone. */
  microphone: () => void;
};

/** Gives the media keys to the player; the function returned gives them back. */
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

/** A browser that does not know a key throws. */
const handle = (session: Session, name: Name, does: (() => void) | null): void => {
  try {
    // The last of them is not in its types yet.
    Reflect.apply(session.setActionHandler, session, [name, does]);
  } catch {
    // That key stays the browser's.
  }
};

/** What the system's own player shows. */
export const showPlaying = (
  session: Session | undefined,
  of: { title: string; artist: string; playing: boolean },
): void => {
  if (!session) return;
  session.metadata = new MediaMetadata({ title: of.title, artist: of.artist });
  session.playbackState = of.playing ? 'playing' : 'paused';
};
