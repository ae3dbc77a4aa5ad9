// What Flow still keeps of a person: rows by table, jobs, files.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Leaver } from './leaver.ts';

/** Empty if nothing is left. */
export const whatIsLeft = async ({ world, account, tables }: Leaver, email: string): Promise<string[]> => {
  const { ctx } = world;
  const { userId } = account;
  const left: string[] = [];
  const count = async (what: string, query: string, values: string[] = [userId]) => {
    const [row] = await ctx.peek(query, values);
    if (Number(row?.['n']) > 0) left.push(`${what}: ${Number(row?.['n'])}`);
  };
  for (const table of tables) await count(table, `select count(*) as n from ${table} where user_id = $1`);
  await count('auth.user', 'select count(*) as n from auth."user" where id = $1');
  for (const table of ['session', 'account'])
    await count(`auth.${table}`, `select count(*) as n from auth.${table} where "userId" = $1`);
  await count('auth.verification', `select count(*) as n from auth.verification where value like '%' || $1 || '%'`);
  await count(
    'jobs',
    `select count(*) as n from jobs.job where data::text like '%' || $1 || '%' or singleton_key = $1`,
  );
  await count('activity with an address', 'select count(*) as n from audit_log where user_email = $1', [email]);
  const folder = path.join(ctx.config.data, 'exports');
  for (const file of existsSync(folder) ? readdirSync(folder) : []) left.push(`exports/${file}`);
  return left;
};
