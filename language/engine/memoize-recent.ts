// Remembers the results of a pure function for its last few texts, because many readers ask about one utterance.

/** `textOf`: the key. */
export const memoizeRecent = <Given, Made>(
  of: (given: Given) => Made,
  textOf: (given: Given) => string = String,
): ((given: Given) => Made) => {
  const known = new Map<string, { made: Made }>();
  return (given) => {
    const text = textOf(given);
    const value = known.get(text);
    if (value) return value.made;
    const made = of(given);
    if (known.size === kept) known.delete(known.keys().next().value ?? '');
    known.set(text, { made });
    return made;
  };
};

const kept = 8;
