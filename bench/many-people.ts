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

/** Chains the entries that the filling made without triggers: one chain for each person. */
const chains = `
  create temp table numbered as
    select user_id, id, row_number() over (partition by user_id order by created_at, id) as nth from audit_log
    where not exists (select from audit_link where entry = id) and user_id <> '00000000-0000-0000-0000-000000000000';
  create index on numbered (nth);
  analyze numbered;
  insert into audit_chain (user_id) select distinct user_id from numbered on conflict do nothing;
  analyze audit_chain;
  do $$
  begin
    for n in 1 .. (select max(nth) from numbered) loop
      with link as (
        select chain, c.seq + 1 as seq, log.id as entry, c.hash as prev, salt, sha256(salt || audit_payload(log)) as commitment,
          created_at, action_type
        from (select user_id, id, uuid_send(gen_random_uuid()) as salt from numbered where nth = n) one
          join audit_log log using (user_id, id) join audit_chain c using (user_id)
      ), added as (
        insert into audit_link (chain, seq, entry, prev, salt, commitment, hash)
        select chain, seq, entry, prev, salt, commitment, audit_hash(prev, chain, seq, created_at, action_type, commitment) from link
        returning chain, seq, hash
      )
      update audit_chain c set seq = added.seq, hash = added.hash from added where added.chain = c.chain;
    end loop;
  end $$;
  drop table numbered;
`;
