// Opens a whole message: its page with inline pictures, or one of its files. Runs in a worker thread, because the input is untrusted.
import { randomUUID } from 'node:crypto';
import type { Email, Attachment as MimePart } from 'postal-mime';
import { originalOf } from '#reading/original.ts';
import { bytesOf, carriedPictures } from '#server/mailbox/carried-pictures.ts';
import { isAttachment, mimeLimits, nameOfFile } from '#server/mailbox/mime-parts.ts';
import { takeApart } from '#server/mailbox/take-apart.ts';
import type { Opened, OpenedFile, OpenRequest, Page } from './shown-message.ts';

/** Throws if the message exceeds a limit. */
export const openMessage = async (request: OpenRequest): Promise<Opened> => {
  const { content } = request;
  if (content.kind === 'parts') {
    if (request.kind === 'file') return { kind: 'file', file: null };
    return { kind: 'page', ...pageOf(content, () => () => null) };
  }
  const email = await takeApart(content.raw);
  if (request.kind === 'file') return { kind: 'file', file: fileAt(email, request.nth) };
  const { html = null, text = null } = email;
  return { kind: 'page', ...pageOf({ html, text }, () => inlineOf(email.attachments)) };
};

const pageOf = (
  source: { html: string | null; text: string | null },
  /** Each page has its own size limit. */
  inline: () => (contentId: string) => string | null,
): Page => {
  const page = originalOf(source, { inline: inline(), remote: () => null });
  if (page.pictures === 0) return { ...page, shown: null };
  const mark = `flow-${randomUUID()}-`;
  const addresses: string[] = [];
  const remote = (address: string): string => `${mark}${addresses.push(address) - 1}`;
  const { html } = originalOf(source, { inline: inline(), remote });
  return { ...page, shown: { html, mark, addresses } };
};

const fileAt = (email: Email, nth: number): OpenedFile | null => {
  const part = email.attachments.slice(0, mimeLimits.parts).filter(isAttachment)[nth];
  return part === undefined ? null : { name: nameOfFile(part), mimeType: part.mimeType, bytes: bytesOf(part) };
};

/** Inline pictures become data URLs, because the frame may load nothing. */
const inlineOf = (parts: readonly MimePart[]): ((contentId: string) => string | null) => {
  const pictures = carriedPictures(parts, mostInline);
  return (contentId) => {
    const picture = pictures(contentId);
    return picture && `data:${picture.type};base64,${picture.bytes.toString('base64')}`;
  };
};

/** Bytes of pictures in one page. */
const mostInline = 15_000_000;
