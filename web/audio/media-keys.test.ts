import { expect, test } from 'vitest';
import { takeMediaKeys } from './media-keys.ts';

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
