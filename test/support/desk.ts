// One person at work: connected, with a small inbox, giving commands.
import type { Command } from '#commands/registry.ts';
import { CommandId, type ThreadId, type UserId } from '#domain/id.ts';
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
  userId: UserId;
  give(command: Command, id?: CommandId, by?: UserId): Promise<Executed>;
  /** Threads of the inbox as the person sees it. */
  inbox(): Promise<ThreadId[]>;
  first(): Promise<ThreadId>;
  state(id: CommandId): Promise<Record<string, unknown> | undefined>;
  /** A fault that meets changes of labels at the provider. */
  fault(rule: object): Promise<unknown>;
  /** Lets retries that wait for their delay run now. */
  retryNow(): Promise<void>;
  /** New tokens as a sign-in brings them, before the job that opens the mailbox again; `reconnect` does both. */
  keepNewTokens(): Promise<void>;
  reconnect(): Promise<void>;
};

/** `letters`: how many wait in the inbox. */
export const openDesk = async (letters = 5): Promise<Desk> => {
  const world = await openWorld({ seed: (now) => smallSeed(now, letters) });
  const userId = await world.connect();
  const inbox = async (): Promise<ThreadId[]> =>
    (await changesSince(world.ctx, userId, 0)).threads
      .filter((thread) => thread.messages.some((message) => message.labels.includes('inbox')))
      .map((thread) => thread.id);
  const keepNewTokens = async (): Promise<void> => {
    const tokens = await signInAs(world.google.url, { email: ada });
    await world.ctx.db.asUser(userId, (tx) =>
      keepTokens(world.ctx, tx, userId, {
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token ?? null,
        expiresInSeconds: tokens.expires_in,
        scope: tokens.scope,
      }),
    );
  };
  return {
    world,
    userId,
    inbox,
    keepNewTokens,
    give: (command, id = nextId(), by = userId) => execute(world.ctx, by, { id, command, spoken: false }),
    first: async () => {
      const [id] = await inbox();
      if (!id) throw new Error('the inbox is empty');
      return id;
    },
    state: async (id) => (await world.ctx.peek('select state, problem from command where id = $1', [id]))[0],
    fault: (rule) => world.google.control('faults', { pattern: '/modify$', ...rule }),
    retryNow: async () => {
      // Longer than an account sleeps that Google turned away.
      await world.later(100_000);
    },
    reconnect: async () => {
      await keepNewTokens();
      await connectMailbox(world.ctx, userId);
    },
  };
};

export const archive = (...threadIds: ThreadId[]): Command => ({ kind: 'archive', args: { threadIds } });

let made = 0;
/** Ids as a device makes them, each a moment after the one before. */
export const nextId = (): CommandId => CommandId.parse(newId(new Date(Date.UTC(2026, 10, 20) + made++)));
