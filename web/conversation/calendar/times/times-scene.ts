// Understands words about the times that the mail at hand offers, while it plays.
import { parseOfferedTimes } from '#language/calendar/offered-times.ts';
import { worldOf } from '#web/conversation/calendar/agenda-world.ts';
import { knowSpokenEvent } from '#web/conversation/calendar/spoken-event.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import type { ConversationScene } from '#web/conversation/session/conversation-scene.ts';
import { currentCalendar } from '#web/data/calendar.ts';
import { doTimes } from './do-times.ts';
import type { Offered } from './offered-options.ts';

/** Returns how to leave. */
export const enterTimes = (offered: () => Offered, assistant: AssistantSession): (() => void) => {
  knowSpokenEvent(assistant);
  return assistant.scenes.enter(sceneOf(offered, assistant));
};

const sceneOf = (offered: () => Offered, assistant: AssistantSession): ConversationScene => ({
  name,
  understand: (heard) => {
    const request = parseOfferedTimes(heard);
    // Flow asks before anything happens, so it needs no other question.
    return (
      request && { kind: 'scene', scene: name, name: request.does, words: heard, steers: true, asked: 'That time?' }
    );
  },
  hints: () => ['accept the first', 'none of these work'],
  handlers: {
    scene: (intent, heard) => {
      const request = intent.scene === name ? parseOfferedTimes(heard) : null;
      if (request === null) return null;
      doTimes(request, heard, offered(), { assistant, world: worldOf(currentCalendar()) });
      return { kind: 'done' };
    },
  },
});

const name = 'times';
