// The role that Flow's connections sign in as. It owns nothing, and can only take the roles of the app, of sign-in, of the jobs and of the admin area.
import { Client } from 'pg';

export const loginRole = 'flow_login';

/** Called as the superuser of the embedded server, after the migrations made the other roles. Repairs the role of an older folder too. */
export const createLoginRole = (owner: string): Promise<void> =>
  connected(owner, async (client) => {
    await client.query(`do $$ begin
      perform pg_advisory_xact_lock(7316002);
      if not exists (select from pg_roles where rolname = '${loginRole}') then create role ${loginRole}; end if;
      alter role ${loginRole} login nosuperuser nobypassrls nocreatedb nocreaterole noreplication noinherit;
      grant flow_app, flow_auth, flow_jobs, flow_operator to ${loginRole};
    end $$`);
  });

/** Why Flow may not sign in with this address, or null. A superuser passes every policy and can run programs on the host. */
export const superuserFault = (address: string): Promise<string | null> =>
  connected(address, async (client) => {
    const { rows } = await client.query<{ name: string }>(powers);
    const [power] = rows;
    return power === undefined
      ? null
      : `the account has the powers of ${power.name}, and Flow does not run with them. Make it one of its own (docs/self-hosting.md)`;
  });

export const refuseSuperuser = async (address: string): Promise<void> => {
  const fault = await superuserFault(address);
  if (fault !== null) throw new Error(`Flow cannot start:\n  The database: ${fault}`);
};

/**
 * The rights that the account has or can take. The two predefined roles reach the host's files and programs, and so
 * everything.
 */
const powers = `select case when rolsuper then 'a superuser' else rolname end as name from pg_roles
  where (rolsuper or rolname in ('pg_execute_server_program', 'pg_write_server_files'))
    and pg_has_role(session_user, oid, 'member')
  order by rolsuper desc limit 1`;

const connected = async <T>(connectionString: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
