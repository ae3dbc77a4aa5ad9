// Signed addresses for a mail's pictures. Each is valid for one person, message and picture, for at most an hour. The frame sends no
// cookie, so the address is the only proof.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { pictureFile } from '#api/original.ts';
import { AccountId, MessageId, UserId } from '#domain/id.ts';

export type OfferedPicture = {
  user: UserId;
  account: AccountId;
  message: MessageId;
  address: string;
  /** Milliseconds since 1970. */
  until: number;
};

export type PictureAddresses = {
  of(picture: Omit<OfferedPicture, 'until'>, now: Date): string;
  /** Null if the signature is invalid or expired. */
  read(query: Record<string, string>, now: Date): OfferedPicture | null;
};

/** Derives the signing key from the host's `secret`. */
export const pictureAddresses = ({ url, sessionSecret }: { url: string; sessionSecret: string }): PictureAddresses => {
  const key = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'flow picture addresses', 32));
  const signatureOf = ({ user, account, message, address, until }: OfferedPicture): Buffer =>
    createHmac('sha256', key)
      .update(JSON.stringify([user, account, message, until, address]))
      .digest();
  return {
    of: (picture, now) => {
      const until = endOf(now);
      const signature = signatureOf({ ...picture, until }).toString('base64url');
      return `${url}${pictureFile}?${new URLSearchParams({ ...picture, until: String(until), signature })}`;
    },
    read: (query, now) => {
      const given = Query.safeParse(query);
      if (!given.success) return null;
      const { signature, ...offered } = given.data;
      const [shown, right] = [Buffer.from(signature, 'base64url'), signatureOf(offered)];
      const isRight = shown.length === right.length && timingSafeEqual(shown, right);
      return isRight && offered.until > now.getTime() ? offered : null;
    },
  };
};

const Query = z.object({
  user: UserId,
  account: AccountId,
  message: MessageId,
  address: z.string(),
  until: z.pipe(z.string().check(z.regex(/^\d{13}$/)), z.transform(Number)),
  signature: z.string(),
});

/** Ends at a half hour, so repeated views share an address and the browser's cache. */
const endOf = (now: Date): number => (Math.floor(now.getTime() / halfHour) + 2) * halfHour;

const halfHour = 30 * 60_000;
