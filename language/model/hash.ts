// A feature is its name's hash: the weights then hold no words, only numbers.

/** Of the 32 bits these are kept: few enough to store closely, enough that two features seldom meet. */
export const hashBits = 26;

export const hashed = (name: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> (32 - hashBits);
};
