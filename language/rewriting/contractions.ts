// Contracts words, or writes them out. Either way every negation stays.
import { contractedForms, writtenOutForms } from '#language/en/rewriting/frame-words.ts';

export const contracted = (text: string): string => replaced(text, contractedForms);

export const writtenOut = (text: string): string => replaced(text, writtenOutForms);

const replaced = (text: string, pairs: typeof contractedForms): string =>
  pairs.reduce((left, [from, to]) => left.replace(from, to), text);
