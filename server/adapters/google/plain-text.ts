/** One line without characters that PostgreSQL rejects or that change the text direction. */
export const plainText = (text: string | undefined, most: number): string =>
  lines(text, most).replace(/\s+/gu, ' ').trim();

/** The same, with its line breaks. */
export const lines = (text: string | undefined, most: number): string =>
  (text ?? '')
    .toWellFormed()
    .replace(/[^\P{Cc}\n]|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed();
