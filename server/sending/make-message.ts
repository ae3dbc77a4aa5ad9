import { bytesOf, fileLimits } from '#domain/draft-file.ts';
import type { Account, MessageId, ThreadId, UserId } from '#domain/id.ts';
import type { Message } from '#domain/mail.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { messagesById } from '#server/mailbox/threads.ts';
import type { MessageContent } from '#server/ports.ts';
import { settingsOf } from '#server/settings/store.ts';
import type { Ask } from './asking.ts';
import { buildMessage, type Envelope, messageIdsIn, type Threading } from './build-message.ts';
import { fetchFiles } from './fetch-files.ts';
import type { Open } from './open-sending.ts';
import { quoteOf } from './quote.ts';

/** `addressed`: require a recipient. A saved draft needs none. */
export const makeMessage = async (
  ctx: Context,
  ask: Ask,
  account: Account,
  { id, draft, ownAddress }: Pick<Open, 'id' | 'draft' | 'ownAddress'>,
  { addressed = true }: { addressed?: boolean } = {},
): Promise<{ raw: Uint8Array; threadId: ThreadId | null }> => {
  const { about, kind } = draft;
  const forwarded = kind === 'forward';
  const original = about && (await originalOf(ctx, ask, account, { id: about.messageId, forwarded }));
  const envelope: Envelope = {
    from: { name: await ownName(ctx, account), email: ownAddress },
    sendingId: id,
    at: ctx.clock.now(),
    threading: original && !forwarded ? original.threading : null,
    quote: original && (await quoteOf(original, { forwarded, room: fileLimits.bytes - bytesOf(draft.files) })),
    files: await fetchFiles(ctx, ask, draft.files),
  };
  return {
    raw: await buildMessage(draft, envelope, { addressed }),
    threadId: about && !forwarded ? about.threadId : null,
  };
};

type Original = { message: Message; content: MessageContent; threading: Threading };

const originalOf = async (
  ctx: Context,
  ask: Ask,
  account: Account,
  { id, forwarded }: { id: MessageId; forwarded: boolean },
): Promise<Original> => {
  const message = (await ctx.db.asUser(account.userId, (tx) => messagesById(tx, account, [id]))).get(id);
  if (!message) throw new Problem('thread.unknown');
  const get = (format: MessageContent['kind']) => ask((caller) => ctx.provider(account).get(caller, [id], format));
  // A message too large to fetch whole loses its pictures.
  const whole = forwarded ? await get('raw') : null;
  const { messages, failed } = whole?.messages[0] ? whole : await get('parts');
  if (failed[0]) throw failed[0].problem;
  if (!messages[0]) throw new Problem('thread.unknown');
  const { content } = messages[0];
  return { message, content, threading: threadingOf(content) };
};

const threadingOf = (content: MessageContent): Threading => {
  const field = (field: string): string =>
    content.kind === 'parts' ? (content.headers.find(({ name }) => name.toLowerCase() === field)?.value ?? '') : '';
  const references = messageIdsIn(field('references'));
  return {
    messageId: messageIdsIn(field('message-id'))[0] ?? null,
    references: references.length > 0 ? references : messageIdsIn(field('in-reply-to')),
  };
};

/** As the person set it, else as the account has it. */
const ownName = async (ctx: Context, account: Account): Promise<string> =>
  (await ctx.db.asUser(account.userId, (tx) => settingsOf(tx, account))).ownName ?? nameOfAccount(ctx, account.userId);

const nameOfAccount = async (ctx: Context, userId: UserId): Promise<string> => {
  const { name } = await ctx.db.asAuth
    .selectFrom('user')
    .select('name')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return name.includes('@') ? '' : name.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
};
