// Asserts that a mailbox has the same labels here and at the provider, with nothing in transit.
import { expect } from 'vitest';
import * as z from 'zod';
import type { Account } from '#domain/id.ts';
import { atGmail, FlowLabels } from './gmail-labels.ts';
import type { World } from './person.ts';

export type Labels = ReadonlyMap<string, readonly string[]>;

export const labelsAtGoogle = async (world: World, email: string): Promise<Labels> =>
  new Map([...(await world.google.labels(email))].map(([id, labels]) => [id, labels.toSorted()]));

const Row = z.object({ id: z.string(), labels: FlowLabels, provider_labels: FlowLabels });

/** `wanted` in Flow's words or in Gmail's. */
export const expectEverywhere = async (
  world: World,
  { userId, id }: Account,
  email: string,
  requested: Labels,
): Promise<void> => {
  const there = new Map([...requested].map(([message, labels]) => [message, atGmail(labels).toSorted()]));
  expect(await labelsAtGoogle(world, email)).toEqual(there);
  const asked = 'select id, labels, provider_labels from message where user_id = $1 and account_id = $2';
  const rows = z.array(Row).parse(await world.ctx.peek(asked, [userId, id]));
  expect(new Map(rows.map(({ id: message, labels }) => [message, labels.toSorted()]))).toEqual(there);
  expect(new Map(rows.map(({ id: message, provider_labels }) => [message, provider_labels.toSorted()]))).toEqual(there);
  expect(
    await world.ctx.peek('select id from pending_change where user_id = $1 and account_id = $2', [userId, id]),
  ).toEqual([]);
};
