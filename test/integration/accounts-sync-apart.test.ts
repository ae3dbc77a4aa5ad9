// Two accounts of one person and a second person, synced and changed all at once: each mailbox stays the provider's own.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Account } from '#domain/id.ts';
import { mailOf } from '#emulators/google/small-seed.ts';
import { accountOf, refOf } from '#server/account.ts';
import { execute } from '#server/commands/execute.ts';
import { changesSince } from '#server/mailbox/changes.ts';
import { crowdAddress, crowdSeed } from '#test/support/crowd.ts';
import { nextId } from '#test/support/desk.ts';
import { openWorld, type World } from '#test/support/person.ts';
import { differences } from '#test/support/whole-mailbox.ts';

type Box = { account: Account; address: string };
type Event = { who: number; does: 'arrives' | 'relabelled' | 'deleted' | 'archive' | 'star' | 'trash'; nth: number };

const events: fc.Arbitrary<Event[]> = fc.array(
  fc.record({
    who: fc.nat(2),
    does: fc.constantFrom('arrives', 'relabelled', 'deleted', 'archive', 'star', 'trash'),
    nth: fc.nat(9),
  }),
  { minLength: 6, maxLength: 14 },
);

const happen = async ({ ctx, google }: World, { account, address }: Box, { does, nth }: Event): Promise<void> => {
  if (does === 'arrives') {
    const subject = `Letter for ${address} ${nth}`;
    const raw = Buffer.from(mailOf({ to: address, subject })).toString('base64url');
    await google.control('deliver', { mailbox: address, raw });
    return;
  }
  if (does === 'relabelled' || does === 'deleted') {
    const messages = await google.mailbox(address);
    const id = messages[nth % messages.length]?.id;
    if (does === 'deleted') await google.control('delete-message', { mailbox: address, id });
    else await google.control('relabel', { mailbox: address, id, add: ['STARRED'], remove: ['UNREAD'] });
    return;
  }
  const { threads } = await changesSince(ctx, account, 0);
  const threadIds = threads.slice(nth % 4, (nth % 4) + 1).map(({ id }) => id);
  if (threadIds.length > 0)
    await execute(ctx, account, { id: nextId(), command: { kind: does, args: { threadIds } }, spoken: false });
};

const syncAll = async (world: World, boxes: readonly Box[], ms: number): Promise<void> => {
  for (const { account } of boxes)
    await world.ctx.db.asUser(account.userId, (tx) =>
      world.ctx.jobs.add(tx, 'mailbox.sync', refOf(account), { key: account.id }),
    );
  await world.later(ms);
};

test('each mailbox ends as its own at Google, and holds no mail of another', async () => {
  const world = await openWorld({ seed: crowdSeed({ people: 3, letters: 5 }), oneClock: true });
  const [one, other, theirs] = [crowdAddress(0), crowdAddress(1), crowdAddress(2)];
  const first = await world.connect(one);
  const boxes: Box[] = [
    { account: first, address: one },
    { account: await world.connectAnother(first.userId, other), address: other },
    { account: await world.connect(theirs), address: theirs },
  ];
  expect(new Set(boxes.map(({ account }) => account.id)).size).toBe(3);
  expect(await world.ctx.db.asUser(first.userId, (tx) => accountOf(tx, first.userId))).toEqual(first);
  await fc.assert(
    fc.asyncProperty(events, async (all) => {
      for (const event of all) {
        const box = boxes[event.who];
        if (box) await happen(world, box, event);
      }
      // Delivered, then followed.
      await syncAll(world, boxes, 20_000);
      await syncAll(world, boxes, 90_000);
      for (const { account, address } of boxes) {
        expect(await differences(world, account, address)).toEqual([]);
        const { threads } = await changesSince(world.ctx, account, 0);
        const addressed = threads.flatMap(({ messages }) => messages.flatMap(({ to }) => to.map(({ email }) => email)));
        expect(new Set(addressed)).toEqual(new Set(addressed.length > 0 ? [address] : []));
      }
    }),
    { numRuns: process.env['FLOW_TEST_FULL'] === '1' ? 60 : 4 },
  );
}, 600_000);
