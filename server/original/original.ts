// Fetches whole messages on request, and stores none. The last few stay in memory for minutes, so the page and its
// details need one fetch.
import type { Account, MessageId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { boundedThread } from '#server/bounded-thread.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import { transferable } from '#server/mailbox/parse.ts';
import type { MessageContent } from '#server/ports.ts';
import { withToken } from '#server/tokens/with-token.ts';
import type { Opened, OpenedFile, OpenRequest, Page } from './shown-message.ts';

export type Originals = {
  /** Throws `message.unknown` for other people's messages. */
  page(account: Account, id: MessageId): Promise<Page>;
  file(account: Account, id: MessageId, nth: number): Promise<OpenedFile>;
};

const limits = { milliseconds: 4000, mostMilliseconds: 20_000, oldMegabytes: 256, youngMegabytes: 32 } as const;

export const openOriginals = (ctx: Context): Originals => {
  const thread = boundedThread<OpenRequest, Opened>(new URL('./open-worker.ts', import.meta.url), limits);
  const kept = new Map<string, { page: Page; until: number }>();
  const counts = ctx.caches.open('Original mails', 'Mails as they came, made safe to show, for five minutes.', () => ({
    entries: kept.size,
    bytes: sizeOfAll(kept),
  }));
  const open = async (account: Account, id: MessageId, what: { kind: 'page' } | { kind: 'file'; nth: number }) => {
    const content = await broughtWhole(ctx, account, id);
    // A message without its raw form left its files at the provider.
    if (content.kind === 'parts' && what.kind === 'file') throw new Problem('attachment.too-large');
    const opened = await thread.ask({ content, ...what }, transferable(content));
    return opened === 'stuck' ? null : opened;
  };
  return {
    page: async (account, id) => {
      const now = ctx.clock.now().getTime();
      const key = `${account.id} ${id}`;
      const known = kept.get(key);
      if (known !== undefined && known.until > now) {
        counts.hit();
        return known.page;
      }
      counts.miss();
      await refuseForeign(ctx, account, id);
      const opened = await open(account, id, { kind: 'page' });
      if (opened?.kind !== 'page') throw new Problem('original.unreadable');
      keep(kept, key, { page: opened, until: now + keptMilliseconds });
      return opened;
    },
    file: async (account, id, nth) => {
      await refuseForeign(ctx, account, id);
      const opened = await open(account, id, { kind: 'file', nth });
      if (opened?.kind !== 'file') throw new Problem('original.unreadable');
      if (opened.file === null) throw new Problem('attachment.unknown');
      return opened.file;
    },
  };
};

const keptMilliseconds = 5 * 60_000;
/** Characters of all cached pages. */
const mostKept = 20_000_000;

/** Evicts the oldest first. */
const keep = (kept: Map<string, { page: Page; until: number }>, key: string, of: { page: Page; until: number }) => {
  kept.delete(key);
  kept.set(key, of);
  let size = sizeOfAll(kept);
  for (const [oldest, { page }] of kept) {
    if (size <= mostKept) return;
    kept.delete(oldest);
    size -= sizeOf(page);
  }
};

const sizeOfAll = (kept: ReadonlyMap<string, { page: Page }>): number =>
  [...kept.values()].reduce((sum, { page }) => sum + sizeOf(page), 0);

const sizeOf = ({ html, shown }: Page): number => html.length + (shown?.html.length ?? 0);

/** Throws if the message is gone or belongs to somebody else. */
export const refuseForeign = async (ctx: Context, account: Account, id: MessageId): Promise<void> => {
  const own = await ctx.db.asUser(account.userId, (tx) =>
    tx.selectFrom('message').select('id').where(ofAccount(account)).where('id', '=', id).executeTakeFirst(),
  );
  if (own === undefined) throw new Problem('message.unknown');
};

/** Raw, or the provider's parts if too large. */
const broughtWhole = async (ctx: Context, account: Account, id: MessageId): Promise<MessageContent> => {
  const get = (format: MessageContent['kind']) =>
    withToken(ctx, account, 'interactive', (caller) => ctx.provider(account).get(caller, [id], format));
  const whole = await get('raw');
  const brought = whole.failed.length === 0 ? whole : await get('parts');
  const [problem] = brought.failed;
  if (problem !== undefined) throw problem.problem;
  const [message] = brought.messages;
  if (message === undefined) throw new Problem('message.unknown');
  return message.content;
};
