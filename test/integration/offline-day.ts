// Shared by `offline-day.test.ts`, `offline-day.full.ts` and `offline-week.full.ts`: commands, mails, notes and drafts made offline, past the
// token's expiry, arrive in order and once, even if answers are lost and requests repeated.
import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import * as z from 'zod';
import { confirmedText, Draft, DraftId, SendingId } from '#domain/draft.ts';
import type { Account } from '#domain/id.ts';
import { type Executed, execute } from '#server/commands/execute.ts';
import { newId } from '#server/id.ts';
import { changesSince } from '#server/mailbox/changes.ts';
import { keepDraft } from '#server/sending/drafts.ts';
import { takeToSend } from '#server/sending/hold.ts';
import { listSendings } from '#server/sending/list.ts';
import { randomOf } from '#test/chaos/random.ts';
import { actsOf } from '#test/support/acts.ts';
import { crowdAddress, crowdSeed } from '#test/support/crowd.ts';
import { atGmail } from '#test/support/gmail-labels.ts';
import { mailboxModel } from '#test/support/mailbox-model.ts';
import { openWorld, type World } from '#test/support/person.ts';
import { expectEverywhere } from '#test/support/same-mailbox.ts';

const [mine, theirs] = [crowdAddress(0), crowdAddress(1)];

export type Away = { decisions: number; mails: number; notes?: number; drafts?: number; hours?: number };
export type Arrived = { decisions: number; mails: number; edits: number };

export const offlineDay = async (
  seed: number,
  { decisions, mails, notes = 0, drafts = 0, hours = 8 }: Away,
): Promise<Arrived> => {
  const world = await openWorld({ seed: crowdSeed({ people: 2, letters: 40 }), oneClock: true });
  const me = await world.connect(mine);
  const { threads } = await changesSince(world.ctx, me, 0);
  const model = mailboxModel(
    threads.flatMap((thread) => thread.messages.map(({ id, labels }) => ({ id, threadId: thread.id, labels }))),
  );
  const acts = actsOf(randomOf(seed), {
    threads: threads.map(({ id }) => id),
    from: world.ctx.clock.now(),
    takeBack: 0.2,
    apart: (hours * 3_600_000) / decisions,
  });
  while (acts.given.length < decisions) model.give(acts.next());
  const apart = (hours * 3_600_000) / (mails + notes);
  const written = Array.from({ length: mails + notes }, (_, nth) =>
    letter(nth, { note: nth >= mails, at: new Date(world.ctx.clock.now().getTime() + nth * apart) }),
  );
  const unfinished = Array.from(
    { length: drafts },
    (_, nth) => letter(nth, { note: false, at: world.ctx.clock.now() }).draft,
  );
  const mark = await lastCall(world);

  world.ctx.clock.advance(hours * 3_600_000);
  const executed: Executed[] = [];
  for (const [nth, act] of acts.given.entries()) {
    const give = () => execute(world.ctx, me, { ...act, spoken: false });
    executed.push(await give());
    // Now and then the answer is lost, and the device repeats the request.
    if (nth % 7 === 0) await give();
  }
  for (const one of written) for (let times = 0; times < 2; times++) await takeToSend(world.ctx, me, one);
  for (const draft of unfinished)
    for (let times = 0; times < 2; times++)
      await keepDraft(world.ctx, me, {
        draft,
        save: false,
        seen: { version: 0, writer: newId(world.ctx.clock.now()) },
      });
  for (let minute = 0; minute < 30 && (minute < 3 || (await isOpen(world))); minute++) await world.later(60_000);

  await expectEverywhere(world, me, mine, await withSent(world, me, model.labels()));
  const edits = executed.flatMap(({ done }) => done.flatMap((one) => one.edits));
  expect(await effects(world, mark)).toEqual(
    byMessage(edits.map(({ messageId: id, add, remove }) => ({ id, add: atGmail(add), remove: atGmail(remove) }))),
  );
  const { sent } = Outbox.parse(await world.google.control(`outbox?user=${mine}`));
  // A note has no hold, so it overtakes mail.
  for (const notesOnly of [false, true])
    expect(sent.flatMap(({ subject }) => (isNote(subject) === notesOnly ? [subject] : []))).toEqual(
      written.flatMap(({ draft }) => (isNote(draft.subject) === notesOnly ? [draft.subject] : [])),
    );
  expect((await listSendings(world.ctx, me)).drafts.map(({ subject }) => subject).toSorted()).toEqual(
    unfinished.map(({ subject }) => subject).toSorted(),
  );
  expect(await isOpen(world)).toBe(false);
  // The token had expired in between.
  const { calls } = Calls.parse(await world.google.control(`log?after=${mark}`));
  expect(calls.filter(({ path }) => path.endsWith('/token')).length).toBeGreaterThan(0);
  return { decisions, mails: sent.length, edits: edits.length };
};

