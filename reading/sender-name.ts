// Whether words below a letter are its sender's name.
import type { Address } from '#domain/mail.ts';

export const isSender = (text: string, from: Address): boolean => {
  const words = bare(text).toLowerCase();
  const full = from.name.trim().toLowerCase();
  if (words === '' || full === '') return false;
  // People sign with a second family name that their address leaves out.
  const longer = full.includes(' ') && words.startsWith(`${full} `) && words.split(' ').length <= 4;
  const [first = '', ...family] = full.split(/\s+/);
  const initial =
    family.length > 0 && [`${first[0]}. `, `${first[0]} `].some((one) => words === one + family.join(' '));
  return (
    longer ||
    initial ||
    words === full ||
    words === full.split(/\s+/)[0] ||
    words === full.split(/,\s*/).toReversed().join(' ')
  );
};

/** A sign-off without surrounding dashes and commas. */
export const bare = (text: string): string =>
  text
    .slice(0, 200)
    .trim()
    .replace(/^[-–—~*/\s]+/, '')
    .replace(/[,.!*\s\p{Extended_Pictographic}\u{1f3fb}-\u{1f3ff}\ufe0f\u200d]+$/u, '');
