// Simulates a recogniser's errors for measurements: about one word in six becomes a similar word, disappears, or
// splits. Deterministic.
import { type Random, randomFrom } from './random.ts';

/** Misheard versions of a sentence: each word stays, changes, splits or goes. */
export type Mishear = (words: readonly string[], seed: number) => string[][];

/** Errors produce known words, common ones more often. */
export const mishearing = (texts: readonly (readonly string[])[]): Mishear => {
  const counts = new Map<string, number>();
  for (const words of texts) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const bySound = new Map<string, string[]>();
  for (const [word, count] of counts) {
    if (count < 2 || !/^[a-z]+$/.test(word)) continue;
    for (const sound of soundsNear(word)) bySound.set(sound, [...(bySound.get(sound) ?? []), word]);
  }
  const alike = (word: string): string[] => [...new Set(soundsNear(word).flatMap((sound) => bySound.get(sound) ?? []))];
  return (words, seed) => {
    const random = randomFrom(seed);
    return words.map((word) => heard(word, alike, counts, random));
  };
};

const heard = (
  word: string,
  alike: (word: string) => string[],
  counts: ReadonlyMap<string, number>,
  random: Random,
) => {
  const isRare = (counts.get(word) ?? 0) < 8;
  if (random() >= (isRare ? 0.4 : 0.12)) return [word];
  const kind = random();
  if (word.length <= 3 && kind < 0.5) return [];
  if (kind < 0.1) return ['<unk>'];
  const others = alike(word).filter((other) => other !== word);
  const other = others[Math.floor(random() * others.length)];
  if (other === undefined) return inTwo(word);
  return kind > 0.92 ? [other, 'the'] : [other];
};

const inTwo = (word: string): string[] => (word.length > 6 ? [word.slice(0, 3), word.slice(3)] : ['<unk>']);

/** The consonants and the first vowel, also without one of the sounds. */
const soundsNear = (word: string): string[] => {
  const sound = soundOf(word);
  const lost = sound.length < 3 ? [] : Array.from(sound, (_, at) => sound.slice(0, at) + sound.slice(at + 1));
  return [sound, ...lost];
};

const soundOf = (word: string): string => {
  const spelled = word
    .replace(/^kn/, 'n')
    .replace(/ph/g, 'f')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/[ckq]+/g, 'k')
    .replace(/[dt]+h?/g, 't')
    .replace(/[szx]+h?/g, 's')
    .replace(/[gj]+h?/g, 'j')
    .replace(/[bp]+/g, 'p')
    .replace(/[fv]+/g, 'f')
    .replace(/[mn]+/g, 'n');
  const [first = '', ...others] = spelled.replace(/^[aeiouyhw]+/, 'a');
  return first + others.join('').replace(/[aeiouyhw']/g, '');
};
