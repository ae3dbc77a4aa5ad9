// Whether some words of a letter are the name of who sent it, as it stands below the text.
import type { Address } from '#domain/mail.ts';

/** The words are the sender's name, or the first of it. */
export const isSender = (text: string, from: Address): boolean => {
  const words = bare(text).toLowerCase();
  const full = from.name.trim().toLowerCase();
  if (words === '' || full === '') return false;
  // People sign with a second family name, and leave it out of the address.
  const longer = full.includes(' ') && words.startsWith(`${full} `) && words.split(' ').length <= 4;
  return (
    longer || words === full || words === full.split(/\s+/)[0] || words === full.split(/,\s*/).toReversed().join(' ')
  );
};

/** A sign-off without the dashes and commas around it. */
export const bare = (text: string): string =>
  text
    .slice(0, 200)
    .trim()
    .replace(/^[-–—~*/\s]+/, '')
    .replace(/[,.!*\s]+$/, '');
