import { Client } from 'pg';

/** Transfers a migrated database to its own account, as in `docs/self-hosting.md`. Returns the account's address. */
export const handOver = async (superuser: string): Promise<string> => {
  const client = new Client({ connectionString: superuser });
  await client.connect();
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  const name = client.escapeIdentifier(rows[0]?.name ?? '');
  // Roles belong to the whole server, which test files share.
  await client.query(`do $$ begin
    perform pg_advisory_lock(7316003);
    if not exists (select from pg_roles where rolname = 'flow_host') then create role flow_host login createrole; end if;
    grant flow_owner, flow_app, flow_auth, flow_jobs, flow_search to flow_host;
  end $$`);
  await client.query(`alter database ${name} owner to flow_host`);
  await client.query('alter table public.migration owner to flow_host');
  await client.end();
  return superuser.replace('postgres@', 'flow_host@');
};
