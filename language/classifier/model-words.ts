// The words of a sentence as the model of wishes counts them: in the plain form of a phrase, without what only fills or flatters.

import { normalize } from '#language/engine/normalize.ts';
import { tokensOf } from '#language/model/tokens.ts';

/** None of Flow's name alone, which is only a call: 'hey Flow'. */
export const modelWords = (heard: string): string[] => tokensOf(normalize(heard) || heard.replaceAll(called, ''));

const called = /^.*\bflow\b.*$/gis;
