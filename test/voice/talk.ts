// A person, their mail and Flow in one process: the real player, session and conversation on a stage, without a screen. Tests count all
// actions, and nothing leaves the process.
import { readFileSync } from 'node:fs';
import { vi } from 'vitest';
import type { Thread } from '#domain/mail.ts';
import { loadIntentModel, unloadIntentModel } from '#language/classifier/loaded-intent-model.ts';
import { loadTaskModel, unloadTaskModel } from '#language/unsupported/loaded-task-model.ts';
import type { Speech } from '#server/ports.ts';
import { quietAssistant } from '#test/support/quiet-assistant.ts';
import { journal, keepIn } from '#web/commands/dispatch.ts';
import { show } from '#web/commands/outbox-entries.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import { type Conversation, createConversation } from '#web/conversation/voice/conversation.ts';
import type { Taken } from '#web/conversation/voice/turn-taking.ts';
import { forget, learn } from '#web/data/mailbox-state.ts';
import { recogniserOf, synthesiserOf } from './recognise.ts';
import { openStage, quietRoom, type Stage } from './stage.ts';

export type Talk = {
  stage: Stage;
  assistant: AssistantSession;
  conversation: Conversation;
  taken: Taken[];
  /** All actions in words: commands, drafts, answers to questions. */
  acts: () => string[];
  /** A key press, which proves presence. */
  touch: () => void;
  end: () => void;
};

type Setting = { threads: readonly Thread[]; echo: number | null; speech: Speech; ground?: Float32Array };

const intentModel = new URL('../../language/model/intents.bin', import.meta.url);
const tasks = new URL('../../language/model/weights.bin', import.meta.url);

export const openTalk = async ({ threads, echo, speech, ground = quietRoom() }: Setting): Promise<Talk> => {
  const page = new EventTarget();
  vi.stubGlobal('document', Object.assign(page, { hidden: false }));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  // No server: the words alone decide.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  forget();
  keepIn({ outbox: { give: show, sendNow: () => {}, drop: () => {} }, acts: { put: () => {}, remove: () => {} } });
  learn({ put: [...threads] });
  // As after opening the microphone.
  loadIntentModel(readFileSync(intentModel));
  loadTaskModel(readFileSync(tasks));
  const stage = openStage({ synthesise: synthesiserOf(speech), echo, ground });
  const assistant = quietAssistant({
    queue: threads.map(({ id }) => id),
    voice: stage.loudspeaker.voice,
    now: () => performance.now(),
  });
  const taken: Taken[] = [];
  const recogniser = recogniserOf(speech, stage.meanwhile);
  const conversation = createConversation({
    assistant,
    hearing: stage.hearing,
    recogniser,
    voice: stage.loudspeaker.voice,
    earcon: () => {},
    listenHidden: () => false,
    record: (one) => void taken.push(one),
    lapsed: () => {},
  });
  await conversation.start();
  return {
    stage,
    assistant,
    conversation,
    taken,
    acts: () => actsOf(assistant, taken),
    touch: () => void page.dispatchEvent(new Event('keydown')),
    end: () => {
      conversation.stop();
      assistant.player.close();
      keepIn(null);
      forget();
      unloadIntentModel();
      unloadTaskModel();
      vi.unstubAllGlobals();
    },
  };
};

/** Navigation and silence do not count, nor do open questions. */
const actsOf = ({ drafting }: AssistantSession, taken: readonly Taken[]): string[] => [
  ...journal.current().map(({ command }) => command.kind),
  ...(drafting.now().step === 'none' ? [] : [`a draft is ${drafting.now().step}`]),
  ...taken.flatMap(({ decision }) =>
    decision.kind === 'obey' && acting.has(decision.intent.kind) ? [decision.words] : [],
  ),
];

const acting: ReadonlySet<string> = new Set([
  'command',
  'draft',
  'answer',
  'bulk',
  'bulk-answer',
  'take-back',
  'several',
]);
