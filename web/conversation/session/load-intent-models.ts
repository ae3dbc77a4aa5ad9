// Loads the intent models when the page is idle or the microphone opens. Until then, and on failure, Flow uses phrases only.

import { loadIntentModel } from '#language/classifier/loaded-intent-model.ts';
import intents from '#language/model/intents.bin?url';
import tasks from '#language/model/weights.bin?url';
import { loadTaskModel } from '#language/unsupported/loaded-task-model.ts';

export const loadIntentModels = async (): Promise<void> => {
  if (page.asked) return;
  page.asked = true;
  try {
    loadIntentModel(await bytesOf(intents));
    loadTaskModel(await bytesOf(tasks));
  } catch {
    page.asked = false;
  }
};

const bytesOf = async (address: string): Promise<Uint8Array> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new TypeError(`A model of what people say: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
};

/** All accounts share the models. */
const page = { asked: false };
