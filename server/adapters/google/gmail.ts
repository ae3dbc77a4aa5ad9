// The mailbox port over Gmail's API: raw messages by batch, history, and label edits. A thin client over fetch.
import * as z from 'zod/mini';
import type { LabelEdit } from '#domain/change.ts';
import { MessageId, ThreadId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { ask, askJson, parseJson, problemOf } from '#server/adapters/request.ts';
import type { Delivered, FailedMessage, MailProvider, RawMessage } from '#server/ports.ts';
import { type BatchAnswer, type BatchCall, batchContentType, readBatch, writeBatch } from './batch.ts';
import { readHistory } from './history.ts';

export type GmailEndpoints = { gmail: string; batch: string };

/** Parts of one batch; Google advises no more than 50. */
const batchSize = 50;
const me = '/gmail/v1/users/me';

export const gmail = (at: GmailEndpoints): MailProvider => ({
  profile: async (token) => {
    const profile = await askJson({ url: `${at.gmail}${me}/profile`, token }, Profile);
    return { email: profile.emailAddress, cursor: profile.historyId };
  },
  list: async (token, page) => {
    const query = new URLSearchParams({ maxResults: String(page.limit) });
    if (page.label) query.set('labelIds', page.label);
    if (page.pageToken) query.set('pageToken', page.pageToken);
    const answer = await askJson({ url: `${at.gmail}${me}/messages?${query}`, token }, MessageList);
    return {
      ids: answer.messages ?? [],
      estimate: answer.resultSizeEstimate ?? 0,
      next: answer.nextPageToken ?? null,
    };
  },
  get: (token, ids) => getRaw(at, token, ids),
  history: (token, cursor) => readHistory(at, token, cursor),
  deliver: (token, edits) => deliverEdits(at, token, edits),
});

const Profile = z.object({ emailAddress: z.string(), historyId: z.string() });
const MessageList = z.object({
  messages: z.optional(z.array(z.object({ id: MessageId, threadId: ThreadId }))),
  nextPageToken: z.optional(z.string()),
  resultSizeEstimate: z.optional(z.number()),
});
const Raw = z.object({
  id: MessageId,
  threadId: ThreadId,
  labelIds: z._default(z.array(z.string()), []),
  internalDate: z.string(),
  historyId: z.string(),
  snippet: z._default(z.string(), ''),
  raw: z.string(),
});
const Labelled = z.object({ id: MessageId, labelIds: z._default(z.array(z.string()), []) });

const getRaw = async (at: GmailEndpoints, token: string, ids: readonly MessageId[]) => {
  const calls = ids.map((id): BatchCall => ({ method: 'GET', path: `${me}/messages/${id}?format=raw` }));
  const answers = await batch(at, token, calls);
  const messages: RawMessage[] = [];
  const failed: FailedMessage[] = [];
  for (const [n, id] of ids.entries()) {
    const read = readPart(answers[n] ?? null, Raw);
    if (read.kind === 'answer') messages.push(rawMessage(read.answer));
    else if (read.problem.code !== 'provider.not-found') failed.push({ id, problem: read.problem });
  }
  return { messages, failed };
};

/** One part of a batch: what it answers, or why not. */
const readPart = <T>(
  part: BatchAnswer | null,
  schema: z.ZodMiniType<T>,
): { kind: 'answer'; answer: T } | { kind: 'problem'; problem: Problem } => {
  if (part === null) return { kind: 'problem', problem: new Problem('provider.unavailable', { detail: 'no part' }) };
  if (part.status >= 400) return { kind: 'problem', problem: problemOf(part) };
  try {
    return { kind: 'answer', answer: parseJson(part.text, schema) };
  } catch (error) {
    if (error instanceof Problem) return { kind: 'problem', problem: error };
    throw error;
  }
};

const rawMessage = (raw: z.infer<typeof Raw>): RawMessage => ({
  id: raw.id,
  threadId: raw.threadId,
  labels: raw.labelIds,
  receivedAt: new Date(Number(raw.internalDate)),
  cursor: raw.historyId,
  snippet: raw.snippet,
  raw: Buffer.from(raw.raw, 'base64url'),
});

/** One modify a message, in one batch: each answers the labels it has afterwards. */
const deliverEdits = async (at: GmailEndpoints, token: string, edits: readonly LabelEdit[]): Promise<Delivered[]> => {
  const calls = edits.map(
    (edit): BatchCall => ({
      method: 'POST',
      path: `${me}/messages/${edit.messageId}/modify`,
      body: { addLabelIds: edit.add, removeLabelIds: edit.remove },
    }),
  );
  const answers = await batch(at, token, calls);
  return edits.map(({ messageId }, n): Delivered => {
    const read = readPart(answers[n] ?? null, Labelled);
    if (read.kind === 'answer') return { kind: 'done', messageId, labels: read.answer.labelIds };
    if (read.problem.code === 'provider.not-found') return { kind: 'gone', messageId };
    return { kind: 'refused', messageId, problem: read.problem };
  });
};

const batch = async (
  at: GmailEndpoints,
  token: string,
  calls: readonly BatchCall[],
): Promise<(BatchAnswer | null)[]> => {
  const answers: (BatchAnswer | null)[] = [];
  for (let from = 0; from < calls.length; from += batchSize) {
    const some = calls.slice(from, from + batchSize);
    const answer = await ask({
      url: at.batch,
      method: 'POST',
      token,
      body: writeBatch(some),
      contentType: batchContentType,
    });
    if (answer.status >= 400) throw problemOf(answer);
    answers.push(...readBatch(answer.headers.get('content-type') ?? '', answer.text, some.length));
  }
  const refused = answers.find((answer) => answer?.status === 401);
  if (refused) throw problemOf(refused);
  return answers;
};
