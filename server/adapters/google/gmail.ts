// The mailbox port over Gmail's API: raw messages by batch, history, and label edits. A thin client over fetch.
import * as z from 'zod/mini';
import type { LabelEdit } from '#domain/change.ts';
import { MessageId, ThreadId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { MailProvider, RawMessage } from '#server/ports.ts';
import { ask, askJson, parseJson, problemOf } from '#server/adapters/request.ts';
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
  const messages: RawMessage[] = [];
  const failed: MessageId[] = [];
  for (const [n, answer] of (await batch(at, token, calls)).entries()) {
    const id = ids[n];
    if (!id || answer?.status === 404) continue;
    const raw = answer?.status === 200 ? attempt(() => parseJson(answer.text, Raw)) : null;
    if (raw) messages.push(rawMessage(raw));
    else failed.push(id);
  }
  return { messages, failed };
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

/** One modify a message, in one batch: each answers the labels it has afterwards. A part that failed fails the whole. */
const deliverEdits = async (at: GmailEndpoints, token: string, edits: readonly LabelEdit[]) => {
  const calls = edits.map(
    (edit): BatchCall => ({
      method: 'POST',
      path: `${me}/messages/${edit.messageId}/modify`,
      body: { addLabelIds: edit.add, removeLabelIds: edit.remove },
    }),
  );
  const answers = await batch(at, token, calls);
  return edits.map((edit, n) => {
    const answer = answers[n];
    if (answer?.status === 404) return { messageId: edit.messageId, labels: null };
    if (!answer) throw new Problem('provider.unavailable', { detail: 'a part of the batch was not answered' });
    if (answer.status >= 400) throw problemOf(answer);
    return { messageId: edit.messageId, labels: parseJson(answer.text, Labelled).labelIds };
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

const attempt = <T>(work: () => T): T | null => {
  try {
    return work();
  } catch {
    return null;
  }
};
