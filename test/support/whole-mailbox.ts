// Compares a mailbox with the provider's: messages, subjects, threads, labels.
import type { Account } from '#domain/id.ts';
import { ada, mailOf } from '#emulators/google/small-seed.ts';
import { refOf } from '#server/account.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import { atGmail } from './gmail-labels.ts';
import type { World } from './person.ts';

/** All differences by message, or an empty list. */
export const differences = async (world: World, account: Account, email = ada): Promise<string[]> => {
  const rows = await world.ctx.db.asUser(account.userId, (tx) =>
    tx
      .selectFrom('message')
      .select(['id', 'provider_labels as labelIds', 'thread_id as threadId', 'subject'])
      .where(ofAccount(account))
      .execute(),
  );
  const here = new Map<string, string>(
    rows.map((row) => [row.id, describeMessage({ ...row, labelIds: atGmail(row.labelIds) })]),
  );
  const there = new Map((await world.google.mailbox(email)).map((message) => [message.id, describeMessage(message)]));
  return [...new Set([...here.keys(), ...there.keys()])]
    .filter((id) => here.get(id) !== there.get(id))
    .map((id) => `${id}: ${here.get(id) ?? 'not'} here, ${there.get(id) ?? 'not'} at the provider`);
};

const describeMessage = ({
  labelIds,
  threadId,
  subject,
}: {
  labelIds: string[];
  threadId: string;
  subject: string;
}): string => `'${subject}' in ${threadId}, ${labelIds.toSorted().join(' ')}`;

/** A message for the control plane. */
export const rawMail = (subject: string): string => Buffer.from(mailOf({ subject })).toString('base64url');

/** Requests a sync after this time. */
export const syncIn = async (world: World, account: Account, afterMs = 1): Promise<void> => {
  await world.ctx.db.asUser(account.userId, (tx) =>
    world.ctx.jobs.add(tx, 'mailbox.sync', refOf(account), { key: account.id }),
  );
  await world.later(afterMs);
};

/** Repeats a minute until listing, fetching and comparing are done. Returns the minutes. */
export const untilWhole = async (world: World, account: Account, step = 60_000, most = 60): Promise<number> => {
  for (let minutes = 1; minutes <= most; minutes++) {
    await world.later(step);
    if (!(await hasWork(world, account))) return minutes;
  }
  throw new Error(`the mailbox is not whole after ${most} rounds`);
};

const hasWork = async (world: World, { userId, id }: Account): Promise<boolean> => {
  const [row] = await world.ctx.peek(
    `select historical_at is null
       or exists (select from fetch_queue where user_id = $1 and account_id = $2)
       or exists (select from comparison where user_id = $1 and account_id = $2 and finished_at is null) as work
     from mailbox where user_id = $1 and account_id = $2`,
    [userId, id],
  );
  return row?.['work'] !== false;
};
