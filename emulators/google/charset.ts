/** An unknown character set decodes as UTF-8. */

export const decodeCharset = (content: Uint8Array, charset: string): string => {
  try {
    return new TextDecoder(charset.trim() || 'utf-8').decode(content);
  } catch {
    return new TextDecoder('utf-8').decode(content);
  }
};
