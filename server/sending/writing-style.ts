// Learns the person's writing style from their newest sent mail whenever their device asks. Flow does not store it.
import { allowedStyle } from '#domain/allowed-style.ts';
import type { Account } from '#domain/id.ts';
import type { WritingStyle } from '#domain/writing-style.ts';
import { writingStyleOf } from '#reading/writing-style.ts';
import type { Context } from '#server/context.ts';
import { notesOf } from '#server/lesson-notes/store.ts';
import { sentLately } from '#server/mailbox/sent-lately.ts';

/** Without what the person had Flow forget. */
export const learnWritingStyle = (ctx: Context, account: Account): Promise<WritingStyle> =>
  ctx.db.asUser(account.userId, async (tx) =>
    allowedStyle(writingStyleOf(await sentLately(tx, account)), await notesOf(ctx, tx, account)),
  );
