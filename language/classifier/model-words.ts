// The words of a sentence as the intent model counts them: normalized, without fillers and politeness.

import { normalize } from '#language/engine/normalize.ts';
import { tokensOf } from '#language/model/tokens.ts';

/** Empty for Flow's name alone, which only calls it: 'hey Flow'. */
export const modelWords = (heard: string): string[] => tokensOf(normalize(heard) || heard.replaceAll(called, ''));

const called = /^.*\bflow\b.*$/gis;
