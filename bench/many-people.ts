// A Flow with many people for benches: by default 20,000 people, a million audit rows in their chains, and three million spoken turns.
// `FLOW_BENCH_PEOPLE` makes fewer. `FLOW_BENCH_FOLDER` keeps the database for the next run, because filling it takes minutes.
import { Client } from 'pg';
import { fillWithPeople } from '#test/support/sample-people.ts';
import { type BenchContext, benchContext } from './context.ts';

export type ManyPeople = BenchContext & {
  /** A connection as superuser. */
  sql: Client;
};

const people = Number(process.env['FLOW_BENCH_PEOPLE'] ?? 20_000);

export const manyPeople = async (): Promise<ManyPeople> => {
  const bench = await benchContext(process.env['FLOW_BENCH_FOLDER'] ?? null);
  const sql = new Client({ connectionString: bench.owner });
  await sql.connect();
  const { rowCount } = await sql.query('select from person_facts limit 1000');
  if (rowCount === 1000) console.log('  the people of the run before');
  else await fill(bench, sql);
  return {
    ...bench,
    sql,
    close: async () => {
      await sql.end();
      await bench.close();
    },
  };
};

const fill = async ({ ctx }: BenchContext, sql: Client): Promise<void> => {
  const began = performance.now();
  const [auditRows, turns] = [people * 50, people * 150];
  const run = (text: string) => sql.query(text);
  await fillWithPeople(run, { people, auditRows, turns, days: 380, now: ctx.clock.now(), seed: 0.5 });
  await run(chains);
  await run('vacuum analyze');
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`  ${people} people, ${auditRows} audit rows and ${turns} turns took ${seconds} s`);
};

/** Chains the entries that the filling made without triggers, person by person. */
const chains = `
  do $$
  declare
    person uuid;
    chain_id uuid;
    entry audit_log;
    n bigint;
    last_hash bytea;
    salt bytea;
    commitment bytea;
    hash bytea;
  begin
    for person in select distinct user_id from audit_log where user_id not in (select user_id from audit_chain) loop
      chain_id := gen_random_uuid();
      n := 0;
      last_hash := '\\x';
      for entry in select * from audit_log where user_id = person order by created_at, id loop
        n := n + 1;
        salt := uuid_send(gen_random_uuid());
        commitment := sha256(salt || audit_payload(entry));
        hash := audit_hash(last_hash, chain_id, n, entry.created_at, entry.action_type, commitment);
        insert into audit_link values (chain_id, n, entry.id, last_hash, salt, commitment, hash);
        last_hash := hash;
      end loop;
      insert into audit_chain (user_id, chain, seq, hash) values (person, chain_id, n, last_hash);
    end loop;
  end $$;
`;
