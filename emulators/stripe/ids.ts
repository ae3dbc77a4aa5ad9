import { randomInt } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An id like Stripe's: a prefix that names the kind, and random letters. */
export const newId = (prefix: string, length = 24): string =>
  `${prefix}_${Array.from({ length }, () => letters[randomInt(letters.length)]).join('')}`;
