// A person who sends mail: what they confirmed, what left, and what Google has.
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { confirmedText, type Draft, SendingId } from '#domain/draft.ts';
import { ada, ben } from '#emulators/google/small-seed.ts';
import { refOf } from '#server/account.ts';
import { newId } from '#server/id.ts';
import { type ToSend, takeToSend } from '#server/sending/hold.ts';
import type { Desk } from './desk.ts';

/** `at`: the current desk and draft. */
export const senderAt = (at: () => { desk: Desk; draft: Draft }) => {
  const world = () => at().desk.world;
  const ctx = () => world().ctx;
  const id = () => newId(ctx().clock.now());
  const given = (some: Partial<ToSend> = {}): ToSend => ({
    sendingId: SendingId.parse(id()),
    draft: at().draft,
    confirmed: createHash('sha256')
      .update(confirmedText(some.draft ?? at().draft))
      .digest('hex'),
    proof: 'tap',
    strangers: [ben],
    at: null,
    spoken: false,
    ...some,
  });
  return {
    id,
    ctx,
    given,
    send: (some: Partial<ToSend> = {}) => takeToSend(ctx(), at().desk.account, given(some)),
    sync: async (): Promise<void> => {
      const { account } = at().desk;
      await ctx().db.asUser(account.userId, (tx) =>
        ctx().jobs.add(tx, 'mailbox.sync', refOf(account), { key: account.id }),
      );
      await world().work();
    },
    left: async () => Outbox.parse(await world().google.control(`outbox?user=${ada}`)).sent,
    draftsAtGoogle: async () =>
      [...(await world().google.labels(ada)).values()].filter((labels) => labels.includes('DRAFT')).length,
    stateOf: async (sendingId: string) =>
      (await ctx().peek('select state, problem from sending where id = $1', [sendingId]))[0],
    /** Runs everything that happens within a minute or so. */
    passing: async (): Promise<void> => {
      for (let n = 0; n < 12; n++) await world().later(11_000);
    },
  };
};

const Outbox = z.object({
  sent: z.array(z.object({ raw: z.string(), threadId: z.string(), recipients: z.array(z.string()) })),
});
