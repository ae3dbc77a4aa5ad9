// Two accounts of one person and two people in one database, all at once: no account's acts ever show in another.
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Command } from '#commands/registry.ts';
import { confirmedText, DraftId, SendingId } from '#domain/draft.ts';
import { type Account, AccountId, CommandId, ThreadId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { execute } from '#server/commands/execute.ts';
import { dismissFailure } from '#server/commands/failures.ts';
import { contactList } from '#server/contacts/list.ts';
import { accountKey } from '#server/db/account-rows.ts';
import type { LiveSignal } from '#server/live.ts';
import { changesSince } from '#server/mailbox/changes.ts';
import { lockMailbox, nextRevision, openMailbox } from '#server/mailbox/revision.ts';
import { showThreads } from '#server/mailbox/show-labels.ts';
import { threadsById } from '#server/mailbox/threads.ts';
import { count } from '#server/search/count.ts';
import { search } from '#server/search/search.ts';
import { discardDraft, keepDraft } from '#server/sending/drafts.ts';
import { stopSending, takeToSend } from '#server/sending/hold.ts';
import { listSendings } from '#server/sending/list.ts';
import { savedDrafts } from '#server/sending/saved.ts';
import { firstAccount, newUserId, testContext } from '#test/support/context.ts';
import { draftOf } from '#test/support/draft-of.ts';
import { putMails } from '#test/support/mail-to-find.ts';
import { eventually } from '#test/support/until.ts';

const ctx = await testContext();

/** The ids are the same in every account, as if each provider counted its mail from one. */
const threads = ['t1', 't2', 't3'].map((id) => ThreadId.parse(id));
const idOf = (nth: number): string => `01900000-0000-7000-8000-${String(nth).padStart(12, '0')}`;
const drafts = [801, 802].map((nth) => DraftId.parse(idOf(nth)));

type Act =
  | { do: 'command'; command: Command }
  | { do: 'undo'; back: number }
  | { do: 'dismiss'; back: number }
  | { do: 'draft' | 'discard' | 'send' | 'stop'; nth: number; text: string }
  | { do: 'search'; q: string };

const command: fc.Arbitrary<Command> = fc
  .tuple(
    fc.constantFrom('archive', 'trash', 'star', 'mark-read', 'mute', 'mute', 'snooze', 'block'),
    fc.constantFrom(...threads),
  )
  .map(([kind, id]): Command => {
    const threadIds = [id];
    if (kind === 'snooze') return { kind, args: { threadIds, until: '2027-01-01T08:00:00.000Z' } };
    if (kind === 'block') return { kind, args: { email: 'same@far.example', threadIds } };
    return { kind, args: { threadIds } };
  });

const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: command.map((one): Act => ({ do: 'command', command: one })) },
    { weight: 2, arbitrary: fc.nat(3).map((back): Act => ({ do: 'undo', back })) },
    { weight: 1, arbitrary: fc.nat(3).map((back): Act => ({ do: 'dismiss', back })) },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constantFrom('draft' as const, 'discard' as const, 'send' as const, 'stop' as const),
        nth: fc.nat(1),
        text: fc.constantFrom('One.', 'Two.', 'Three.'),
      }),
    },
    {
      weight: 2,
      arbitrary: fc
        .constantFrom('word', 'only', 'in:inbox', 'is:starred', 'subject:letter')
        .map((q): Act => ({ do: 'search', q })),
    },
  ),
  { minLength: 4, maxLength: 12 },
);

/** `mark`: a word that stands in this account's mail alone. */
const fill = async (account: Account, mark: string): Promise<void> => {
  await ctx.db.asUser(account.userId, (tx) => openMailbox(tx, account, `${mark}@small.example`));
  await putMails(
    ctx,
    account,
    threads.map((id, nth) => ({
      id: `m${nth}`,
      thread: id,
      from: ['Same', 'same@far.example'],
      subject: `Letter ${nth}`,
      text: `A word, only ${mark}.`,
      labels: nth === 2 ? ['sent'] : ['inbox', 'unread'],
    })),
  );
  await ctx.db.asUser(account.userId, async (tx) => {
    await lockMailbox(tx, account);
    await showThreads(tx, account, threads, await nextRevision(tx, account));
    await tx
      .insertInto('contact')
      .values({
        ...accountKey(account),
        id: 'people/1',
        name: mark,
        given_name: mark,
        nicknames: [],
        emails: [`${mark}@far.example`],
        organization: null,
        title: null,
        phonetic: null,
      })
      .execute();
  });
};

/** Runs the owner's acts one after another, and returns everything they saw. */
const live = async (account: Account, mark: string, acts: readonly Act[]): Promise<unknown[]> => {
  const seen: unknown[] = [];
  const given: CommandId[] = [];
  for (const [nth, act] of acts.entries())
    seen.push(
      await once(account, act, { id: CommandId.parse(idOf(nth)), given }).catch((error: unknown) => {
        if (error instanceof Problem) return error.code;
        throw error;
      }),
    );
  return JSON.parse(JSON.stringify(seen).replaceAll(mark, 'MARK'));
};

/** The owner's data after everything has settled. */
const readAll = async (account: Account, mark: string): Promise<unknown> => {
  const { threads: listed, failed, labels, blocked } = await changesSince(ctx, account, 0);
  const whole = await ctx.db.asUser(account.userId, (tx) => threadsById(tx, account, threads, 'whole'));
  const { contacts } = await contactList(ctx, account, null);
  const mail = [await savedDrafts(ctx, account), await listSendings(ctx, account)];
  return JSON.parse(
    JSON.stringify({ listed, whole, failed, labels, blocked, contacts, mail }).replaceAll(mark, 'MARK'),
  );
};

