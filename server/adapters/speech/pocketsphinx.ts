// Hears with pocketsphinx in two parallel passes. If they disagree, a third pass listens for the person's own words.
import { sampleRate } from '#domain/speech.ts';
import type { Heard, Utterance } from '#server/ports.ts';
import type { Sphinx } from './find-pocketsphinx.ts';
import { openGrammarFiles } from './grammar-files.ts';
import type { Said } from './listener.ts';
import { isNearer, isOneUtterance, isSaidInOwnWords } from './one-utterance.ts';
import { openPasses, type Pass, type Passes } from './passes.ts';
import { openPronunciations } from './pronunciations.ts';

export type Recogniser = Passes & {
  isOne: (grammar: Said, general: Said) => Promise<boolean>;
  isOwn: (own: Said, general: Said) => Promise<boolean>;
  /** Whether the general pass sounds like the own words, and not like the grammar's sentence. */
  isNearer: (own: Said, grammar: Said, general: Said) => Promise<boolean>;
  /** Makes the grammar, which takes time on first use. */
  prepare: (utterance: Utterance) => Promise<unknown>;
};

export const openRecogniser = (sphinx: Sphinx, espeak: string | null): Recogniser => {
  const pronounce = openPronunciations(sphinx.dictionary, espeak);
  const filesFor = openGrammarFiles(pronounce);
  return {
    ...openPasses(sphinx, filesFor, pronounce),
    prepare: ({ grammar, names }) => filesFor(grammar, names.toSorted()),
    isOne: (grammar, general) => isOneUtterance(pronounce, grammar, general),
    isOwn: (own, general) => isSaidInOwnWords(pronounce, own, general),
    isNearer: (own, grammar, general) => isNearer(pronounce, own, { grammar, general }),
  };
};

/** Throws if one pass failed and the other heard nothing. */
export const hearBoth = async (
  recogniser: Recogniser,
  utterance: Utterance,
  guess: (text: string) => void,
  signal: AbortSignal,
): Promise<Heard> => {
  const own = inOwnWords(recogniser, utterance, signal);
  const second = timed(recogniser.general, utterance, signal);
  const grammar = await timed(recogniser.grammar, utterance, signal, (text) => {
    if (text !== '') guess(text);
    if (isSeveral(text)) own.begin();
  });
  const general = await inTime(second, grammar, utterance);
  signal.throwIfAborted();
  if (isLost(grammar, general)) throw new Error('the recogniser failed');
  return weighed(recogniser, { utterance, two: { grammar, general }, own });
};

/** One pass failed, and Flow cannot ask about the other's text. */
export const isLost = (grammar: Ran, general: Ran): boolean =>
  [grammar, general].some(({ said }) => said === null) && [grammar, general].every(isNothing);

const isNothing = ({ said }: Ran): boolean => said === null || said.text === '';

/** On a machine at work the passes share a processor, and the grammar's own time shows how busy it is. */
const slowerThanGrammar = 8;

/**
 * The general pass, after the grammar pass. If there is something to ask about, it does not await a hanging pass
 * (`unheard`) and gives it more time to recover.
 */
export const inTime = async (general: Promise<Ran>, grammar: Ran, { samples }: Utterance): Promise<Ran> => {
  if (isNothing(grammar)) return general;
  const late = Promise.withResolvers<Ran>();
  const ms = 1500 + (1000 * samples.length) / sampleRate + slowerThanGrammar * (grammar.ms ?? 0);
  const timer = setTimeout(() => late.resolve(unheard), ms);
  return Promise.race([general, late.promise]).finally(() => clearTimeout(timer));
};

/**
 * The own words win if the general pass is much closer to them than to the grammar's sentence: 'return to the search results', not
 * 'read from the start'.
 */
