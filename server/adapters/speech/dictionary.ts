// A dictionary as the recogniser reads it.

/** One line for each way to say a word: `read R EH D`, `read(2) R IY D`. A word without a pronunciation is left out. */
export const dictionaryOf = (words: readonly string[], sounds: ReadonlyMap<string, readonly string[]>): string =>
  words
    .flatMap((word) =>
      (sounds.get(word) ?? []).map((sound, nth) => `${word}${nth === 0 ? '' : `(${nth + 1})`} ${sound}\n`),
    )
    .join('');
