// While Flow shows an answer, "archive it" and "reply yes" mean the mail of the answer, not the one that it stands over.
import type { ThreadId } from '#domain/id.ts';
import type { ParsedUtterance } from '#language/intents/intent.ts';
import { understand } from '#language/understand.ts';
import { answersIn } from '#web/conversation/answers/answer-words.ts';
import { shownAnswer } from '#web/conversation/answers/shown-answer.ts';
import { queueViewOf } from '#web/conversation/player/player-state.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import type { Answer } from '#web/conversation/session/conversation-scene.ts';
import { situationOf } from '#web/conversation/session/situation.ts';

type CarryOut = (intent: ParsedUtterance, utterance: string, assistant: AssistantSession) => Answer;

/** Opens the answer's mail, then acts on it. Null if the words are about something else, or that mail is at hand already. */
export const onAnswer = (
  intent: ParsedUtterance,
  utterance: string,
  assistant: AssistantSession,
  carryOut: CarryOut,
): Answer | null => {
  const shown = shownAnswer.current();
  const found = shown?.state === 'ready' ? answersIn(shown.answer)[shown.nth] : undefined;
  const here = currentThread(assistant);
  if (shown === null || found === undefined || found.value.threadId === here || !isOfMail(intent, here)) return null;
  const { playing } = assistant.player.state.current();
  shownAnswer.become(null);
  void assistant.search.showMail(found.value, shown.asked).then(() => {
    // The person may have moved on, and the mail may be gone.
    if (currentThread(assistant) !== found.value.threadId) return;
    if (!playing) assistant.player.send({ kind: 'pause' });
    const answer = carryOut(understand(utterance, situationOf(assistant)), utterance, assistant);
    if (answer.kind === 'reply' && answer.words !== '') assistant.captions.say(answer.words, utterance);
  });
  return { kind: 'done' };
};

const currentThread = ({ player }: AssistantSession): ThreadId | null => queueViewOf(player.state.current()).current;

/** It acts on the one mail at hand, or answers it. */
const isOfMail = (intent: ParsedUtterance, here: ThreadId | null): boolean => {
  if (intent.kind === 'draft') return begins.has(intent.act.kind);
  if (intent.kind !== 'command' || !('threadIds' in intent.command.args)) return false;
  const { threadIds } = intent.command.args;
  return threadIds.length === 1 && threadIds[0] === here;
};

const begins: ReadonlySet<string> = new Set(['reply', 'reply-all', 'forward', 'short']);
