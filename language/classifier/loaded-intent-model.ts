// The model that predicts Flow's own intents (`language/model/intents.bin`, decision 023). Phrases come first.

import { readIntentModel } from '#language/model/intent-model.ts';
import { loadable } from '#language/model/loadable.ts';

export const { bring: loadIntentModel, leave: unloadIntentModel, current: intentModel } = loadable(readIntentModel);
