// Straight quotes of the content files as typographers set them.

export const typographic = (text: string): string =>
  text
    .replaceAll(/(^|[\s([])'(?=\S)/g, '$1‘')
    .replaceAll("'", '’')
    .replaceAll(/(^|[\s([])"(?=\S)/g, '$1“')
    .replaceAll('"', '”');

/** For places that hold text alone, such as the head. */
export const plain = (text: string): string => typographic(text.replaceAll(/ ?\[[a-z0-9-]+\]/g, ''));
