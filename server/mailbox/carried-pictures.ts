// The pictures that came with a mail. For worker threads: what is in there was written by strangers.
import type { Attachment as MimePart } from 'postal-mime';
import { rasterOf } from '#reading/raster.ts';

export type CarriedPicture = { type: string; bytes: Buffer };

/** The pictures that came with a mail, by content id; `most`: bytes of all that are asked for. */
export const carriedPictures = (
  parts: readonly MimePart[],
  most: number,
): ((contentId: string) => CarriedPicture | null) => {
  const byId = new Map(parts.map((part) => [bare(part.contentId ?? ''), part]));
  let left = most;
  return (contentId) => {
    const part = byId.get(bare(contentId));
    if (part === undefined) return null;
    const bytes = Buffer.from(bytesOf(part));
    const type = rasterOf(bytes);
    if (type === null || bytes.byteLength > left) return null;
    left -= bytes.byteLength;
    return { type, bytes };
  };
};

const bare = (contentId: string): string => contentId.trim().replace(/^<|>$/g, '');

/** A buffer of its own, so that it can be handed over. */
export const bytesOf = ({ content }: MimePart): ArrayBuffer => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  return bytes.slice().buffer;
};
