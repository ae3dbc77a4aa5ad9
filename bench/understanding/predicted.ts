// The model's prediction for an utterance, in SLURP's vocabulary and in Flow's.
import type { TaskModel } from '#language/model/task-model.ts';

interface Entity {
  readonly type: string;
  readonly filler: string;
}

export interface Frame {
  readonly scenario: string;
  readonly action: string;
  readonly entities: readonly Entity[];
  readonly score: number;
}

/** Out-of-scope utterances have slots too, because their position does not depend on the scope. */
export const predictedFrame = (model: TaskModel, words: readonly string[]): Frame => {
  const { intent, scope, accepted } = model.classify(words);
  const entities = model
    .tag(words, intent)
    .map(({ type, from, to }) => ({ type, filler: words.slice(from, to).join(' ') }));
  const [scenario = '', action = ''] = intent.split('_');
  const score = Number(scope.toFixed(4));
  return accepted ? { scenario, action, entities, score } : { scenario: 'none', action: 'none', entities, score };
};

export const predictedCommand = (model: TaskModel, words: readonly string[]) => {
  const { intent, scope, accepted } = model.command(words);
  return { command: accepted ? intent : 'none', score: Number(scope.toFixed(4)) };
};
