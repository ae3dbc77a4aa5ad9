// A person with a connected Google account, set up without a browser, and their local Google.
import { afterAll } from 'vitest';
import * as z from 'zod';
import { afterMailMs, listing } from '#domain/calendar-sync.ts';
import type { Account, UserId } from '#domain/id.ts';
import { ada, smallSeed } from '#emulators/google/small-seed.ts';
import { startLocalGoogle } from '#emulators/local-google.ts';
import type { Seed } from '#emulators/seed/seed.ts';
import { defaultScopes, signInAs } from '#emulators/sign-in-as.ts';
import { openAccount } from '#server/account.ts';
import type { OpenWeb } from '#server/adapters/open-web.ts';
import { type Clock, systemClock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import type { Job } from '#server/job.ts';
import { connectMailbox } from '#server/mailbox/connect.ts';
import { type Parser, startParser } from '#server/mailbox/parse.ts';
import { keepTokens } from '#server/tokens/keep.ts';
import { jobs } from '#server/worker.ts';
import { atEnd } from './at-end.ts';
import { newUserId, type TestContext, testContext } from './context.ts';
import { drain, dueBy } from './jobs.ts';

export type LocalGoogleSide = {
  url: string;
  /** The control plane: GET without a body, otherwise POST. */
  control(path: string, body?: unknown): Promise<unknown>;
  clearFaults(): Promise<void>;
  calls(only?: 'mutations'): Promise<{ method: string; path: string; query: string; status: number }[]>;
  mailbox(email: string): Promise<{ id: string; threadId: string; subject: string; labelIds: string[] }[]>;
  /** Message id to labels at the provider. */
  labels(email: string): Promise<Map<string, string[]>>;
};

export type World = {
  ctx: TestContext;
  google: LocalGoogleSide;
  jobs: readonly Job[];
  work(): Promise<number>;
  /** Runs jobs that are due within these milliseconds. */
  later(ms: number): Promise<number>;
  /** Connects a seeded account with these scopes, and runs the first sync. */
  connect(email?: string, scope?: string): Promise<Account>;
  /** Connects a further account of the person. */
  connectAnother(userId: UserId, email: string): Promise<Account>;
  /** The person consents again. Waiting work continues with the next jobs. */
  reconnect(account: Account, email?: string, scope?: string): Promise<void>;
};

/** `oneClock`: the local Google uses the context's clock, so time moves only by hand. */
export const openWorld = async (
  options: { seed?: (now: Date) => Seed; oneClock?: boolean; config?: Partial<Config>; pushWeb?: OpenWeb } = {},
): Promise<World> => {
  let clock: Clock = systemClock;
  const running = await startLocalGoogle({
    dataDir: ':memory:',
    seed: options.seed ?? smallSeed,
    now: () => clock.now(),
  });
  const ctx = await testContext({
    google: running.url,
    ...(options.config ? { config: options.config } : {}),
    ...(options.pushWeb ? { pushWeb: options.pushWeb } : {}),
  });
  ctx.clock.set(new Date());
  if (options.oneClock) clock = ctx.clock;
  atEnd(() => running.stop());
  const list = jobs(sharedParser());
  const work = () => drain(ctx, list);
  const grant = async (account: Account, email: string, scope: string): Promise<Account> => {
    const tokens = await signInAs(running.url, { email, scope });
    await ctx.db.asUser(account.userId, (tx) =>
      keepTokens(ctx, tx, account, {
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token ?? null,
        expiresInSeconds: tokens.expires_in,
        scope: tokens.scope,
      }),
    );
    await connectMailbox(ctx, account);
    return account;
  };
  const later = async (ms: number): Promise<number> => {
    ctx.clock.advance(ms);
    await ctx.peek(dueBy, [ctx.clock.now()]);
    return work();
  };
  const consent = async (userId: UserId, email: string, scope: string): Promise<Account> => {
    const given = { provider: 'google', subject: email, email, now: ctx.clock.now() };
    return grant(await ctx.db.asUser(userId, (tx) => openAccount(tx, userId, given)), email, scope);
  };
  return {
    ctx,
    google: sideOf(running.url),
    jobs: list,
    work,
    later,
    connect: async (email = ada, scope = defaultScopes) => {
      const userId = newUserId();
      await ctx.db.asAuth.insertInto('user').values({ id: userId, name: email, email }).execute();
      const account = await consent(userId, email, scope);
      await work();
      // Calendars follow mail: the first look, then the whole listing.
      if (scope.includes('/auth/calendar')) for (const ms of [afterMailMs, listing.waitMs]) await later(ms);
      return account;
    },
    connectAnother: async (userId, email) => {
      const account = await consent(userId, email, defaultScopes);
      await work();
      return account;
    },
    reconnect: async (account, email = ada, scope = defaultScopes) => {
      await grant(account, email, scope);
    },
  };
};

let parser: Parser | null = null;

/** One for all worlds of a file, because its thread starts slowly. */
const sharedParser = (): Parser => {
  const shared = parser ?? startParser();
  if (parser === null)
    afterAll(async () => {
      parser = null;
      await shared.close();
    });
  parser = shared;
  return shared;
};

const sideOf = (url: string): LocalGoogleSide => {
  const control = async (path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(
      `${url}/_local/${path}`,
      body === undefined
        ? {}
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    );
    if (!answer.ok) throw new Error(`the control plane answered ${answer.status}: ${await answer.text()}`);
    return answer.status === 204 ? null : answer.json();
  };
  const mailbox = async (email: string) =>
    Messages.parse(await control(`mailbox?subjects=1&email=${encodeURIComponent(email)}`)).messages;
  return {
    url,
    control,
    clearFaults: async () => {
      await fetch(`${url}/_local/faults`, { method: 'DELETE' });
    },
    calls: async (only) => {
      const given = await control(only === 'mutations' ? 'log?mutations=1' : 'log');
      return Calls.parse(given).calls;
    },
    mailbox,
    labels: async (email) => {
      const { messages } = Labels.parse(await control(`mailbox?email=${encodeURIComponent(email)}`));
      return new Map(messages.map((message) => [message.id, message.labelIds]));
    },
  };
};

const Calls = z.object({
  calls: z.array(z.object({ method: z.string(), path: z.string(), query: z.string(), status: z.number() })),
});
const Labels = z.object({ messages: z.array(z.object({ id: z.string(), labelIds: z.array(z.string()) })) });
const Messages = z.object({
  messages: z.array(
    z.object({ id: z.string(), threadId: z.string(), subject: z.string(), labelIds: z.array(z.string()) }),
  ),
});
