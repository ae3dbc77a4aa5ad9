// Learns the person's writing style from their newest sent mail whenever their device asks. Flow does not store it.
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Account } from '#domain/id.ts';
import { Address, Reading } from '#domain/mail.ts';
import type { WritingStyle } from '#domain/writing-style.ts';
import { writingStyleOf } from '#reading/writing-style.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';

/** A busy person's mail of some months. More adds nothing. */
const messagesRead = 200;

export const learnWritingStyle = (ctx: Context, account: Account): Promise<WritingStyle> =>
  ctx.db.asUser(account.userId, async (tx) => {
    const rows = await tx
      .selectFrom('message')
      .select(['recipients', 'reading'])
      .where(ofAccount(account))
      .where(sql<boolean>`sent_to <> '{}'`)
      .where('state', '=', 'parsed')
      .orderBy('received_at', 'desc')
      .limit(messagesRead)
      .execute();
    return writingStyleOf(
      rows.map(({ recipients, reading }) => ({ to: Recipients.parse(recipients), reading: Reading.parse(reading) })),
    );
  });

const Recipients = z.array(Address);
