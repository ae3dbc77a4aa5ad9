// A real assistant session for tests that stores and suggests nothing.
import type { ThreadId } from '#domain/id.ts';
import type { Voice } from '#web/audio/tts/voice.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import { createAssistantSession, type SessionWorld } from '#web/conversation/session/create-assistant-session.ts';
import { recordingVoice } from './recording-voice.ts';

type Queued = { queue: readonly ThreadId[]; aside?: readonly ThreadId[]; voice?: Voice } & Partial<
  Pick<SessionWorld, 'now' | 'onSession' | 'offer' | 'shutMicrophone'>
>;

/** Alex's, with these threads in the inbox. */
export const quietAssistant = ({ queue, aside = [], voice, ...around }: Queued): AssistantSession => {
  const assistant = createAssistantSession({
    user: { email: 'alex@northwind.example', name: 'Alex Moreau' },
    voice: voice ?? recordingVoice({ kind: 'silent' }),
    storage: { getItem: () => null, setItem: () => {} },
    positionKey: 'place',
    now: () => 0,
    onHeard: () => {},
    onLast: () => {},
    onSession: () => {},
    shutMicrophone: () => false,
    offer: () => {},
    offerDraft: () => {},
    ...around,
  });
  assistant.player.send({ kind: 'mailbox', ranked: { queue, aside }, urgent: new Set(), settling: false });
  return assistant;
};
