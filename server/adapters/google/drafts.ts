// Gmail drafts. A draft keeps its id, but the sent message gets a new one.
import * as z from 'zod/mini';
import { MessageId, ThreadId } from '#domain/id.ts';
import { ask, askJson, problemOf } from '#server/adapters/request.ts';
import type { MailProvider } from '#server/ports.ts';

type Drafts = Pick<MailProvider, 'drafts' | 'putDraft' | 'sendDraft' | 'hasDraft' | 'dropDraft'>;

export const drafts = (at: { gmail: string }): Drafts => {
  const url = `${at.gmail}/gmail/v1/users/me/drafts`;
  const one = (draftId: string): string => `${url}/${encodeURIComponent(draftId)}`;
  return {
    drafts: async ({ token }, pageToken) => {
      const query = new URLSearchParams({ maxResults: '500', ...(pageToken === null ? {} : { pageToken }) });
      const page = await askJson({ url: `${url}?${query}`, token }, DraftList);
      return {
        drafts: (page.drafts ?? []).map(({ id, message }) => ({ draftId: id, messageId: message.id })),
        next: page.nextPageToken ?? null,
      };
    },
    putDraft: async ({ token }, { draftId, raw, threadId }) => {
      const message = { raw: Buffer.from(raw).toString('base64url'), ...(threadId === null ? {} : { threadId }) };
      const where = draftId === null ? { url, method: 'POST' as const } : { url: one(draftId), method: 'PUT' as const };
      const { id } = await askJson({ ...where, token, body: { message } }, Made);
      return { draftId: id };
    },
    sendDraft: async ({ token }, draftId) => {
      const sent = await askJson({ url: `${url}/send`, method: 'POST', token, body: { id: draftId } }, Sent);
      return { messageId: sent.id, threadId: sent.threadId };
    },
    hasDraft: async ({ token }, draftId) => {
      const answer = await ask({ url: `${one(draftId)}?format=minimal`, token });
      if (answer.status === 404) return false;
      if (answer.status >= 400) throw problemOf(answer);
      return true;
    },
    dropDraft: async ({ token }, draftId) => {
      const answer = await ask({ url: one(draftId), method: 'DELETE', token });
      if (answer.status >= 400 && answer.status !== 404) throw problemOf(answer);
    },
  };
};

const DraftList = z.object({
  drafts: z.optional(z.array(z.object({ id: z.string(), message: z.object({ id: MessageId }) }))),
  nextPageToken: z.optional(z.string()),
});
const Made = z.object({ id: z.string() });
const Sent = z.object({ id: MessageId, threadId: ThreadId });
