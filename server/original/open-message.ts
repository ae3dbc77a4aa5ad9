// Takes a whole message apart for the eye: its page with the pictures that came with it, or one of its files.
// Runs in a worker thread: what is in there was written by strangers.
import PostalMime, { type Email, type Attachment as MimePart } from 'postal-mime';
import { originalOf } from '#reading/original.ts';
import { countParts } from '#server/mailbox/count-parts.ts';
import { isAttachment, mimeLimits, nameOfFile } from '#server/mailbox/mime-parts.ts';
import type { Opened, OpenedFile, OpenRequest } from './shown-message.ts';

/** Throws where a message is beyond the limits. */
export const openMessage = async (request: OpenRequest): Promise<Opened> => {
  const { content } = request;
  if (content.kind === 'parts') {
    if (request.kind === 'file') return { kind: 'file', file: null };
    return { kind: 'page', ...originalOf(content, { inline: () => null, remote: () => null }) };
  }
  if (countParts(content.raw, mimeLimits.parts) >= mimeLimits.parts) throw new Error('the message has too many parts');
  const email = await PostalMime.parse(content.raw, {
    attachmentEncoding: 'arraybuffer',
    maxNestingDepth: mimeLimits.nesting,
    maxHeadersSize: mimeLimits.headerBytes,
  });
  if (request.kind === 'file') return { kind: 'file', file: fileAt(email, request.nth) };
  const { html = null, text = null } = email;
  return { kind: 'page', ...originalOf({ html, text }, { inline: inlineOf(email.attachments), remote: () => null }) };
};

const fileAt = (email: Email, nth: number): OpenedFile | null => {
  const part = email.attachments.slice(0, mimeLimits.parts).filter(isAttachment)[nth];
  return part === undefined ? null : { name: nameOfFile(part), mimeType: part.mimeType, bytes: bytesOf(part) };
};

/** Pictures of the mail itself as data, since the frame may ask nobody for them. */
const inlineOf = (parts: readonly MimePart[]): ((contentId: string) => string | null) => {
  const byId = new Map(parts.map((part) => [bare(part.contentId ?? ''), part]));
  let left = mostInline;
  return (contentId) => {
    const part = byId.get(bare(contentId));
    if (part === undefined) return null;
    const bytes = Buffer.from(bytesOf(part));
    const type = rasterOf(bytes);
    if (type === null || bytes.byteLength > left) return null;
    left -= bytes.byteLength;
    return `data:${type};base64,${bytes.toString('base64')}`;
  };
};

/** Bytes of pictures in one page. */
const mostInline = 15_000_000;

const bare = (contentId: string): string => contentId.trim().replace(/^<|>$/g, '');

/** By its first bytes: what a part says of itself is its sender's word. */
const rasterOf = (bytes: Buffer): string | null =>
  rasters.find(({ starts }) => bytes.subarray(0, 16).toString('latin1').startsWith(starts))?.type ??
  (bytes.subarray(8, 12).toString('latin1') === 'WEBP' ? 'image/webp' : null);

const rasters = [
  { starts: '\x89PNG\r\n\x1a\n', type: 'image/png' },
  { starts: '\xff\xd8\xff', type: 'image/jpeg' },
  { starts: 'GIF8', type: 'image/gif' },
];

/** A buffer of its own, so that it can be handed over. */
const bytesOf = ({ content }: MimePart): ArrayBuffer => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  return bytes.slice().buffer;
};
