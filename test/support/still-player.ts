import { threadOf } from '#web/conversation/mail/acts.ts';
import { createPlayer, type Player } from '#web/conversation/player/player.ts';
import { recordingVoice } from './recording-voice.ts';

export const stillPlayer = (): Player =>
  createPlayer({
    voice: recordingVoice({ kind: 'silent' }),
    storage: { getItem: () => null, setItem: () => {} },
    positionKey: 'place',
    now: () => 0,
    threadOf,
    onHeard: () => {},
    onLast: () => {},
    onSession: () => {},
    onMoved: () => {},
  });
