/** One line without characters that PostgreSQL rejects or that change the text direction. */
export const plainText = (text: string | undefined, most: number): string =>
  cut(cleaned(text).replace(/\s+/gu, ' ').trim(), most);

/** The same, with its line breaks. */
export const lines = (text: string | undefined, most: number): string => cut(cleaned(text).trim(), most);

const cleaned = (text = ''): string =>
  text.toWellFormed().replace(/[^\P{Cc}\n]|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, ' ');

/** A cut may split a pair of surrogates. */
const cut = (text: string, most: number): string => text.slice(0, most).toWellFormed();
