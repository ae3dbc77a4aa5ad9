// Text for a header: one line.

/**
 * A line break would start another header. `=?` starts an encoded word, so a reader would see other text than the person confirmed.
 * Outer spaces and half a surrogate pair have the same effect.
 */
export const asLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim();
