// Asks the language model that the host configured what words may have meant; and whether there is one, as the server told at the start.
import * as api from '#api/assistant.ts';
import { call } from './call.ts';
import { deviceObservable } from './observable.ts';

export const modelThere = deviceObservable(() => false);

export const askMeaning = (asked: { words: string; places: string[] }, cancelled: AbortSignal) =>
  call(api.understandWords, asked, cancelled);
