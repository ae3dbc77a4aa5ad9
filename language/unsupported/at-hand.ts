// The model of tasks (`language/model/weights.bin`, decision 021): it is asked last of all.
import { atHand } from '#language/model/at-hand.ts';
import { readModel } from '#language/model/read-model.ts';

export const { bring: bringTasks, leave: leaveTasks, current: taskModel } = atHand(readModel);