const weighed = async (recogniser: Recogniser, { utterance, two, own }: Heeded): Promise<Heard> => {
  const [grammar, general] = [two.grammar.said ?? unsaid, two.general.said ?? unsaid];
  const isOne = await recogniser.isOne(grammar, general);
  const isPlausible = isOne ? mayBeOther(grammar.text, general.text, utterance) : general.text !== '';
  if (!isPlausible) return together('embedded', two, isOne);
  const third = await own.within(patienceFor(isOne, two.general));
  const said = third.said ?? unsaid;
  const agreed = isOne && !(isSentence(grammar.text) && (await recogniser.isNearer(said, grammar, general)));
  const isAccepted = agreed ? isOther(said, grammar) : await recogniser.isOwn(said, general);
  return together('embedded', { ...two, own: isAccepted ? third : { ...third, said: null } }, agreed);
};

type Heeded = { utterance: Utterance; two: { grammar: Ran; general: Ran }; own: OwnWords };

/** The own-words model knows no names from the request. */
const mayBeOther = (grammar: string, general: string, { names }: Utterance): boolean => {
  if (!isSeveral(grammar) || grammar === general) return false;
  const given = new Set(names.flatMap((name) => name.toLowerCase().split(' ')));
  return !grammar.split(' ').some((word) => given.has(word));
};

/** A single word needs the fastest answer, and the grammar is reliable for it. */
const isSeveral = (text: string): boolean => text.includes(' ');

/** Two words have too few sounds to compare. */
const isSentence = (text: string): boolean => text.split(' ').length > 2;

/** If both other passes agree, the command runs, but a destructive one asks first. */
const isOther = (own: Said, grammar: Said): boolean => own.text !== '' && own.text !== grammar.text;

/** Milliseconds. Without agreement the pass may take longer, relative to this machine's speed. */
const patienceFor = (isOne: boolean, { ms }: Ran): number => (isOne ? 300 : 300 + 2 * (ms ?? 0));

type OwnWords = {
  begin: () => void;
  /** Starts the pass if needed. Null after `ms`. */
  within: (ms: number) => Promise<Ran>;
};

/** Started early, it finishes before the general pass. */
const inOwnWords = (recogniser: Recogniser, utterance: Utterance, signal: AbortSignal): OwnWords => {
  const late = new AbortController();
  let running: Promise<Ran> | null = isSpelt(utterance) ? Promise.resolve(unheard) : null;
  const begin = (): Promise<Ran> => {
    running ??= timed(recogniser.own, utterance, AbortSignal.any([signal, late.signal]));
    return running;
  };
  return {
    begin: () => void begin(),
    within: async (ms) => {
      const timer = setTimeout(() => late.abort(), ms);
      return begin().finally(() => clearTimeout(timer));
    },
  };
};

/** States that expect free text or a name. */
const isSpelt = ({ grammar }: Utterance): boolean => grammar === 'dictation' || grammar === 'recipients';

/** One pass's text and time. Null if it failed. */
export type Ran = { said: Said | null; ms: number | null };

export const unsaid: Said = { text: '', path: null };

export const unheard: Ran = { said: null, ms: null };

export const timed = async (
  pass: Pass,
  utterance: Utterance,
  signal: AbortSignal,
  onText: (text: string) => void = () => {},
): Promise<Ran> => {
  const began = performance.now();
  const said = await pass(utterance, signal).catch(() => null);
  if (said === null || signal.aborted) return { said: null, ms: null };
  onText(said.text);
  return { said, ms: performance.now() - began };
};

export const together = (
  engine: Heard['engine'],
  { grammar, general, own = unheard }: { grammar: Ran; general: Ran; own?: Ran },
  agreed: boolean,
): Heard => ({
  // If the general pass failed, only the grammar's sentence remains to ask about.
  text: textOf(agreed || general.said === null ? grammar : general) ?? '',
  agreed,
  engine,
  grammar: textOf(grammar),
  general: textOf(general),
  own: textOf(own),
  ms: { grammar: grammar.ms, general: general.ms, own: own.ms },
});

const textOf = ({ said }: Ran): string | null => said?.text ?? null;
