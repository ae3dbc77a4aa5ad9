// Asserts that a mailbox has the same labels here and at the provider, with nothing in transit.
import { expect } from 'vitest';
import * as z from 'zod';
import type { UserId } from '#domain/id.ts';
import type { World } from './person.ts';

export type Labels = ReadonlyMap<string, readonly string[]>;

export const labelsAtGoogle = async (world: World, email: string): Promise<Labels> =>
  new Map([...(await world.google.labels(email))].map(([id, labels]) => [id, labels.toSorted()]));

const Row = z.object({ id: z.string(), labels: z.array(z.string()), provider_labels: z.array(z.string()) });

export const expectEverywhere = async (world: World, userId: UserId, email: string, wanted: Labels): Promise<void> => {
  expect(await labelsAtGoogle(world, email)).toEqual(wanted);
  const asked = 'select id, labels, provider_labels from message where user_id = $1';
  const rows = z.array(Row).parse(await world.ctx.peek(asked, [userId]));
  expect(new Map(rows.map(({ id, labels }) => [id, labels.toSorted()]))).toEqual(wanted);
  expect(new Map(rows.map(({ id, provider_labels }) => [id, provider_labels.toSorted()]))).toEqual(wanted);
  expect(await world.ctx.peek('select id from pending_change where user_id = $1', [userId])).toEqual([]);
};