const isNote = (subject: string): boolean => subject.startsWith('Note');

const letter = (nth: number, { note, at }: { note: boolean; at: Date }) => {
  const id = () => newId(at);
  const draft = Draft.parse({
    id: DraftId.parse(id()),
    kind: 'new',
    about: null,
    to: [{ name: 'Person', email: note ? mine : theirs }],
    cc: [],
    subject: `${note ? 'Note' : 'Written on the way'}, ${nth + 1}`,
    text: 'Thought of this in the air.',
  });
  const confirmed = createHash('sha256').update(confirmedText(draft)).digest('hex');
  return {
    sendingId: SendingId.parse(id()),
    draft,
    confirmed,
    proof: 'tap' as const,
    strangers: note ? [] : [theirs],
    spoken: false,
    at: null,
  };
};

/** Sent mail appears in the mailbox too, without a command on it. */
const withSent = async (world: World, me: Account, labels: ReadonlyMap<string, string[]>) => {
  const rows = await world.ctx.peek("select id, labels from message where user_id = $1 and 'sent' = any(labels)", [
    me.userId,
  ]);
  const Sent = z.array(z.object({ id: z.string(), labels: z.array(z.string()) }));
  return new Map([...labels, ...Sent.parse(rows).map((one) => [one.id, one.labels.toSorted()] as const)]);
};

const isOpen = async (world: World): Promise<boolean> => {
  const asked = `select id from command where state <> 'delivered' union all select id from sending where state <> 'sent'`;
  return (await world.ctx.peek(asked)).length > 0;
};

type Effect = { id: string; add: readonly string[]; remove: readonly string[] };

/** The changes of each message, in order. */
const byMessage = (effects: readonly Effect[]): Map<string, string[]> => {
  const all = new Map<string, string[]>();
  for (const { id, add, remove } of effects)
    all.set(id, [...(all.get(id) ?? []), `+${add.toSorted().join()} -${remove.toSorted().join()}`]);
  return all;
};

const Change = z.object({ type: z.string(), messageId: z.string(), labelIds: z.array(z.string()) });
const Calls = z.object({ calls: z.array(z.object({ id: z.number(), path: z.string(), changes: z.array(Change) })) });
const Outbox = z.object({ sent: z.array(z.object({ subject: z.string() })) });

const lastCall = async (world: World): Promise<number> =>
  Calls.parse(await world.google.control('log')).calls.at(-1)?.id ?? 0;

/** Google's own log of changes by message. A call without effect logs nothing. */
const effects = async (world: World, after: number): Promise<Map<string, string[]>> => {
  const { calls } = Calls.parse(await world.google.control(`log?mutations=1&after=${after}`));
  const modified = calls.filter(({ path }) => /\/(batchModify|modify)$/.test(path));
  return byMessage(
    modified.flatMap(({ changes }) =>
      [...Map.groupBy(changes, ({ messageId }) => messageId)].map(([id, its]) => ({
        id,
        add: its.filter(({ type }) => type === 'labelsAdded').flatMap(({ labelIds }) => labelIds),
        remove: its.filter(({ type }) => type === 'labelsRemoved').flatMap(({ labelIds }) => labelIds),
      })),
    ),
  );
};
