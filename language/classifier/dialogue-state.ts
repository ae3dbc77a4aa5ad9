// The states of the dialogue in which an intent can apply.
import type { Situation } from '#language/intents/situation.ts';

/** `mail`: a mail plays. `resting`: and the voice rests. `held`, `left`: mail left the draft a moment ago. */
export type DialogueState =
  | 'mail'
  | 'empty'
  | 'resting'
  | 'list'
  | 'result'
  | 'undone'
  | 'held'
  | 'left'
  | 'writing'
  | 'ready'
  | 'orphan'
  | 'yes-no'
  | 'which'
  | 'many';

/** Several hold at once; none where Flow waits for a name. */
export const dialogueStatesOf = (situation: Situation): DialogueState[] => {
  const { confirming, question, redoable } = situation;
  const writing = writingIn(situation);
  if (writing !== null) return writing;
  if (confirming !== undefined) return ['many'];
  if (question !== null) return [question.kind === 'yes-no' ? 'yes-no' : 'which'];
  return [...reading(situation), ...(redoable === null ? [] : ['undone' as const]), ...leaving(situation)];
};

const writingIn = ({ drafting, question }: Situation): DialogueState[] | null => {
  if (drafting?.asks || drafting?.noting) return [];
  if (question !== null || !drafting || drafting.step === 'none') return null;
  if (drafting.step === 'writing') return ['writing'];
  return drafting.orphan ? ['ready', 'orphan'] : ['ready'];
};

const reading = ({ playing, searching, isPlaying }: Situation): DialogueState[] => {
  if (searching !== null) return [searching === 'list' ? 'list' : 'result'];
  if (playing === null) return ['empty'];
  return isPlaying ? ['mail'] : ['mail', 'resting'];
};

const leaving = ({ drafting }: Situation): DialogueState[] => {
  const sending = drafting?.sending ?? null;
  return sending === null ? [] : [sending];
};
