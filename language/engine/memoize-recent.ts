// What a pure function made of the last few texts that it was given: one utterance is asked about by many, and to each of them it is the same.

/** The same function, which remembers. `textOf`: by which two that are given are the same. */
export const memoizeRecent = <Given, Made>(
  of: (given: Given) => Made,
  textOf: (given: Given) => string = String,
): ((given: Given) => Made) => {
  const known = new Map<string, { made: Made }>();
  return (given) => {
    const text = textOf(given);
    const found = known.get(text);
    if (found) return found.made;
    const made = of(given);
    if (known.size === kept) known.delete(known.keys().next().value ?? '');
    known.set(text, { made });
    return made;
  };
};

/** Texts: an utterance, its plain form, and parts of it. */
const kept = 8;
