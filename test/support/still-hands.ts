// The hands of a person for tests of what is said and done: the real ones, which remember nothing and offer nothing.
import type { ThreadId } from '#domain/id.ts';
import type { Voice } from '#web/audio/tts/voice.ts';
import type { Hands } from '#web/conversation/handlers/utter.ts';
import { createHands, type HandsOf } from '#web/conversation/session/hands.ts';
import { toldVoice } from './told-voice.ts';

type Queued = { queue: readonly ThreadId[]; aside?: readonly ThreadId[]; voice?: Voice } & Partial<
  Pick<HandsOf, 'now' | 'onSession' | 'offer' | 'shutMicrophone'>
>;

/** Of Alex, with these threads in the inbox. */
export const stillHands = ({ queue, aside = [], voice, ...around }: Queued): Hands => {
  const hands = createHands({
    user: { email: 'alex@northwind.example', name: 'Alex Moreau' },
    voice: voice ?? toldVoice({ kind: 'silent' }),
    storage: { getItem: () => null, setItem: () => {} },
    placeKey: 'place',
    now: () => 0,
    onHeard: () => {},
    onLast: () => {},
    onSession: () => {},
    shutMicrophone: () => false,
    offer: () => {},
    offerDraft: () => {},
    ...around,
  });
  hands.player.send({ kind: 'mailbox', ranked: { queue, aside }, urgent: new Set(), settling: false });
  return hands;
};
