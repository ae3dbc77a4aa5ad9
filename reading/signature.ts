// Leaves out what stands below a mail's last word.
import type { Address } from '#domain/mail.ts';
import type { Line } from './line.ts';

/** The lines without the signature. */
export const withoutSignature = (lines: readonly Line[], _from: Address): Line[] => {
  const delimiter = lines.findIndex((line) => /^-- ?$/.test(line.text));
  return delimiter > 0 ? lines.slice(0, delimiter) : [...lines];
};
