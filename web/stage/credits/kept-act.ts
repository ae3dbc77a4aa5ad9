// Keeps the act that waits for credits while the person is at the checkout: encrypted on this device, for half an hour.
import * as z from 'zod/mini';
import { Command } from '#commands/registry.ts';
import { DraftId } from '#domain/draft.ts';
import { CommandId, ThreadId } from '#domain/id.ts';
import { Proof } from '#domain/recipient-warning.ts';
import { now } from '#web/clock.ts';
import type { UnpaidAct } from '#web/commands/unpaid-act.ts';
import { turnPlace } from '#web/data/turn-place.ts';

/** Longer, and the person no longer expects it. */
const minutes = 30;

export const keepAct = async (act: UnpaidAct): Promise<void> => {
  await turnPlace.current()?.store.change(shelf, { put: new Map([[key, { at: now().getTime(), act }]]) });
};

/** Null: nothing waits. */
export const keptAct = async (): Promise<UnpaidAct | null> => {
  const kept = await turnPlace.current()?.store.some(shelf, [key]);
  const { data } = Kept.safeParse(kept?.get(key));
  return data !== undefined && now().getTime() - data.at < minutes * 60_000 ? data.act : null;
};

/** Of several tabs, one gets it. */
export const takeAct = (): Promise<UnpaidAct | null> =>
  navigator.locks.request('flow-unpaid-act', async () => {
    const act = await keptAct();
    await turnPlace.current()?.store.change(shelf, { remove: [key] });
    return act;
  });

/** Stored with the drafts. */
const shelf = 'draft';
const key = 'unpaid-act';

const Act = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('mail'),
    draftId: DraftId,
    confirmed: z.string(),
    proof: Proof,
    at: z.nullable(z.string()),
  }),
  z.object({ kind: z.literal('note'), draftId: DraftId }),
  z.object({ kind: z.literal('command'), id: CommandId, command: Command }),
  z.object({ kind: z.literal('summary'), threadId: ThreadId }),
  z.object({ kind: z.literal('answer'), words: z.string() }),
  z.object({ kind: z.literal('question'), words: z.string() }),
  z.object({ kind: z.literal('briefing'), of: z.enum(['morning', 'evening']) }),
  z.object({ kind: z.literal('prep'), words: z.string() }),
]) satisfies z.ZodMiniType<UnpaidAct>;

const Kept = z.object({ at: z.number(), act: Act });
