// Passwords at rest: argon2id. Hashes of earlier versions still open, and a sign-in replaces them.
import { hash, verify } from '@node-rs/argon2';
import { verifyPassword } from 'better-auth/crypto';

/** Nineteen mebibytes, two passes, one thread: what OWASP asks for. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Without a hash it takes as long, and is wrong. */
export const isPassword = async (stored: string | null, password: string): Promise<boolean> => {
  if (stored !== null && !isCurrent(stored)) return verifyPassword({ hash: stored, password });
  const matches = await verify(stored ?? (await nobodys()), password);
  return stored !== null && matches;
};

export const isCurrent = (stored: string): boolean => stored.startsWith('$argon2id$');

let made: Promise<string> | null = null;

/** Of a password that nobody has. */
const nobodys = (): Promise<string> => {
  made ??= hashPassword(crypto.randomUUID());
  return made;
};
