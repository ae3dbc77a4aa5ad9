// A thousand random changes to the audit log, by somebody who may write everything in the database: each is found.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recordAudit } from '#server/activity/audit-log.ts';
import { newUserId, testContext } from '#test/support/context.ts';
import '#test/support/seed.ts';

const ctx = await testContext();

/** Each takes the id of an entry. The chain alone shows them. */
const careless = [
  `update audit_log set action_description = action_description || 'x' where id = $1`,
  `update audit_log set created_at = created_at - interval '3 seconds' where id = $1`,
  `update audit_log set action_type = 'reply_sent' where id = $1`,
  `update audit_log set resource_type = 'session' where id = $1`,
  `update audit_log set metadata = '{}' where id = $1`,
  'delete from audit_log where id = $1',
  'update audit_link set entry = gen_random_uuid() where entry = $1',
  'update audit_link set prev = sha256(prev) where entry = $1',
  'update audit_link set seq = seq + 1000 where entry = $1',
  'update audit_link set commitment = sha256(commitment) where entry = $1',
  'update audit_link set salt = null where entry = $1',
  'update audit_chain set seq = seq - 1 where user_id = (select user_id from audit_log where id = $1)',
];

/** These compute the chain again, so that only the anchors differ. */
const thorough = [
  'select pg_temp.rewrite($1)',
  'select pg_temp.cut_end($1)',
  'select pg_temp.cut_start($1)',
  'select pg_temp.drop_chain($1)',
];

const setUp = async (): Promise<string[]> => {
  const people = Array.from({ length: 3 }, newUserId);
  await ctx.peek('create temp table anchored (chain uuid, seq bigint, hash bytea, at timestamptz)');
  for (let nth = 0; nth < 30; nth += 1) {
    const userId = people[nth % people.length] ?? newUserId();
    await ctx.db.asUser(userId, (tx) =>
      recordAudit(tx, {
        userId,
        userEmail: 'ada@northwind.example',
        actionType: 'email_archived',
        actionDescription: `entry ${nth}`,
        at: new Date(ctx.clock.now().getTime() + nth),
        metadata: { subject: `subject ${nth}` },
      }),
    );
    if (nth % people.length === 2) await ctx.peek('insert into anchored select * from audit_heads()');
  }
  await ctx.peek(attacks);
  return (await ctx.peek('select id from audit_log')).map(({ id }) => String(id));
};

const attacks = `
  create function pg_temp.rewrite(_id uuid) returns void language plpgsql as $$
  declare
    link audit_link;
    row_of_log audit_log;
    before bytea;
  begin
    update audit_log set action_description = action_description || 'x' where id = _id;
    select * into link from audit_link where audit_link.entry = _id;
    before := link.prev;
    for link in select * from audit_link l where l.chain = link.chain and l.seq >= link.seq order by l.seq loop
      select * into row_of_log from audit_log where id = link.entry;
      update audit_link l set prev = before, commitment = sha256(link.salt || audit_payload(row_of_log)),
        hash = audit_hash(before, link.chain, link.seq, row_of_log.created_at, row_of_log.action_type, sha256(link.salt || audit_payload(row_of_log)))
        where l.chain = link.chain and l.seq = link.seq returning hash into before;
    end loop;
    update audit_chain set hash = before where chain = link.chain;
  end $$;
  create function pg_temp.cut_end(_id uuid) returns void language sql as $$
    with here as (select * from audit_link where entry = _id), gone as (
      delete from audit_link using here where audit_link.chain = here.chain and audit_link.seq >= here.seq returning audit_link.entry
    ), entries as (delete from audit_log using gone where audit_log.id = gone.entry)
    update audit_chain set seq = here.seq - 1, hash = here.prev from here where audit_chain.chain = here.chain;
  $$;
  create function pg_temp.cut_start(_id uuid) returns void language sql as $$
    with here as (select * from audit_link where entry = _id), gone as (
      delete from audit_link using here where audit_link.chain = here.chain and audit_link.seq <= here.seq returning audit_link.entry
    ), entries as (delete from audit_log using gone where audit_log.id = gone.entry)
    update audit_chain set from_seq = here.seq, from_hash = here.hash from here where audit_chain.chain = here.chain;
  $$;
  create function pg_temp.drop_chain(_id uuid) returns void language sql as $$
    with here as (select chain from audit_link where entry = _id), gone as (
      delete from audit_link using here where audit_link.chain = here.chain returning audit_link.entry
    ), entries as (delete from audit_log using gone where audit_log.id = gone.entry)
    delete from audit_chain using here where audit_chain.chain = here.chain;
  $$;
  -- Which changes neither the chain nor the anchors show, and which the chain shows by itself. Each change is taken back.
  create function pg_temp.tamper(_changes text[], _ids uuid[], out missed text[], out by_chain text[]) language plpgsql as $$
  declare
    in_chain bigint;
    in_anchors bigint;
  begin
    missed := '{}';
    by_chain := '{}';
    for nth in 1 .. array_length(_changes, 1) loop
      begin
        execute _changes[nth] using _ids[nth];
        select faults into in_chain from verify_audit();
        select faults into in_anchors from audit_changed_since((select array_agg(chain) from anchored),
          (select array_agg(seq) from anchored), (select array_agg(hash) from anchored), (select array_agg(at) from anchored));
        if in_chain + in_anchors = 0 then missed := missed || _changes[nth]; end if;
        if in_chain > 0 then by_chain := by_chain || _changes[nth]; end if;
        raise exception using errcode = 'UNDO0';
      exception when sqlstate 'UNDO0' then null;
      end;
    end loop;
  end $$`;

test('the chain or its anchors show each of a thousand random changes, and the anchors alone the thorough ones', async () => {
  const ids = await setUp();
  const tamper = async (changes: readonly (readonly [string, string])[]) => {
    const [row] = await ctx.peek('select missed, by_chain from pg_temp.tamper($1, $2)', [
      changes.map(([change]) => change),
      changes.map(([, id]) => id),
    ]);
    return { missed: row?.['missed'], byChain: row?.['by_chain'] };
  };
  expect(await tamper([['select $1', ids[0] ?? '']])).toEqual({ missed: ['select $1'], byChain: [] });
  const all = fc.sample(fc.tuple(fc.constantFrom(...careless, ...thorough), fc.constantFrom(...ids)), 1000);
  expect((await tamper(all)).missed).toEqual([]);
  const byAnchors = thorough.flatMap((change) => ids.map((id) => [change, id] as const));
  expect(await tamper(byAnchors)).toEqual({ missed: [], byChain: [] });
});
