// A player for tests of what is said and done: it reads nothing aloud, and remembers nothing.
import { threadOf } from '#web/conversation/acts.ts';
import { createPlayer, type Player } from '#web/conversation/player.ts';

export const stillPlayer = (): Player =>
  createPlayer({
    voice: { kind: 'silent', read: () => {}, stop: () => {} },
    storage: { getItem: () => null, setItem: () => {} },
    placeKey: 'place',
    now: () => 0,
    threadOf,
    onHeard: () => {},
    onSession: () => {},
    onMoved: () => {},
  });
