// Offers the parsed intent to the front scene, then the mail, then the app.
import { question as asks } from '#language/en/app/questions.ts';
import type { ParsedUtterance } from '#language/intents/intent.ts';
import { prepare } from '#language/intents/recognize.ts';
import { understand } from '#language/understand.ts';
import { doAfterSend } from '#web/conversation/drafting/after-send.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import { type Answer, handle } from '#web/conversation/session/conversation-scene.ts';
import { situationOf } from '#web/conversation/session/situation.ts';
import { appHandlers } from './app-handlers.ts';
import { calendarHandlers } from './calendar-handlers.ts';
import { mailHandlers } from './mail-handlers.ts';
import { onAnswer } from './on-answer.ts';
import { backOf, besideSaid } from './said-back.ts';

export const utter = (utterance: string, assistant: AssistantSession): Answer => {
  const situation = situationOf(assistant);
  if (doAfterSend(utterance, situation, assistant)) return { kind: 'done' };
  return doSaid(understand(utterance, situation), utterance, assistant);
};

/** For words, which may mean the mail of the answer that Flow shows. A button means what it stands beside. */
export const doSaid = (intent: ParsedUtterance, utterance: string, assistant: AssistantSession): Answer =>
  onAnswer(intent, utterance, assistant, carryOut) ?? carryOut(intent, utterance, assistant);

/** Takes a few milliseconds. Returns true when all phrases are ready. */
export const learnSome = (): boolean => prepare(25);

export const carryOut = (intent: ParsedUtterance, utterance: string, assistant: AssistantSession): Answer => {
  assistant.modelQuestion.drop();
  if (!isAnswer(intent)) assistant.questions.drop();
  const inFront = assistant.scenes.current().flatMap(({ handlers }) => handlers ?? []);
  const own = [mailHandlers(assistant), calendarHandlers(assistant), appHandlers(assistant, { carryOut, askFirst })];
  // No scene handles the intent only if its screen has closed meanwhile.
  return handle([...inFront, ...own], intent, utterance) ?? { kind: 'done' };
};

/** These intents leave an open question open. */
const isAnswer = (intent: ParsedUtterance): boolean =>
  intent.kind === 'answer' ||
  intent.kind === 'fallback' ||
  (intent.kind === 'several' && intent.parts[0]?.kind === 'answer');

/** `said`: the words Flow would use, if the person used others. */
export const askFirst = (intent: ParsedUtterance, heard: string, assistant: AssistantSession, said?: string): void => {
  const { questions, captions } = assistant;
  const meant = intent.kind === 'unsure' ? intent.meant : intent;
  const { words: back, act } = backOf(meant, { heard, said, player: assistant.player });
  const words = intent.kind === 'unsure' && intent.beside ? `${besideSaid(intent.beside)} ${back}` : back;
  questions.ask({
    question: { kind: 'yes-no', act },
    words,
    answered: ({ kind }, said) => {
      const answer = kind === 'yes' ? carryOut(meant, heard, assistant) : null;
      if (answer === null) captions.say(asks.left, said);
      else if (answer.kind === 'reply' && answer.words !== '') captions.say(answer.words, heard);
    },
  });
  captions.say(words, heard);
};
