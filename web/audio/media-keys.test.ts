import { afterEach, expect, test, vi } from 'vitest';
import { showPlaying, takeMediaKeys } from './media-keys.ts';

afterEach(() => vi.unstubAllGlobals());

test('media keys: takes the supported keys and gives them back', () => {
  const taken = new Map<string, MediaSessionActionHandler | null>();
  const pressed: string[] = [];
  const session = {
    metadata: null,
    playbackState: 'playing' as const,
    setActionHandler: (name: string, does: MediaSessionActionHandler | null) => {
      if (name === 'togglemicrophone') throw new TypeError('not known here');
      taken.set(name, does);
    },
  };
  const note = (name: string) => () => void pressed.push(name);
  const giveBack = takeMediaKeys(session, {
    play: note('play'),
    pause: note('pause'),
    next: note('next'),
    previous: note('previous'),
    sentence: (by) => pressed.push(`sentence ${by}`),
    microphone: note('microphone'),
  });
  for (const does of taken.values()) does?.({ action: 'play' });
  expect(pressed).toEqual(['play', 'pause', 'pause', 'next', 'previous', 'sentence 1', 'sentence -1']);
  giveBack();
  expect(new Set(taken.values())).toEqual(new Set([null]));
});

test('the system’s player: names what plays, with a picture where there is one', () => {
  vi.stubGlobal('MediaMetadata', function (this: object, given: object) {
    Object.assign(this, given);
  });
  const session: Parameters<typeof showPlaying>[0] = {
    metadata: null,
    playbackState: 'none',
    setActionHandler: () => {},
  };
  const artwork = { src: 'data:image/png;base64,AA', sizes: '512x512', type: 'image/png' };
  showPlaying(session, { title: 'The berth', artist: 'Maya', artwork, playing: true });
  expect(session).toMatchObject({
    metadata: { title: 'The berth', artist: 'Maya', artwork: [artwork] },
    playbackState: 'playing',
  });
  showPlaying(session, { title: 'The berth', artist: 'Maya', artwork: null, playing: false });
  expect(session).toMatchObject({ metadata: { artwork: [] }, playbackState: 'paused' });
});
