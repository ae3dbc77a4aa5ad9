/** Octets to text in any character set that a mail may name; a set nobody knows is read as UTF-8. */

export function decodeCharset(content: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset.trim() || 'utf-8').decode(content);
  } catch {
    return new TextDecoder('utf-8').decode(content);
  }
}
