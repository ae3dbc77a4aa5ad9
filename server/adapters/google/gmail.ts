// The mail provider port over the Gmail API.
import * as z from 'zod/mini';
import type { LabelEdit } from '#domain/change/label-edit.ts';
import { MessageId, ThreadId } from '#domain/id.ts';
import { ask, askJson, parseJson, problemOf } from '#server/adapters/request.ts';
import type { Delivered, MailProvider } from '#server/ports.ts';
import { askBatch, type BatchCall, readPart } from './batch-call.ts';
import { drafts } from './drafts.ts';
import { files } from './files.ts';
import { readHistory } from './history.ts';
import { HistoryId, historyIdOf } from './history-cursor.ts';
import { GmailLabelId, gmailIdOf, labelFrom } from './label-ids.ts';
import { labels } from './labels.ts';
import { queryOf } from './listing-query.ts';
import { getMessages } from './messages.ts';

export type GmailEndpoints = { gmail: string; batch: string };

const me = '/gmail/v1/users/me';

export const gmail = (at: GmailEndpoints): MailProvider => ({
  profile: async ({ token }) => {
    const profile = await askJson({ url: `${at.gmail}${me}/profile`, token }, Profile);
    return { email: profile.emailAddress, cursor: profile.historyId };
  },
  cursorText: historyIdOf,
  signature: async ({ token }) => {
    const { sendAs = [] } = await askJson({ url: `${at.gmail}${me}/settings/sendAs`, token }, SendAs);
    return sendAs.find(({ isDefault }) => isDefault)?.signature ?? '';
  },
  ...labels(at),
  list: async ({ token }, listing) => {
    const answer = await askJson({ url: `${at.gmail}${me}/messages?${queryOf(listing)}`, token }, MessageList);
    return {
      ids: answer.messages ?? [],
      estimate: answer.resultSizeEstimate ?? 0,
      next: answer.nextPageToken ?? null,
    };
  },
  get: ({ token }, ids, format) => getMessages(at, token, ids, format),
  ...files(at),
  history: ({ token }, since) => readHistory(at, token, since),
  ...drafts(at),
  deliver: ({ token }, edits) => deliverEdits(at, token, edits),
  deliverAlike: async ({ token }, { messageIds, add, remove }) => {
    const url = `${at.gmail}${me}/messages/batchModify`;
    const body = { ids: messageIds, addLabelIds: add.map(gmailIdOf), removeLabelIds: remove.map(gmailIdOf) };
    const answer = await ask({ url, method: 'POST', token, body });
    if (answer.status >= 400) throw problemOf(answer);
    // Gmail answers with an empty body. A proxy's page is no success.
    if (answer.text.trim() !== '') parseJson(answer.text, z.object({}));
  },
  watch: async ({ token }, topicName) => {
    const url = `${at.gmail}${me}/watch`;
    const { expiration } = await askJson({ url, method: 'POST', token, body: { topicName } }, Watch);
    return { until: new Date(Number(expiration)) };
  },
});

const Profile = z.object({ emailAddress: z.string(), historyId: HistoryId });
const SendAs = z.object({
  sendAs: z.optional(z.array(z.object({ isDefault: z.optional(z.boolean()), signature: z.optional(z.string()) }))),
});
const MessageList = z.object({
  messages: z.optional(z.array(z.object({ id: MessageId, threadId: ThreadId }))),
  nextPageToken: z.optional(z.string()),
  resultSizeEstimate: z.optional(z.number()),
});
/** Milliseconds since 1970, as text. */
const Watch = z.object({ expiration: z.string().check(z.regex(/^\d{1,16}$/)) });
const Labelled = z.object({ id: MessageId, labelIds: z._default(z.array(GmailLabelId), []) });

/** One batch with one modify call per message. */
const deliverEdits = async (at: GmailEndpoints, token: string, edits: readonly LabelEdit[]): Promise<Delivered[]> => {
  const calls = edits.map(
    (edit): BatchCall => ({
      method: 'POST',
      path: `${me}/messages/${edit.messageId}/modify`,
      body: { addLabelIds: edit.add.map(gmailIdOf), removeLabelIds: edit.remove.map(gmailIdOf) },
    }),
  );
  const answers = await askBatch(at, token, calls);
  return edits.map(({ messageId }, n): Delivered => {
    const read = readPart(answers[n] ?? null, Labelled);
    if (read.kind === 'answer') return { kind: 'done', messageId, labels: read.answer.labelIds.map(labelFrom) };
    if (read.problem.code === 'provider.not-found') return { kind: 'gone', messageId };
    return { kind: 'refused', messageId, problem: read.problem };
  });
};
