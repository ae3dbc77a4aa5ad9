// Runs in worker threads, because strangers wrote the input.
import type { Attachment as MimePart } from 'postal-mime';
import { rasterOf } from '#reading/raster.ts';

export type CarriedPicture = { type: string; bytes: Buffer };

/** Inline pictures by content id. `most`: bytes of all pictures together. */
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

/** Copies into a transferable buffer. */
export const bytesOf = ({ content }: MimePart): ArrayBuffer => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  return bytes.slice().buffer;
};
