import * as api from '#api/assistant.ts';
import { call } from './call.ts';
import { deviceObservable } from './observable.ts';
import { settings } from './settings.ts';

/** The host has a language model. */
export const modelThere = deviceObservable(() => false);

/** The host has one, and the person lets it help. */
export const modelHelps = (): boolean => modelThere.current() && settings.current().modelHelps;

export const askIntent = (asked: { words: string; places: string[] }, cancelled: AbortSignal) =>
  call(api.understandWords, asked, cancelled);
