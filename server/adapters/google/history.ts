// Reads Gmail's history since a cursor, page by page, as a flat list of changes in order.
import * as z from 'zod/mini';
import { MessageId, ThreadId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { askJson } from '#server/adapters/request.ts';
import type { Cursor } from '#server/cursor.ts';
import type { Happening } from '#server/ports.ts';
import { HistoryId, historyIdOf } from './history-cursor.ts';
import { GmailLabelId, labelFrom } from './label-ids.ts';

/** `cursor` is Gmail's current one, for use after the last page. `lost`: Gmail no longer knows the given cursor. */
export const readHistory = async (
  at: { gmail: string },
  token: string,
  { cursor, pageToken }: { cursor: Cursor; pageToken: string | null },
): Promise<{ happenings: Happening[]; cursor: Cursor; next: string | null } | 'lost'> => {
  const page = await readPage(at, token, cursor, pageToken);
  if (page === 'lost') return 'lost';
  return {
    happenings: (page.history ?? []).flatMap(happeningsOf),
    cursor: page.historyId,
    next: page.nextPageToken ?? null,
  };
};

const Ref = z.object({ id: MessageId, threadId: ThreadId, labelIds: z._default(z.array(GmailLabelId), []) });
const Labels = z.object({ message: Ref, labelIds: z._default(z.array(GmailLabelId), []) });
const Added = z.object({ message: Ref });
const HistoryRecord = z.object({
  id: HistoryId,
  messagesAdded: z.optional(z.array(Added)),
  messagesDeleted: z.optional(z.array(Added)),
  labelsAdded: z.optional(z.array(Labels)),
  labelsRemoved: z.optional(z.array(Labels)),
});
const HistoryPage = z.object({
  history: z.optional(z.array(HistoryRecord)),
  historyId: HistoryId,
  nextPageToken: z.optional(z.string()),
});

const readPage = async (at: { gmail: string }, token: string, cursor: Cursor, pageToken: string | null) => {
  const query = new URLSearchParams({ startHistoryId: historyIdOf(cursor), maxResults: '500' });
  if (pageToken) query.set('pageToken', pageToken);
  try {
    return await askJson({ url: `${at.gmail}/gmail/v1/users/me/history?${query}`, token }, HistoryPage);
  } catch (error) {
    if (error instanceof Problem && error.code === 'provider.not-found') return 'lost' as const;
    throw error;
  }
};

const happeningsOf = (record: z.infer<typeof HistoryRecord>): Happening[] => {
  const about = ({ id: messageId, threadId }: z.infer<typeof Ref>) => ({ messageId, threadId, cursor: record.id });
  return [
    ...(record.messagesAdded ?? []).map(
      ({ message }): Happening => ({ kind: 'added', ...about(message), labels: message.labelIds.map(labelFrom) }),
    ),
    ...(record.labelsAdded ?? []).map(
      ({ message, labelIds }): Happening => ({
        kind: 'labels',
        ...about(message),
        add: labelIds.map(labelFrom),
        remove: [],
      }),
    ),
    ...(record.labelsRemoved ?? []).map(
      ({ message, labelIds }): Happening => ({
        kind: 'labels',
        ...about(message),
        add: [],
        remove: labelIds.map(labelFrom),
      }),
    ),
    ...(record.messagesDeleted ?? []).map(
      ({ message }): Happening => ({ kind: 'deleted', messageId: message.id, cursor: record.id }),
    ),
  ];
};
