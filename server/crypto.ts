// Secrets at rest. Each user has a key, wrapped by the host's key. A sealed value opens only in its own column, row and user.
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Tx } from '#server/db/database.ts';

/** `row` identifies the row among the user's. */
export type SecretPlace = { table: string; column: string; row: string };

export type Keyring = {
  seal(tx: Tx, userId: UserId, where: SecretPlace, plaintext: string): Promise<string>;
  /** Throws `secret.unreadable` for anything not sealed for this place, plain text included. */
  open(tx: Tx, userId: UserId, where: SecretPlace, sealed: string): Promise<string>;
  /** For many rows: reads the person's key once. */
  forMany(
    tx: Tx,
    userId: UserId,
  ): Promise<{
    seal(where: SecretPlace, plaintext: string): string;
    open(where: SecretPlace, sealed: string): string;
  }>;
  /**
   * Drops a key that another host key wrapped, so the next secret makes a new one. Returns whether it did. The caller drops what the
   * lost key sealed.
   */
  dropLostKey(tx: Tx, userId: UserId): Promise<boolean>;
};

/** `hostKey`: 32 bytes that wrap the users' keys. */
export const openKeyring = (hostKey: Uint8Array): Keyring => ({
  seal: async (tx, userId, where, plaintext) => {
    const { id, key } = await userKey(tx, hostKey, userId);
    return seal(key, id, placeText(userId, where), Buffer.from(plaintext));
  },
  open: async (tx, userId, where, sealed) => {
    const { id, key } = await userKey(tx, hostKey, userId);
    return open(key, id, placeText(userId, where), sealed).toString('utf8');
  },
  forMany: async (tx, userId) => {
    const { id, key } = await userKey(tx, hostKey, userId);
    return {
      seal: (where, plaintext) => seal(key, id, placeText(userId, where), Buffer.from(plaintext)),
      open: (where, sealed) => open(key, id, placeText(userId, where), sealed).toString('utf8'),
    };
  },
  dropLostKey: async (tx, userId) => {
    const row = await storedKey(tx, userId);
    if (!row || isOurs(hostKey, userId, row)) return false;
    const { numDeletedRows } = await tx
      .deleteFrom('user_keys')
      .where('user_id', '=', userId)
      .where('dek_id', '=', row.dek_id)
      .executeTakeFirstOrThrow();
    // With two sign-ins at once, the other one has already sealed again.
    return numDeletedRows > 0n;
  },
});

/** `v1.<key id>.<iv, ciphertext and tag>`, bound to `place`. */
export const seal = (key: Uint8Array, keyId: string, place: string, plaintext: Uint8Array): string => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([iv, cipher.update(plaintext), cipher.final(), cipher.getAuthTag()]);
  return `v1.${keyId}.${sealed.toString('base64url')}`;
};

export const open = (key: Uint8Array, keyId: string, place: string, sealed: string): Buffer => {
  const [version, sealedWith, body, ...rest] = sealed.split('.');
  if (version !== 'v1' || sealedWith !== keyId || body === undefined || rest.length > 0) throw unreadable();
  const bytes = Buffer.from(body, 'base64url');
  if (bytes.length < ivBytes + tagBytes) throw unreadable();
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes));
  decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]);
  } catch {
    throw unreadable();
  }
};

const ivBytes = 12;
const tagBytes = 16;

const unreadable = () => new Problem('secret.unreadable');

const placeText = (userId: UserId, { table, column, row }: SecretPlace): string =>
  ['v1', table, column, userId, row].join('|');

const userKey = async (tx: Tx, hostKey: Uint8Array, userId: UserId): Promise<{ id: string; key: Buffer }> => {
  const row = (await storedKey(tx, userId)) ?? (await makeKey(tx, hostKey, userId));
  return { id: row.dek_id, key: unwrapped(hostKey, userId, row) };
};

type StoredKey = { dek_id: string; wrapped: string };

const unwrapped = (hostKey: Uint8Array, userId: UserId, row: StoredKey): Buffer =>
  open(hostKey, hostKeyId(hostKey), wrapPlace(userId, row.dek_id), row.wrapped);

const isOurs = (hostKey: Uint8Array, userId: UserId, row: StoredKey): boolean => {
  try {
    unwrapped(hostKey, userId, row);
    return true;
  } catch {
    return false;
  }
};

const storedKey = (tx: Tx, userId: UserId) =>
  tx.selectFrom('user_keys').select(['dek_id', 'wrapped']).where('user_id', '=', userId).executeTakeFirst();

const makeKey = async (tx: Tx, hostKey: Uint8Array, userId: UserId) => {
  const id = randomBytes(6).toString('hex');
  const wrapped = seal(hostKey, hostKeyId(hostKey), wrapPlace(userId, id), randomBytes(32));
  await tx
    .insertInto('user_keys')
    .values({ user_id: userId, dek_id: id, wrapped })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  // If another transaction was first, its key counts.
  const row = await storedKey(tx, userId);
  if (!row) throw unreadable();
  return row;
};

/** A fingerprint of the host's key. */
const hostKeyId = (hostKey: Uint8Array): string =>
  createHash('sha256').update('flow host key id').update(hostKey).digest('hex').slice(0, 8);

const wrapPlace = (userId: UserId, dekId: string): string => ['v1', 'user_keys', 'wrapped', userId, dekId].join('|');
