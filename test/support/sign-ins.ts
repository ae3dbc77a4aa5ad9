// For sign-in tests: a Flow and a local Google without accounts, and the stored accounts.
import { beforeEach } from 'vitest';
import type { TestContext } from './context.ts';
import { contextWithGoogle, type TestGoogle } from './google.ts';
import { accountsApp, type Visitor, visitor } from './visitor.ts';

export const alex = 'alex@northwind.example';
export const maya = 'maya@northwind.example';
export const gmailModify = 'https://www.googleapis.com/auth/gmail.modify';

export type SignIns = {
  ctx: TestContext;
  google: TestGoogle;
  app: ReturnType<typeof accountsApp>;
  origin: string;
  browser: () => Visitor;
  stored: () => Promise<{ users: number; accounts: number; sessions: number; tokens: number }>;
};

/** Deletes all accounts before each test, here and at Google. */
export const openSignIns = async (): Promise<SignIns> => {
  const { ctx, google } = await contextWithGoogle();
  const origin = ctx.config.url;
  const app = accountsApp(ctx);
  const count = async (table: string) => Number((await ctx.peek(`select count(*) as n from ${table}`))[0]?.n);
  beforeEach(async () => {
    await ctx.peek('truncate auth."user", auth.session, auth.account, auth.verification');
    await ctx.peek('truncate user_tokens, user_keys, user_roles, personalization_profile, audit_log');
    await ctx.peek('delete from jobs.job');
    await google.control('/revoke', { email: alex });
    await google.control('/revoke', { email: maya });
  });
  return {
    ctx,
    google,
    app,
    origin,
    browser: () => visitor(app, origin),
    stored: async () => ({
      users: await count('auth."user"'),
      accounts: await count('auth.account'),
      sessions: await count('auth.session'),
      tokens: await count('user_tokens'),
    }),
  };
};