const once = async (
  account: Account,
  act: Act,
  { id, given }: { id: CommandId; given: CommandId[] },
): Promise<unknown> => {
  const { userId } = account;
  if (act.do === 'search') {
    const { results } = await ctx.db.asUser(userId, (tx) => search(tx, account, { q: act.q, zone: 'UTC' }));
    return { results, ...(await ctx.db.asUser(userId, (tx) => count(tx, account, { q: act.q, zone: 'UTC' }))) };
  }
  if (act.do === 'command') {
    given.push(id);
    return execute(ctx, account, { id, command: act.command, spoken: false });
  }
  if (act.do === 'undo' || act.do === 'dismiss') {
    const commandId = given.at(-1 - act.back) ?? id;
    if (act.do === 'dismiss') return dismissFailure(ctx, account, commandId);
    return execute(ctx, account, { id, command: { kind: 'undo', args: { commandId } }, spoken: false });
  }
  return write(account, act);
};

const write = (account: Account, { do: what, nth, text }: Extract<Act, { nth: number }>): Promise<unknown> => {
  const draftId = drafts[nth] ?? DraftId.parse(idOf(nth));
  const sendingId = SendingId.parse(idOf(900 + nth));
  const draft = draftOf({ id: draftId, to: [{ name: '', email: 'same@far.example' }], subject: 'Draft', text });
  const confirmed = createHash('sha256').update(confirmedText(draft)).digest('hex');
  if (what === 'draft') return keepDraft(ctx, account, { draft, save: false });
  if (what === 'discard') return discardDraft(ctx, account, draftId);
  if (what === 'stop') return stopSending(ctx, account, { draftId, sendingId });
  return takeToSend(ctx, account, {
    sendingId,
    draft,
    confirmed,
    proof: 'tap',
    strangers: ['same@far.example'],
    spoken: false,
  });
};

/** Every row of the account in every table, without the values that differ in each run. */
const rowsOf = async ({ userId, id }: Account, mark: string): Promise<Record<string, string[]>> => {
  const tables = await ctx.peek(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'account_id'
     and table_name <> 'provider_account' order by 1`,
  );
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    const random = name === 'pending_change' ? `- 'id'` : '';
    const rows = await ctx.peek(
      `select (to_jsonb(t) - 'user_id' - 'account_id' - 'content' ${random})::text as row from ${String(name)} t
       where user_id = $1 and account_id = $2 order by 1`,
      [userId, id],
    );
    all[String(name)] = rows.map(({ row }) =>
      String(row)
        .replaceAll(mark, 'MARK')
        .replaceAll(/"sealed": "[^"]*"/g, ''),
    );
  }
  return all;
};

const anotherOf = ({ userId }: Account): Account => ({ ...firstAccount(userId), id: AccountId.parse(newUserId()) });

const last = { kind: 'contacts', number: 999 } as const;

/**
 * Listens until the caller runs the returned function. Signals keep their order, so the last one comes after all
 * others.
 */
const listenTo = (account: Account): (() => Promise<string[]>) => {
  const heard: LiveSignal[] = [];
  const stop = ctx.live.listen(account, (signal) => heard.push(signal));
  return async () => {
    await ctx.db.asUser(account.userId, (tx) => ctx.live.tell(tx, account, last));
    await eventually(() => expect(heard).toContainEqual(last));
    stop();
    return heard.map(({ kind, number }) => `${kind} ${number}`);
  };
};

/** Everything the account's owner saw, and everything its tabs heard. */
const outcomeOf = async (account: Account, mark: string, acts: readonly Act[]) => {
  const heard = listenTo(account);
  const seen = await live(account, mark, acts);
  return { seen, heard: await heard() };
};

test('each account ends as if it were alone: rows, labels, search, drafts, undo and live events', async () => {
  await fc.assert(
    fc.asyncProperty(acts, acts, acts, async (one, other, theirs) => {
      const first = firstAccount(newUserId());
      const together = [
        { account: first, mark: 'markone', wanted: one },
        { account: anotherOf(first), mark: 'marktwo', wanted: other },
        { account: firstAccount(newUserId()), mark: 'marksix', wanted: theirs },
      ];
      const alone: (Awaited<ReturnType<typeof outcomeOf>> & { rows: Record<string, string[]>; end: unknown })[] = [];
      for (const { mark, wanted: expected } of together) {
        const account = firstAccount(newUserId());
        await fill(account, mark);
        const outcome = await outcomeOf(account, mark, expected);
        alone.push({ ...outcome, rows: await rowsOf(account, mark), end: await readAll(account, mark) });
      }
      for (const { account, mark } of together) await fill(account, mark);
      const outcomes = await Promise.all(
        together.map(({ account, mark, wanted: expected }) => outcomeOf(account, mark, expected)),
      );
      const stored: { rows: Record<string, string[]>; end: unknown }[] = [];
      for (const { account, mark } of together)
        stored.push({ rows: await rowsOf(account, mark), end: await readAll(account, mark) });
      expect(outcomes.map((outcome, nth) => ({ ...outcome, ...stored[nth] }))).toEqual(alone);
    }),
    { numRuns: process.env['FLOW_TEST_FULL'] === '1' ? 200 : 12 },
  );
}, 600_000);
