import { modelThere } from './assistant.ts';
import { settings } from './settings.ts';

/** The host has a language model, and the person lets it help. */
export const modelHelps = (): boolean => modelThere.current() && settings.current().modelHelps;
