// The addresses under which Flow itself hands out a mail's pictures: each is for one person, one message and one picture, and for an
// hour at most. The frame that asks for them has no cookie to show, so the address is all the proof there is.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { pictureFile } from '#api/original.ts';
import { MessageId, UserId } from '#domain/id.ts';

export type OfferedPicture = {
  user: UserId;
  message: MessageId;
  address: string /** Milliseconds since 1970. */;
  until: number;
};

export type PictureAddresses = {
  of(picture: Omit<OfferedPicture, 'until'>, now: Date): string;
  /** Null for what was not offered just so, or is over. */
  read(query: Record<string, string>, now: Date): OfferedPicture | null;
};

/** `secret`: the host's; the key that signs is made of it and is good for nothing else. */
export const pictureAddresses = ({ url, sessionSecret }: { url: string; sessionSecret: string }): PictureAddresses => {
  const key = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'flow picture addresses', 32));
  const signatureOf = ({ user, message, address, until }: OfferedPicture): Buffer =>
    createHmac('sha256', key)
      .update(JSON.stringify([user, message, until, address]))
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
  message: MessageId,
  address: z.string(),
  until: z.pipe(z.string().check(z.regex(/^\d{13}$/)), z.transform(Number)),
  signature: z.string(),
});

/** The end of the next half hour: who looks twice is given the same addresses, and the browser asks once. */
const endOf = (now: Date): number => (Math.floor(now.getTime() / halfHour) + 2) * halfHour;

const halfHour = 30 * 60_000;
