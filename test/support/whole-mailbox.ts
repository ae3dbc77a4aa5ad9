// Whether a mailbox here is the provider's: every message, every label, and nothing else.
import type { UserId } from '#domain/id.ts';
import { ada } from '#emulators/google/small-seed.ts';
import type { World } from './person.ts';

type Labels = Record<string, string[]>;

/** Message id to sorted labels, as stored from the provider and as the provider has them; to be equal. */
export const bothSides = async (
  world: World,
  userId: UserId,
  email = ada,
): Promise<{ here: Labels; there: Labels }> => {
  const rows = await world.ctx.db.asUser(userId, (tx) =>
    tx.selectFrom('message').select(['id', 'provider_labels']).where('user_id', '=', userId).execute(),
  );
  const there = await world.google.labels(email);
  return {
    here: sorted(rows.map((row) => [row.id, row.provider_labels])),
    there: sorted([...there]),
  };
};

const sorted = (entries: [string, string[]][]): Labels =>
  Object.fromEntries(
    entries
      .map(([id, labels]): [string, string[]] => [id, labels.toSorted()])
      .toSorted(([a], [b]) => a.localeCompare(b)),
  );

/** Lets a minute pass as often as it takes until nothing is left to list, fetch or compare. Answers the minutes. */
export const untilWhole = async (world: World, userId: UserId, step = 60_000, most = 60): Promise<number> => {
  for (let minutes = 1; minutes <= most; minutes++) {
    await world.later(step);
    if (!(await hasWork(world, userId))) return minutes;
  }
  throw new Error(`the mailbox is not whole after ${most} rounds`);
};

const hasWork = async (world: World, userId: UserId): Promise<boolean> => {
  const [row] = await world.ctx.peek(
    `select historical_at is null
       or exists (select from fetch_queue where user_id = $1)
       or exists (select from comparison where user_id = $1 and finished_at is null) as work
     from mailbox where user_id = $1`,
    [userId],
  );
  return row?.['work'] !== false;
};
