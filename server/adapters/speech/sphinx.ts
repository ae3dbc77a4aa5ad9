// Hears by pocketsphinx: two passes side by side, and what both heard was said.
import type { Heard, Utterance } from '#server/ports.ts';
import { openGrammarFiles } from './grammar-files.ts';
import type { Said } from './listener.ts';
import { isOneUtterance } from './one-utterance.ts';
import { openPasses, type Pass, type Passes } from './passes.ts';
import { openPronunciations } from './pronunciations.ts';
import type { Sphinx } from './sphinx-files.ts';

export type Ears = Passes & {
  isOne: (grammar: Said, general: Said) => Promise<boolean>;
  /** Makes the grammar, which holds up all else where it is made for the first time. */
  prepare: (utterance: Utterance) => Promise<unknown>;
};

/** `espeak`: null where it is not there. */
export const openEars = (sphinx: Sphinx, espeak: string | null): Ears => {
  const pronounce = openPronunciations(sphinx.dictionary, espeak);
  const filesFor = openGrammarFiles(pronounce);
  return {
    ...openPasses(sphinx, filesFor, pronounce),
    prepare: ({ grammar, names }) => filesFor(grammar, names.toSorted()),
    isOne: (grammar, general) => isOneUtterance(pronounce, grammar, general),
  };
};

/** Throws where neither pass could be had. */
export const hearBoth = async (
  ears: Ears,
  utterance: Utterance,
  guess: (text: string) => void,
  signal: AbortSignal,
): Promise<Heard> => {
  const [grammar, general] = await Promise.all([
    timed(ears.grammar, utterance, signal, (text) => text !== '' && guess(text)),
    timed(ears.general, utterance, signal),
  ]);
  signal.throwIfAborted();
  if (grammar.said === null && general.said === null) throw new Error('the recogniser failed');
  return together('embedded', grammar, general, await ears.isOne(grammar.said ?? unsaid, general.said ?? unsaid));
};

/** What one pass heard, and how long that took; null where it failed. */
export type Ran = { said: Said | null; ms: number | null };

export const unsaid: Said = { text: '', path: null };

export const timed = async (
  pass: Pass,
  utterance: Utterance,
  signal: AbortSignal,
  told: (text: string) => void = () => {},
): Promise<Ran> => {
  const began = performance.now();
  const said = await pass(utterance, signal).catch(() => null);
  if (said === null || signal.aborted) return { said: null, ms: null };
  told(said.text);
  return { said, ms: performance.now() - began };
};

export const together = (engine: Heard['engine'], grammar: Ran, general: Ran, agreed: boolean): Heard => ({
  text: (agreed ? grammar.said?.text : general.said?.text) ?? '',
  agreed,
  engine,
  grammar: grammar.said?.text ?? null,
  general: general.said?.text ?? null,
  ms: { grammar: grammar.ms, general: general.ms },
});
