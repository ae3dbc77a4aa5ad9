// The grammar and dictionary files of a state. Caches the last few, because most utterances share state and names.
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
    // Moves the latest to the end, and drops a failed one.
    kept.delete(key);
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    for (const oldest of [...kept.keys()].slice(0, -mostKept)) kept.delete(oldest);
    return made;
  };
};

/** One word without a pronunciation breaks the whole grammar, so phrases with it are left out. */
const make = async (pronounce: Pronunciations, grammar: GrammarName, names: readonly string[]) => {
  const all = grammarOf(grammar, names);
  const sounds = await pronounce(all.words);
  const silent = new Set(all.words.filter((word) => !sounds.has(word)));
  const { fsg, words } = silent.size === 0 ? all : grammarOf(grammar, names, silent);
  return { fsg, dictionary: dictionaryOf(words, sounds) };
};
