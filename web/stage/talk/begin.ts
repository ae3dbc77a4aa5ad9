import { output } from '#web/audio/output.ts';
import type { ScreenVoice } from '#web/audio/tts/voice.ts';
import type { Conversation } from '#web/conversation/voice/conversation.ts';
import { openConversation } from '#web/conversation/voice/open-conversation.ts';
import type { Hands } from '#web/stage/use-player.ts';

export const begin = async (hands: Hands, voice: ScreenVoice): Promise<Conversation> => {
  const conversation = openConversation(hands, voice);
  return {
    ...conversation,
    start: () => {
      output().unlock();
      return conversation.start();
    },
  };
};
