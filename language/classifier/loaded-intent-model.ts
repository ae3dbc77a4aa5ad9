// The model of Flow's own wishes (`language/model/intents.bin`, decision 023): it comes after the phrases.

import { readIntentModel } from '#language/model/intent-model.ts';
import { loadable } from '#language/model/loadable.ts';

export const { bring: loadIntentModel, leave: unloadIntentModel, current: intentModel } = loadable(readIntentModel);
