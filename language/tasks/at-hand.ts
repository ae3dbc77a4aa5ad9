// The model of tasks (decision 021), once it was brought: it is asked last of all, and until then, or where it cannot be had, is left out.
import { type Model, readModel } from '#language/model/read-model.ts';

let model: Model | null = null;

/** The bytes of `language/model/weights.bin`. */
export const bringTasks = (bytes: Uint8Array): void => {
  model = readModel(bytes);
};

/** As if it had never been. */
export const leaveTasks = (): void => {
  model = null;
};

export const taskModel = (): Model | null => model;
