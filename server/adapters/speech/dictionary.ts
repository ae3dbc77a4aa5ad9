// Writes a pronunciation dictionary for the recogniser.

/** One line per pronunciation: `read R EH D`, `read(2) R IY D`. Words without one are left out. */
export const dictionaryOf = (words: readonly string[], sounds: ReadonlyMap<string, readonly string[]>): string =>
  words
    .flatMap((word) =>
      (sounds.get(word) ?? []).map((sound, nth) => `${word}${nth === 0 ? '' : `(${nth + 1})`} ${sound}\n`),
    )
    .join('');
