// The person's newest mail to others, which shows how they write.
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Account } from '#domain/id.ts';
import { Address, Reading } from '#domain/mail.ts';
import type { DatedMail } from '#reading/style-lessons.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { ownAddressOf } from './own-address.ts';

/** A busy person's mail of some months. More adds nothing. */
const messagesRead = 200;

/** Newest first. A note to oneself has no greeting, and shows nothing. */
export const sentLately = async (tx: Tx, account: Account): Promise<DatedMail[]> => {
  const own = (await ownAddressOf(tx, account)).toLowerCase();
  const rows = await tx
    .selectFrom('message')
    .select(['recipients', 'reading', 'received_at'])
    .where(ofAccount(account))
    .where(sql<boolean>`sent_to <> '{}' and sent_to <> array[${own}::text]`)
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
