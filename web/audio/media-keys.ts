// The keys of headsets and keyboards, and what the system shows as now playing.

export type MediaKeys = { play: () => void; pause: () => void; next: () => void; previous: () => void };

/** Gives the media keys to the player; the function returned gives them back. */
export const takeMediaKeys = (session: MediaSession | undefined, keys: MediaKeys): (() => void) => {
  if (!session) return () => undefined;
  session.setActionHandler('play', keys.play);
  session.setActionHandler('pause', keys.pause);
  session.setActionHandler('nexttrack', keys.next);
  session.setActionHandler('previoustrack', keys.previous);
  return () => {
    for (const action of ['play', 'pause', 'nexttrack', 'previoustrack'] as const)
      session.setActionHandler(action, null);
    session.metadata = null;
    session.playbackState = 'none';
  };
};

/** What the system's own player shows. */
export const showPlaying = (
  session: MediaSession | undefined,
  of: { title: string; artist: string; playing: boolean },
): void => {
  if (!session) return;
  session.metadata = new MediaMetadata({ title: of.title, artist: of.artist });
  session.playbackState = of.playing ? 'playing' : 'paused';
};
