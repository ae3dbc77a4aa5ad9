// Sends words that Flow does not understand to the language model of the host, if there is one. The model picks one of Flow's intents, and
// Flow asks before it acts.
import { longestAsked } from '#api/assistant.ts';
import { dialogueStatesOf } from '#language/classifier/dialogue-state.ts';
import { intentFromProposal } from '#language/classifier/intent-from-proposal.ts';
import { proposalsIn } from '#language/classifier/proposals.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import { isElsewhere } from '#web/conversation/session/moved-on.ts';
import { situationOf } from '#web/conversation/session/situation.ts';
import { askIntent } from '#web/data/assistant.ts';
import { modelHelps } from '#web/data/model-helps.ts';
import { askFirst } from './utter.ts';

/** `asked`: Flow asks a question. `none`: the model gave no result. `dropped`: the person went on meanwhile. */
export type ModelFallback = 'asked' | 'none' | 'dropped';

export const mayAskModel = (words: string, assistant: AssistantSession): boolean =>
  modelHelps() &&
  words !== '' &&
  words.length <= longestAsked &&
  proposalsIn(dialogueStatesOf(situationOf(assistant))).length > 0;

export const modelFallback = async (words: string, assistant: AssistantSession): Promise<ModelFallback> => {
  if (!mayAskModel(words, assistant)) return 'none';
  const before = situationOf(assistant);
  const { dropped, over } = assistant.modelQuestion.begin();
  const answer = await askIntent(
    { words, places: dialogueStatesOf(before) },
    AbortSignal.any([dropped, AbortSignal.timeout(patience)]),
  ).catch(() => null);
  over();
  const situation = situationOf(assistant);
  // "This" would now point to another mail or another question.
  if (dropped.aborted || isElsewhere(before, situation)) return 'dropped';
  const proposed = answer && intentFromProposal(answer, words, situation);
  if (!proposed) return 'none';
  askFirst(proposed.intent.meant, words, assistant, proposed.said);
  return 'asked';
};

/** Milliseconds; the server waits for five seconds. */
const patience = 6000;
