// A person whose Google account is connected to Flow, without the browser's part of it; and the local Google beside them.
import { afterAll } from 'vitest';
import * as z from 'zod';
import type { UserId } from '#domain/id.ts';
import { ada, smallSeed } from '#emulators/google/small-seed.ts';
import { startLocalGoogle } from '#emulators/local-google.ts';
import type { Seed } from '#emulators/seed/seed.ts';
import { signInAs, usualScopes } from '#emulators/sign-in-as.ts';
import type { Job } from '#server/job.ts';
import { connectMailbox } from '#server/mailbox/connect.ts';
import { startParser } from '#server/mailbox/parse.ts';
import { keepTokens } from '#server/tokens/keep.ts';
import { jobs } from '#server/worker.ts';
import { newUserId, type TestContext, testContext } from './context.ts';
import { drain } from './jobs.ts';

export type LocalGoogleSide = {
  url: string;
  /** The control plane: a GET without a body, else a POST. */
  control(path: string, body?: unknown): Promise<unknown>;
  clearFaults(): Promise<void>;
  /** Every call it was given so far; a batch's parts too. */
  calls(only?: 'mutations'): Promise<{ method: string; path: string; status: number }[]>;
  /** Message id to labels, as the provider has them. */
  labels(email: string): Promise<Map<string, string[]>>;
};

export type World = {
  ctx: TestContext;
  google: LocalGoogleSide;
  jobs: readonly Job[];
  /** Runs every job that is due. */
  work(): Promise<number>;
  /** Runs every job that is due, or would be after so many milliseconds. */
  later(ms: number): Promise<number>;
  /** Connects a seeded account with these scopes, and syncs its mailbox for the first time. */
  connect(email?: string, scope?: string): Promise<UserId>;
};

export const openWorld = async (options: { seed?: (now: Date) => Seed } = {}): Promise<World> => {
  const running = await startLocalGoogle({ dataDir: ':memory:', seed: options.seed ?? smallSeed });
  const ctx = await testContext({ google: running.url });
  ctx.clock.set(new Date());
  const parser = startParser();
  afterAll(async () => {
    await parser.close();
    await running.stop();
  });
  const list = jobs(parser);
  const work = () => drain(ctx, list);
  return {
    ctx,
    google: sideOf(running.url),
    jobs: list,
    work,
    later: async (ms) => {
      ctx.clock.advance(ms);
      await ctx.peek("update jobs.job set start_after = now() where state in ('created', 'retry')");
      return work();
    },
    connect: async (email = ada, scope = usualScopes) => {
      const userId = newUserId();
      await ctx.db.asAuth.insertInto('user').values({ id: userId, name: email, email }).execute();
      const tokens = await signInAs(running.url, { email, scope });
      await ctx.db.asUser(userId, (tx) =>
        keepTokens(ctx, tx, userId, {
          accessToken: tokens.access_token,
          refreshToken: tokens.refresh_token ?? null,
          expiresInSeconds: tokens.expires_in,
          scope: tokens.scope,
        }),
      );
      await connectMailbox(ctx, userId);
      await work();
      return userId;
    },
  };
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
    labels: async (email) => {
      const { messages } = Messages.parse(await control(`mailbox?email=${encodeURIComponent(email)}`));
      return new Map(messages.map((message) => [message.id, message.labelIds]));
    },
  };
};

const Calls = z.object({ calls: z.array(z.object({ method: z.string(), path: z.string(), status: z.number() })) });
const Messages = z.object({ messages: z.array(z.object({ id: z.string(), labelIds: z.array(z.string()) })) });
