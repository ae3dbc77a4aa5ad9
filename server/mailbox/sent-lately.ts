// The person's newest sent mail, which shows how they write.
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Account } from '#domain/id.ts';
import { Address, Reading } from '#domain/mail.ts';
import type { DatedMail } from '#reading/style-lessons.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';

/** A busy person's mail of some months. More adds nothing. */
const messagesRead = 200;

/** Newest first. */
export const sentLately = async (tx: Tx, account: Account): Promise<DatedMail[]> => {
  const rows = await tx
    .selectFrom('message')
    .select(['recipients', 'reading', 'received_at'])
    .where(ofAccount(account))
    .where(sql<boolean>`sent_to <> '{}'`)
    .where('state', '=', 'parsed')
    .orderBy('received_at', 'desc')
    .limit(messagesRead)
    .execute();
  return rows.map(({ recipients, reading, received_at }) => ({
    to: Recipients.parse(recipients),
    reading: Reading.parse(reading),
    at: received_at.toISOString(),
  }));
};

const Recipients = z.array(Address);
