// Decides whether both passes heard the same: by sound, by the fit of the grammar's sentence, or by text if a pronunciation is unknown.
// Measurements: `docs/decisions/020-the-voice.md`.
import { agrees } from '#language/grammar/agreement.ts';
import type { Path, Said } from './listener.ts';
import type { Pronunciations } from './pronunciations.ts';
import { unlikeness } from './sounds-alike.ts';

export const isOneUtterance = async (pronounce: Pronunciations, grammar: Said, general: Said): Promise<boolean> => {
  if (grammar.text === '' || general.text === '') return false;
  const sounds = await soundsOf(pronounce, grammar.text, general.text);
  if (sounds === null) return agrees(grammar.text, general.text);
  const unlike = unlikeness(...sounds);
  if (unlike <= mostUnlike) return true;
  return sounds[0].length >= longEnough && unlike <= stillAlike && fitsBetter(grammar.path, general.path);
};

/** The own words sound like the general pass and fit the sound no worse. */
export const isSaidInOwnWords = async (pronounce: Pronunciations, own: Said, general: Said): Promise<boolean> => {
  if (own.text === '' || general.text === '') return false;
  const sounds = await soundsOf(pronounce, own.text, general.text);
  return sounds !== null && unlikeness(...sounds) <= mostUnlike;
};

/** The general pass sounds like the own words, and much less like the grammar's sentence. */
export const isNearer = async (
  pronounce: Pronunciations,
  own: Said,
  { grammar, general }: { grammar: Said; general: Said },
): Promise<boolean> => {
  const between = async (one: Said, other: Said): Promise<number> => {
    const sounds = await soundsOf(pronounce, one.text, other.text);
    return sounds === null ? 0 : unlikeness(...sounds);
  };
  if (own.text === '' || (await between(own, grammar)) < otherwise) return false;
  return (await between(own, general)) + nearer <= (await between(grammar, general));
};

/** For real phrases the own-words pass differs by less than this (slt: 118 of 119; the other 0.32). */
const otherwise = 0.25;
const nearer = 0.15;

/** Null if a pronunciation is unknown. */
const soundsOf = async (
  pronounce: Pronunciations,
  one: string,
  other: string,
): Promise<[string[], string[]] | null> => {
  const words = [...new Set([...wordsOf(one), ...wordsOf(other)])];
  const sounds = await pronounce(words);
  if (words.some((word) => !sounds.has(word))) return null;
  const said = (text: string): string[] => wordsOf(text).flatMap((word) => sounds.get(word)?.[0]?.split(' ') ?? []);
  return [said(one), said(other)];
};

/** Other speech differs from the grammar's sentence by half or more. */
const mostUnlike = 0.38;
const stillAlike = 0.66;

/** A short word fits many sounds: 'yes' becomes 'next'. */
const longEnough = 6;

/**
 * The grammar fits the sound best, and all of it. For unknown speech it fits a part and calls the rest silence. `byFrame`: the general
 * pass skips every second frame, so its score is lower by about this much.
 */
const fitsBetter = (grammar: Path | null, general: Path | null): boolean => {
  if (grammar === null || general === null) return false;
  const covered = grammar.spoken / Math.max(1, general.spoken);
  return (grammar.score - general.score) / grammar.frames >= byFrame && covered >= 0.9 && covered <= 1.25;
};

const byFrame = 9;

const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '');
