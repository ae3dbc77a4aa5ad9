/** RFC 8187. Removes characters that file names cannot contain. A cut may split a pair of surrogates. */
export const downloadName = (name: string): string =>
  encodeURIComponent(
    name
      .replaceAll(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, '_')
      .slice(-200)
      .toWellFormed(),
  ).replaceAll(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
