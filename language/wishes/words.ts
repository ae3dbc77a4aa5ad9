// The words of a sentence as the model of wishes counts them: in the plain form of a phrase, without what only fills or flatters.
import { tokensOf } from '#language/model/tokens.ts';
import { normalize } from '#language/normalize.ts';

export const wishWords = (heard: string): string[] => tokensOf(normalize(heard) || heard);
