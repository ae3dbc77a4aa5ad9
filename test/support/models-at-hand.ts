// Loads both intent models for a test file, without affecting other files of the process.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll } from 'vitest';
import { loadIntentModel, unloadIntentModel } from '#language/classifier/loaded-intent-model.ts';
import { loadTaskModel, unloadTaskModel } from '#language/unsupported/loaded-task-model.ts';

export const withModels = (): void => {
  beforeAll(() => {
    loadIntentModel(weights('intents.bin'));
    loadTaskModel(weights('weights.bin'));
  });
  afterAll(() => {
    unloadIntentModel();
    unloadTaskModel();
  });
};

const weights = (name: string): Buffer => readFileSync(new URL(`../../language/model/${name}`, import.meta.url));
