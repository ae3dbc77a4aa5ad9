import * as api from '#api/assistant.ts';
import { call } from './call.ts';
import { deviceObservable } from './observable.ts';

/** The host has a language model. */
export const modelThere = deviceObservable(() => false);

export const askIntent = (asked: { words: string; places: string[] }, cancelled: AbortSignal) =>
  call(api.understandWords, asked, cancelled);
