// From a person's words to what Flow does: `understand` reads them in the situation, then the scene in front, the mail and the app are asked
// in turn to handle the intent.
import { question as asks } from '#language/en/app/questions.ts';
import type { ParsedUtterance } from '#language/intents/intent.ts';
import { prepare } from '#language/intents/recognize.ts';
import { understand } from '#language/understand.ts';
import { doAfterSend } from '#web/conversation/drafting/after-send.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import { type Answer, handle } from '#web/conversation/session/scene.ts';
import { situationOf } from '#web/conversation/session/situation.ts';
import { appHandlers } from './app-handlers.ts';
import { mailHandlers } from './mail-handlers.ts';
import { backOf, besideSaid } from './said-back.ts';

export const utter = (utterance: string, assistant: AssistantSession): Answer => {
  const situation = situationOf(assistant);
  if (doAfterSend(utterance, situation, assistant)) return { kind: 'done' };
  return carryOut(understand(utterance, situation), utterance, assistant);
};

/** Prepares the phrases for the first words, a few milliseconds' worth; true once all are ready. */
export const learnSome = (): boolean => prepare(25);

export const carryOut = (intent: ParsedUtterance, utterance: string, assistant: AssistantSession): Answer => {
  assistant.modelQuestion.drop();
  if (!isAnswer(intent)) assistant.questions.drop();
  const inFront = assistant.scenes.current().flatMap(({ handlers }) => handlers ?? []);
  const own = [mailHandlers(assistant), appHandlers(assistant, { carryOut, askFirst })];
  // Only a screen that has gone meanwhile leaves its intent to nobody.
  return handle([...inFront, ...own], intent, utterance) ?? { kind: 'done' };
};

/** These leave an open question open. */
const isAnswer = (intent: ParsedUtterance): boolean =>
  intent.kind === 'answer' ||
  intent.kind === 'fallback' ||
  (intent.kind === 'several' && intent.parts[0]?.kind === 'answer');

/** Asks before it acts. `said`: how Flow would say it, if the person used other words. */
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
