// The task model (`language/model/weights.bin`, decision 021), the last step.
import { loadable } from '#language/model/loadable.ts';
import { readTaskModel } from '#language/model/task-model.ts';

export const { bring: loadTaskModel, leave: unloadTaskModel, current: taskModel } = loadable(readTaskModel);
