// Hears by pocketsphinx: two passes side by side, and what both heard was said. Where they heard different things, a third listens for a
// person's own words.
import type { Heard, Utterance } from '#server/ports.ts';
import { openGrammarFiles } from './grammar-files.ts';
import type { Said } from './listener.ts';
import { isOneUtterance, isSaidInOwnWords } from './one-utterance.ts';
import { openPasses, type Pass, type Passes } from './passes.ts';
import { openPronunciations } from './pronunciations.ts';
import type { Sphinx } from './sphinx-files.ts';

export type Ears = Passes & {
  isOne: (grammar: Said, general: Said) => Promise<boolean>;
  isOwn: (own: Said, general: Said) => Promise<boolean>;
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
    isOwn: (own, general) => isSaidInOwnWords(pronounce, own, general),
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
  const agreed = await ears.isOne(grammar.said ?? unsaid, general.said ?? unsaid);
  const own = agreed ? unheard : await inOwnWords(ears, utterance, general, signal);
  signal.throwIfAborted();
  return together('embedded', { grammar, general, own }, agreed);
};

/** Its text is null unless the general pass heard the same. */
const inOwnWords = async (ears: Ears, utterance: Utterance, general: Ran, signal: AbortSignal): Promise<Ran> => {
  if (general.said === null || general.said.text === '' || isSpelt(utterance)) return unheard;
  const patience = AbortSignal.timeout(Math.round(leastPatience + 2 * (general.ms ?? 0)));
  const { said, ms } = await timed(ears.own, utterance, AbortSignal.any([signal, patience]));
  return { said: said !== null && (await ears.isOwn(said, general.said)) ? said : null, ms };
};

/** Any words are text there, or a name. */
const isSpelt = ({ grammar }: Utterance): boolean => grammar === 'dictation' || grammar === 'recipients';

/** Milliseconds: it takes a part of what the general pass took, on this machine and just now. */
const leastPatience = 500;

/** What one pass heard, and how long that took; null where it failed. */
export type Ran = { said: Said | null; ms: number | null };

export const unsaid: Said = { text: '', path: null };

export const unheard: Ran = { said: null, ms: null };

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

export const together = (
  engine: Heard['engine'],
  { grammar, general, own = unheard }: { grammar: Ran; general: Ran; own?: Ran },
  agreed: boolean,
): Heard => ({
  text: textOf(agreed ? grammar : general) ?? '',
  agreed,
  engine,
  grammar: textOf(grammar),
  general: textOf(general),
  own: textOf(own),
  ms: { grammar: grammar.ms, general: general.ms, own: own.ms },
});

const textOf = ({ said }: Ran): string | null => said?.text ?? null;
