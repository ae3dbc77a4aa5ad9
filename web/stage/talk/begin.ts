import { output } from '#web/audio/output.ts';
import type { ScreenVoice } from '#web/audio/tts/voice.ts';
import type { Conversation } from '#web/conversation/voice/conversation.ts';
import { openConversation } from '#web/conversation/voice/open-conversation.ts';
import type { StageSession } from '#web/stage/use-stage-session.ts';

export const begin = async (session: StageSession, voice: ScreenVoice): Promise<Conversation> => {
  const conversation = openConversation(session, voice);
  return {
    ...conversation,
    start: () => {
      output().unlock();
      return conversation.start();
    },
  };
};
