// Whether a mailbox here is the provider's: every message, every label, and nothing else.
import type { UserId } from '#domain/id.ts';
import { ada } from '#emulators/google/small-seed.ts';
import type { World } from './person.ts';

/** What differs, message by message, between what is stored and what the provider has; nothing, when all is well. */
export const differences = async (world: World, userId: UserId, email = ada): Promise<string[]> => {
  const rows = await world.ctx.db.asUser(userId, (tx) =>
    tx.selectFrom('message').select(['id', 'provider_labels']).where('user_id', '=', userId).execute(),
  );
  const here = new Map<string, string[]>(rows.map((row) => [row.id, row.provider_labels]));
  const there = await world.google.labels(email);
  const told = (labels: string[] | undefined): string => labels?.toSorted().join(' ') ?? 'not there';
  return [...new Set([...here.keys(), ...there.keys()])]
    .filter((id) => told(here.get(id)) !== told(there.get(id)))
    .map((id) => `${id}: ${told(here.get(id))} here, ${told(there.get(id))} at the provider`);
};

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
