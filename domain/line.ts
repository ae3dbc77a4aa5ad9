// Text that stands in a header: one line, which travels as it is written.

/**
 * A header field is one line; a second one would be a header of somebody else's. `=?` begins an encoded word, which a reader would
 * show as something else than was confirmed; so would spaces at its ends, and half a surrogate pair.
 */
export const asLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim();
