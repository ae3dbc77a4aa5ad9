// One connected person with a small inbox, giving commands.
import type { Command } from '#commands/registry.ts';
import { type Account, CommandId, type ThreadId } from '#domain/id.ts';
import { ada, smallSeed } from '#emulators/google/small-seed.ts';
import { signInAs } from '#emulators/sign-in-as.ts';
import { type Executed, execute } from '#server/commands/execute.ts';
import { newId } from '#server/id.ts';
import { changesSince } from '#server/mailbox/changes.ts';
import { connectMailbox } from '#server/mailbox/connect.ts';
import { keepTokens } from '#server/tokens/keep.ts';
import { openWorld, type World } from './person.ts';

export type Desk = {
  world: World;
  account: Account;
  give(command: Command, id?: CommandId, by?: Account): Promise<Executed>;
  /** The inbox as the person sees it. */
  inbox(): Promise<ThreadId[]>;
  first(): Promise<ThreadId>;
  state(id: CommandId): Promise<Record<string, unknown> | undefined>;
  /** A fault for label changes at the provider. */
  fault(rule: object): Promise<unknown>;
  retryNow(): Promise<void>;
  /** Stores new tokens like a sign-in, without the job that reopens the mailbox. `reconnect` does both. */
  keepNewTokens(): Promise<void>;
  reconnect(): Promise<void>;
};

export const openDesk = async (letters = 5): Promise<Desk> => {
  const world = await openWorld({ seed: (now) => smallSeed(now, letters) });
  const account = await world.connect();
  const inbox = async (): Promise<ThreadId[]> =>
    (await changesSince(world.ctx, account, 0)).threads
      .filter((thread) => thread.messages.some((message) => message.labels.includes('inbox')))
      .map((thread) => thread.id);
  const keepNewTokens = async (): Promise<void> => {
    const tokens = await signInAs(world.google.url, { email: ada });
    await world.ctx.db.asUser(account.userId, (tx) =>
      keepTokens(world.ctx, tx, account, {
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token ?? null,
        expiresInSeconds: tokens.expires_in,
        scope: tokens.scope,
      }),
    );
  };
  return {
    world,
    account,
    inbox,
    keepNewTokens,
    give: (command, id = nextId(), by = account) => execute(world.ctx, by, { id, command, spoken: false }),
    first: async () => {
      const [id] = await inbox();
      if (!id) throw new Error('the inbox is empty');
      return id;
    },
    state: async (id) => (await world.ctx.peek('select state, problem from command where id = $1', [id]))[0],
    fault: (rule) => world.google.control('faults', { pattern: '/modify$', ...rule }),
    retryNow: async () => {
      // Longer than an account pauses after a refusal.
      await world.later(100_000);
    },
    reconnect: async () => {
      await keepNewTokens();
      await connectMailbox(world.ctx, account);
    },
  };
};

export const archive = (...threadIds: ThreadId[]): Command => ({ kind: 'archive', args: { threadIds } });

let made = 0;
/** Ids as a device makes them, each a moment later. */
export const nextId = (): CommandId => CommandId.parse(newId(new Date(Date.UTC(2026, 10, 20) + made++)));
