// Both models of what people say, as they ship: for a test file that asks for them, and for no other that the same process runs.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll } from 'vitest';
import { bringWishes, leaveWishes } from '#language/classifier/at-hand.ts';
import { bringTasks, leaveTasks } from '#language/unsupported/at-hand.ts';

export const withModels = (): void => {
  beforeAll(() => {
    bringWishes(weights('wishes.bin'));
    bringTasks(weights('weights.bin'));
  });
  afterAll(() => {
    leaveWishes();
    leaveTasks();
  });
};

const weights = (name: string): Buffer => readFileSync(new URL(`../../language/model/${name}`, import.meta.url));
