// A grammar as the recogniser reads it, with the pronunciations of its words; the last few are kept, since most utterances are heard in
// the same state, among the same names.
import type { GrammarName } from '#domain/speech.ts';
import { grammarOf } from '#language/grammar/grammar.ts';
import { dictionaryOf } from './dictionary.ts';
import type { Pronunciations } from './pronunciations.ts';

export type GrammarFiles = (
  grammar: GrammarName,
  names: readonly string[],
) => Promise<{ fsg: string; dictionary: string }>;

const mostKept = 12;

export const openGrammarFiles = (pronounce: Pronunciations): GrammarFiles => {
  const kept = new Map<string, ReturnType<GrammarFiles>>();
  return (grammar, names) => {
    const key = JSON.stringify([grammar, names]);
    const made = kept.get(key) ?? make(pronounce, grammar, names);
    // The latest stands last, and one that could not be made is not kept.
    kept.delete(key);
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    for (const oldest of [...kept.keys()].slice(0, -mostKept)) kept.delete(oldest);
    return made;
  };
};

/** One word without a pronunciation would spoil it all: what needs it is not listened for. */
const make = async (pronounce: Pronunciations, grammar: GrammarName, names: readonly string[]) => {
  const all = grammarOf(grammar, names);
  const sounds = await pronounce(all.words);
  const silent = new Set(all.words.filter((word) => !sounds.has(word)));
  const { fsg, words } = silent.size === 0 ? all : grammarOf(grammar, names, silent);
  return { fsg, dictionary: dictionaryOf(words, sounds) };
};
