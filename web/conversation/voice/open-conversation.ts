import { earcon } from '#web/audio/earcons.ts';
import { createHearing } from '#web/audio/hearing/create-hearing.ts';
import { chooseRecogniser, recognisersHere } from '#web/audio/stt/choose-recogniser.ts';
import type { ScreenVoice } from '#web/audio/tts/voice.ts';
import { journal } from '#web/commands/dispatch.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import { loadIntentModels } from '#web/conversation/session/load-intent-models.ts';
import { turnLog } from '#web/data/turn-log.ts';
import { chosenListener, listensHidden } from '#web/data/voice-choices.ts';
import { sessionLapsed } from '#web/session/session.ts';
import { type Conversation, createConversation } from './conversation.ts';
import { createTurnRecords } from './turn-record.ts';
import { namesKnown } from './vocabulary.ts';

export const openConversation = (assistant: AssistantSession, voice: ScreenVoice): Conversation => {
  const hearing = createHearing();
  const listener = chosenListener.current() === 'browser' ? 'browser' : 'flow';
  const recogniser = chooseRecogniser(listener, recognisersHere(hearing.track));
  void loadIntentModels();
  hearing.listen(({ kind }) => kind === 'started' && recogniser.begins());
  hearing.state.subscribe(() => recogniser.attend(hearing.state.current() === 'open'));
  const records = createTurnRecords({
    log: turnLog(),
    spokenLately: voice.spokenLately,
    names: namesKnown,
    journal,
  });
  const conversation = createConversation({
    assistant,
    voice,
    hearing,
    recogniser,
    earcon: (kind) => {
      if (earcon(kind) > 0) records.sounded();
    },
    listenHidden: listensHidden.current,
    record: records.record,
    lapsed: sessionLapsed,
  });
  const end = (): void => {
    conversation.end();
    records.end();
  };
  return { ...conversation, end };
};
