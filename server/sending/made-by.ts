// Finds out what happened to a sending whose answer was lost, by its header in the newest drafts and sent mail.
import type { SendingId } from '#domain/draft.ts';
import type { MessageId, ThreadId } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import type { ProviderMessage } from '#server/ports.ts';
import type { Ask } from './asking.ts';
import { sendingHeader } from './build-message.ts';

/** A person cannot have written more in the meantime. */
const newest = 10;

/** The draft's id, or null if the provider has none. */
export const draftMadeBy = async (ctx: Context, ask: Ask, id: SendingId): Promise<string | null> => {
  const { drafts } = await ask((caller) => ctx.provider(caller.account).drafts(caller, null));
  const some = drafts.slice(0, newest);
  const made = await withHeader(
    ctx,
    ask,
    id,
    some.map(({ messageId }) => messageId),
  );
  return some.find(({ messageId }) => messageId === made?.id)?.draftId ?? null;
};

export const sentBy = async (
  ctx: Context,
  ask: Ask,
  id: SendingId,
): Promise<{ messageId: MessageId; threadId: ThreadId } | null> => {
  const { ids } = await ask((caller) => ctx.provider(caller.account).list(caller, { labels: ['sent'], limit: newest }));
  const sent = await withHeader(
    ctx,
    ask,
    id,
    ids.map((one) => one.id),
  );
  return sent && { messageId: sent.id, threadId: sent.threadId };
};

const withHeader = async (
  ctx: Context,
  ask: Ask,
  id: SendingId,
  ids: readonly MessageId[],
): Promise<ProviderMessage | null> => {
  if (ids.length === 0) return null;
  const { messages, failed } = await ask((caller) => ctx.provider(caller.account).get(caller, ids, 'parts'));
  const match = messages.find((message) => headerOf(message) === id);
  // An unreadable message may be the one.
  if (!match && failed[0]) throw failed[0].problem;
  return match ?? null;
};

const headerOf = ({ content }: ProviderMessage): string | undefined =>
  content.kind === 'parts'
    ? content.headers.find(({ name }) => name.toLowerCase() === sendingHeader.toLowerCase())?.value.trim()
    : undefined;
