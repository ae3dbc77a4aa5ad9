// A feature is its name's hash: the weights then hold no words, only numbers.

/** Enough bits that features seldom collide, few enough to store compactly. */
export const hashBits = 26;

export const hashed = (name: string): number => ended(through(basis, name));

/**
 * Hashes a feature's name word by word, `2 send it` as `after(after(begun('2'), 'send'), 'it')`, so features with the
 * same start share its work.
 */
export const begun = (word: string): number => through(basis, word);
export const after = (name: number, word: string): number => through(spelled(name, space), word);

/** Appends one letter, by its code. */
export const spelled = (name: number, code: number): number => Math.imul(name ^ code, 0x01000193);

export const ended = (name: number): number => {
  let hash = Math.imul(name ^ (name >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> (32 - hashBits);
};

const through = (name: number, text: string): number => {
  let hash = name;
  for (let at = 0; at < text.length; at += 1) hash = spelled(hash, text.charCodeAt(at));
  return hash;
};

const basis = 0x811c9dc5;
const space = 32;
