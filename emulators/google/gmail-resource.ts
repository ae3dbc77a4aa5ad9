/** A message in each of the API's four formats. */
import type { gmail_v1 } from '@googleapis/gmail';
import * as z from 'zod';
import { bigint, bytes, integer, type Row, text } from '#emulators/rows.ts';
import type { Google } from './google.ts';
import { labelsOf } from './mailbox.ts';
import { contentOf, isFile, type Part, readMime, textOf } from './mime.ts';

export const messageFormat = z.enum(['minimal', 'full', 'raw', 'metadata']);
export type MessageFormat = z.infer<typeof messageFormat>;

export type RequestedFormat = { format: MessageFormat; metadataHeaders: string[] };

export const messageResource = (
  google: Google,
  row: Row,
  { format, metadataHeaders }: RequestedFormat,
): gmail_v1.Schema$Message => {
  const content = {
    minimal: () => ({}),
    raw: () => ({ raw: Buffer.from(bytes(row, 'raw')).toString('base64url') }),
    metadata: () => ({ payload: headersOnly(readMime(bytes(row, 'raw')), metadataHeaders) }),
    full: () => ({ payload: payloadOf(readMime(bytes(row, 'raw')), '') }),
  } satisfies Record<MessageFormat, () => gmail_v1.Schema$Message>;
  return {
    ...messageReference(google, row),
    snippet: text(row, 'snippet'),
    historyId: String(bigint(row, 'history_id')),
    internalDate: String(bigint(row, 'at')),
    sizeEstimate: integer(row, 'size'),
    ...content[format](),
  };
};

export const messageReference = (google: Google, row: Row): gmail_v1.Schema$Message => {
  const labelIds = labelsOf(google, integer(row, 'row'));
  return { id: text(row, 'id'), threadId: text(row, 'thread_id'), ...(labelIds.length > 0 ? { labelIds } : {}) };
};

/** Undefined if the message has no such part. */
export const attachmentIn = (row: Row, attachmentId: string): gmail_v1.Schema$MessagePartBody | undefined => {
  const partId = Buffer.from(attachmentId, 'base64url').toString('utf8').split('.', 1)[0] ?? '';
  const part = partWith(readMime(bytes(row, 'raw')), partId === 'root' ? '' : partId);
  if (!part) return undefined;
  const content = contentOf(part);
  return { size: content.length, data: content.toString('base64url') };
};

const headersOnly = (message: Part, wanted: string[]): gmail_v1.Schema$MessagePart => {
  const names = new Set(wanted.map((name) => name.toLowerCase()));
  const headers = message.headers.filter(({ name }) => names.size === 0 || names.has(name.toLowerCase()));
  return { mimeType: message.type, headers };
};

/** Part ids are paths from the root: '0', '1.0'. The root's id is empty. */
const payloadOf = (part: Part, partId: string): gmail_v1.Schema$MessagePart => {
  const payload = {
    partId,
    mimeType: part.type,
    filename: part.filename,
    headers: part.headers,
    body: bodyOf(part, partId),
  };
  if (part.parts.length === 0) return payload;
  return { ...payload, parts: part.parts.map((child, at) => payloadOf(child, childId(partId, at))) };
};

/** Text parts come inline as UTF-8. Files are fetched by an id that changes every time. */
const bodyOf = (part: Part, partId: string): gmail_v1.Schema$MessagePartBody => {
  if (part.type.startsWith('multipart/')) return { size: 0 };
  if (isFile(part)) {
    const attachmentId = Buffer.from(`${partId || 'root'}.${crypto.randomUUID()}`).toString('base64url');
    return { size: contentOf(part).length, attachmentId };
  }
  const content = Buffer.from(textOf(part), 'utf8');
  return { size: content.length, data: content.toString('base64url') };
};

const partWith = (part: Part, id: string, partId = ''): Part | undefined => {
  if (partId === id) return part;
  for (const [at, child] of part.parts.entries()) {
    const match = partWith(child, id, childId(partId, at));
    if (match) return match;
  }
  return undefined;
};

const childId = (parent: string, at: number): string => (parent === '' ? String(at) : `${parent}.${at}`);
