// Whether both passes heard one and the same: by how they sound, by how well the sound itself fits the grammar's sentence, and by their
// words where nobody knows how those sound. What was measured of it stands in `docs/decisions/020-the-voice.md`.
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

/** Whether a person's own words are what the general pass heard as well: they sound so, and fit the sound itself no worse. */
export const isSaidInOwnWords = async (pronounce: Pronunciations, own: Said, general: Said): Promise<boolean> => {
  if (own.text === '' || general.text === '') return false;
  const sounds = await soundsOf(pronounce, own.text, general.text);
  return sounds !== null && unlikeness(...sounds) <= mostUnlike;
};

/** What the general pass heard sounds like a person's own words, and a good deal less like what the grammar made of it. */
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

/** Where a phrase really was said, the own-words pass differs from it by less than this (slt: 118 of 119; the other 0.32). */
const otherwise = 0.25;
const nearer = 0.15;

/** Null where nobody knows how one of the words sounds. */
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

/** Whatever else was said differs from the grammar's sentence by half and more. */
const mostUnlike = 0.38;
const stillAlike = 0.66;

/** A short word fits much that is none: 'yes' becomes 'next'. */
const longEnough = 6;

/**
 * The grammar explains the sound better than any other words, and all of it: of what it does not know it explains a part, and takes the
 * rest for silence. `byFrame`: the general pass looks at every second frame, and so fits worse by about that much where both hear the same.
 */
const fitsBetter = (grammar: Path | null, general: Path | null): boolean => {
  if (grammar === null || general === null) return false;
  const covered = grammar.spoken / Math.max(1, general.spoken);
  return (grammar.score - general.score) / grammar.frames >= byFrame && covered >= 0.9 && covered <= 1.25;
};

const byFrame = 9;

const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '');
