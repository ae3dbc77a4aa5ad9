// Whether words below a letter are its sender's name.
import type { Address } from '#domain/mail.ts';

export const isSender = (text: string, from: Address): boolean => {
  const words = bare(text).toLowerCase();
  const full = from.name.trim().toLowerCase();
  if (words === '' || full === '') return false;
  // People sign with a second family name that their address leaves out.
  const longer = full.includes(' ') && words.startsWith(`${full} `) && words.split(' ').length <= 4;
  return longer || waysToSign(full).includes(words);
};

const waysToSign = (full: string): string[] => {
  const [first = '', ...family] = full.split(/\s+/);
  const initials = family.length > 0 ? [`${first[0]}. ${family.join(' ')}`, `${first[0]} ${family.join(' ')}`] : [];
  return [full, first, full.split(/,\s*/).toReversed().join(' '), ...initials];
};

/** A sign-off without surrounding dashes and commas. */
export const bare = (text: string): string =>
  text
    .slice(0, 200)
    .trim()
    .replace(/^[-–—~*/\s]+/, '')
    .replace(/[,.!*\s\p{Extended_Pictographic}\u{1f3fb}-\u{1f3ff}\ufe0f\u200d]+$/u, '');
