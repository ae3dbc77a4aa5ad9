// Fetches messages in batches: raw, or, if too large, as Gmail's parsed parts without attachments.
import * as z from 'zod/mini';
import { MessageId, ThreadId } from '#domain/id.ts';
import type { FailedMessage, MessageFormat, MessageParts, ProviderMessage } from '#server/ports.ts';
import { askBatch, type BatchCall, readPart } from './batch-call.ts';
import { HistoryId } from './history-cursor.ts';
import { GmailLabelId, labelFrom } from './label-ids.ts';

/** A deleted message is in neither list. */
export const getMessages = async (
  at: { batch: string },
  token: string,
  ids: readonly MessageId[],
  format: MessageFormat,
): Promise<{ messages: ProviderMessage[]; failed: FailedMessage[] }> => {
  const calls = ids.map(
    (id): BatchCall => ({ method: 'GET', path: `/gmail/v1/users/me/messages/${id}?format=${formats[format]}` }),
  );
  const answers = await askBatch(at, token, calls, 'provider.too-large');
  const messages: ProviderMessage[] = [];
  const failed: FailedMessage[] = [];
  for (const [n, id] of ids.entries()) {
    const read = readPart(answers[n] ?? null, readers[format]);
    if (read.kind === 'answer') messages.push(read.answer);
    else if (read.problem.code !== 'provider.not-found') failed.push({ id, problem: read.problem });
  }
  return { messages, failed };
};

const formats: Record<MessageFormat, string> = { raw: 'raw', parts: 'full' };

const head = {
  id: MessageId,
  threadId: ThreadId,
  labelIds: z._default(z.array(GmailLabelId), []),
  internalDate: z.string().check(z.regex(/^-?\d{1,15}$/)),
  historyId: HistoryId,
  snippet: z._default(z.string(), ''),
};

type Head = { [Name in keyof typeof head]: z.infer<(typeof head)[Name]> };

const headOf = (message: Head): Omit<ProviderMessage, 'content'> => ({
  id: message.id,
  threadId: message.threadId,
  labels: message.labelIds.map(labelFrom),
  receivedAt: new Date(Number(message.internalDate)),
  cursor: message.historyId,
  snippet: message.snippet,
});

const Raw = z.pipe(
  z.object({ ...head, raw: z.string() }),
  z.transform(
    (message): ProviderMessage => ({
      ...headOf(message),
      content: { kind: 'raw', raw: Buffer.from(message.raw, 'base64url') },
    }),
  ),
);

export type Part = {
  mimeType: string;
  filename: string;
  headers: { name: string; value: string }[];
  body: { size: number; data?: string | undefined; attachmentId?: string | undefined };
  parts: Part[];
};

export const Part: z.ZodMiniType<Part> = z.object({
  mimeType: z._default(z.string(), ''),
  filename: z._default(z.string(), ''),
  headers: z._default(z.array(z.object({ name: z.string(), value: z.string() })), []),
  body: z._default(
    z.object({ size: z._default(z.number(), 0), data: z.optional(z.string()), attachmentId: z.optional(z.string()) }),
    { size: 0 },
  ),
  get parts() {
    return z._default(z.array(Part), []);
  },
});

const Parts = z.pipe(
  z.object({ ...head, payload: Part }),
  z.transform(
    (message): ProviderMessage => ({
      ...headOf(message),
      content: { kind: 'parts', ...partsOf(message.payload) },
    }),
  ),
);

const readers: Record<MessageFormat, z.ZodMiniType<ProviderMessage>> = { raw: Raw, parts: Parts };

/** Text is UTF-8. Every leaf with a file name or without text counts as a file. */
const partsOf = (payload: Part): MessageParts => {
  const leaves = leavesOf(payload);
  const textOf = (mimeType: string): string | null => {
    const parts = leaves.filter((part) => part.mimeType === mimeType && !isFile(part) && part.body.data !== undefined);
    const texts = parts.map((part) => Buffer.from(part.body.data ?? '', 'base64url').toString('utf8'));
    return texts.length === 0 ? null : texts.join('\n');
  };
  return {
    headers: payload.headers,
    text: textOf('text/plain'),
    html: textOf('text/html'),
    attachments: leaves
      .filter(isFile)
      .map(({ filename, mimeType, body }) => ({ name: filename || 'attachment', mimeType, size: body.size })),
  };
};

export const isFile = (part: Part): boolean => part.filename !== '' || !part.mimeType.startsWith('text/');

export const leavesOf = (part: Part): Part[] =>
  part.mimeType.startsWith('multipart/') ? part.parts.flatMap(leavesOf) : [part];
