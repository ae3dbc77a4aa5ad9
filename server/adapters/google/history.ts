// Gmail's history since a cursor, every page of it, flattened to what became different, in its order.
import * as z from 'zod/mini';
import { MessageId, ThreadId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { askJson } from '#server/adapters/request.ts';
import type { Happening } from '#server/ports.ts';

/** The cursor of the answer is the provider's after the last page; `lost` when it no longer knows `cursor`. */
export const readHistory = async (
  at: { gmail: string },
  token: string,
  cursor: string,
): Promise<{ happenings: Happening[]; cursor: string } | 'lost'> => {
  const happenings: Happening[] = [];
  let pageToken: string | undefined;
  for (;;) {
    const page = await readPage(at, token, cursor, pageToken);
    if (page === 'lost') return 'lost';
    for (const record of page.history ?? []) happenings.push(...happeningsOf(record));
    if (!page.nextPageToken) return { happenings, cursor: page.historyId };
    pageToken = page.nextPageToken;
  }
};

const Ref = z.object({ id: MessageId, threadId: ThreadId });
const Labels = z.object({ message: Ref, labelIds: z._default(z.array(z.string()), []) });
const Added = z.object({ message: Ref });
const HistoryRecord = z.object({
  id: z.string(),
  messagesAdded: z.optional(z.array(Added)),
  messagesDeleted: z.optional(z.array(Added)),
  labelsAdded: z.optional(z.array(Labels)),
  labelsRemoved: z.optional(z.array(Labels)),
});
const HistoryPage = z.object({
  history: z.optional(z.array(HistoryRecord)),
  historyId: z.string(),
  nextPageToken: z.optional(z.string()),
});

const readPage = async (at: { gmail: string }, token: string, cursor: string, pageToken: string | undefined) => {
  const query = new URLSearchParams({ startHistoryId: cursor, maxResults: '500' });
  if (pageToken) query.set('pageToken', pageToken);
  try {
    return await askJson({ url: `${at.gmail}/gmail/v1/users/me/history?${query}`, token }, HistoryPage);
  } catch (error) {
    if (error instanceof Problem && error.code === 'provider.not-found') return 'lost' as const;
    throw error;
  }
};

const happeningsOf = (record: z.infer<typeof HistoryRecord>): Happening[] => [
  ...(record.messagesAdded ?? []).map(
    ({ message }): Happening => ({ kind: 'added', messageId: message.id, threadId: message.threadId }),
  ),
  ...(record.labelsAdded ?? []).map(({ message, labelIds }) => labels(record.id, message, labelIds, [])),
  ...(record.labelsRemoved ?? []).map(({ message, labelIds }) => labels(record.id, message, [], labelIds)),
  ...(record.messagesDeleted ?? []).map(({ message }): Happening => ({ kind: 'deleted', messageId: message.id })),
];

const labels = (cursor: string, message: z.infer<typeof Ref>, add: string[], remove: string[]): Happening => ({
  kind: 'labels',
  messageId: message.id,
  threadId: message.threadId,
  add,
  remove,
  cursor,
});
