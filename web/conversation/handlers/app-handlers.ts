import { microphoneIsOff, microphoneOff } from '#language/en/app/mode-replies.ts';
import { fallback } from '#language/en/app/replies.ts';
import { talkReply } from '#language/en/app/talk-replies.ts';
import { refusalReply } from '#language/en/app/unsupported-replies.ts';
import type { Control, ParsedUtterance } from '#language/intents/intent.ts';
import { now } from '#web/clock.ts';
import { takeBack } from '#web/conversation/mail/take-back.ts';
import { type ModeControl, steerMode } from '#web/conversation/player/modes.ts';
import { zoneHere } from '#web/conversation/script/zone.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import type { Answer, Handlers } from '#web/conversation/session/conversation-scene.ts';
import { phrasesNow } from '#web/conversation/session/hints.ts';
import { settings } from '#web/data/settings.ts';
import { formatsHere } from '#web/formats.ts';
import { answerOf } from './answer-of.ts';
import { doSeveral } from './several.ts';

export type Ways = {
  carryOut: (intent: ParsedUtterance, heard: string, assistant: AssistantSession) => Answer;
  askFirst: (intent: ParsedUtterance, heard: string, assistant: AssistantSession) => void;
};

export const appHandlers = (assistant: AssistantSession, { carryOut, askFirst }: Ways): Handlers => ({
  answer: ({ answer }, heard) => {
    assistant.questions.answer(answer, heard);
    return { kind: 'done' };
  },
  command: ({ command, lesser }, heard) => {
    const { asking, bulk, picking, drafting, acts } = assistant;
    asking.close();
    bulk.close();
    picking.close();
    if (command.kind !== 'undo' || !drafting.undo(heard)) acts.give(command, { heard, lesser });
    return { kind: 'done' };
  },
  control: ({ control }, heard) => steerApp(control, heard, assistant),
  talk: ({ about }) => ({
    kind: 'reply',
    words: talkReply(about, { now: now(), zone: zoneHere(), formats: formatsHere(), name: settings.current().ownName }),
  }),
  'take-back': ({ which }, heard) => answerOf(takeBack(which, assistant.acts, heard)),
  unsure: (intent, heard) => {
    askFirst(intent, heard, assistant);
    return { kind: 'done' };
  },
  several: (intent, heard) => {
    doSeveral(intent, heard, assistant, carryOut);
    return { kind: 'done' };
  },
  refused: (refused, heard) => refuse(refused, heard, assistant),
  fallback: ({ heard }) => ({
    kind: 'reply',
    words: fallback(heard, phrasesNow(assistant).slice(0, 3)),
    missed: true,
  }),
});

const steerApp = (
  of: Control,
  heard: string,
  { captions, player, shutMicrophone }: AssistantSession,
): Answer | null => {
  if (isMode(of)) {
    captions.say(steerMode(of, player), heard);
    return { kind: 'done' };
  }
  if (of.kind !== 'microphone-off') return null;
  captions.say(shutMicrophone() ? microphoneOff : microphoneIsOff, heard);
  return { kind: 'done' };
};

const isMode = (of: Control): of is ModeControl =>
  of.kind === 'driving' || of.kind === 'private' || of.kind === 'dictation';

/** Undo also takes back a sent or discarded draft and a skipped mail, though they are no commands. */
const refuse = (
  refused: Extract<ParsedUtterance, { kind: 'refused' }>,
  heard: string,
  { drafting, player, acts }: AssistantSession,
): Answer => {
  const words = refusalReply(refused);
  if (refused.why !== 'nothing-to-undo') return { kind: 'reply', words };
  if (drafting.undo(heard)) return { kind: 'done' };
  if (player.state.current().passed === null) return { kind: 'reply', words };
  acts.undo({ heard });
  return { kind: 'done' };
};
