import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';

/** On the screen and aloud. */
export const tell = (words: string, heard: string | undefined, { captions, player }: AssistantSession): void => {
  captions.say(words, heard);
  player.tell(words);
};
