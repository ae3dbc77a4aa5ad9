// No operator sees a mail, a subject, a sender, a draft, a transcript, a contact or an event: not in an answer, a log line or a CSV, and not
// in any query that the admin area could make.
import { expect, test } from 'vitest';
import * as z from 'zod';
import { mailOf, smallSeed } from '#emulators/google/small-seed.ts';
import { execute } from '#server/commands/execute.ts';
import { changesSince } from '#server/mailbox/changes.ts';
import { adminCalls } from '#test/support/admin-calls.ts';
import { askerOf, wholeApp } from '#test/support/bearer.ts';
import { nextId } from '#test/support/desk.ts';
import { draftOf } from '#test/support/draft-of.ts';
import { operatorClient } from '#test/support/operator.ts';
import { openWorld } from '#test/support/person.ts';
import { putRowInEachTable } from '#test/support/row-in-each-table.ts';

/** In each place of its own, so that a leak names where it comes from. */
const canary = (place: string): string => `canary${place}whisper`;
const isCanary = /canary\w*whisper/g;

const world = await openWorld({
  seed: (now) => {
    const seed = smallSeed(now);
    const raw = mailOf({
      from: `${canary('Sender')} <${canary('Address').toLowerCase()}@far.example>`,
      subject: canary('Subject'),
      text: `${canary('Body')} and more.`,
      file: { name: `${canary('File')}.csv`, content: canary('Content') },
    });
    const [first] = seed.mail;
    if (first === undefined) throw new Error('no mail to copy');
    const planted = { ...first, threadKey: 'canary', at: new Date(now.getTime() - 60_000), raw };
    return { ...seed, labels: { [first.mailbox]: [canary('Label')] }, mail: [planted, ...seed.mail] };
  },
});
const { ctx } = world;
const app = wholeApp(ctx);
const account = await world.connect();
const { userId } = account;
const me = await operatorClient(ctx, app);

/** Columns of text that belong to people and that the admin area may not read. */
const hidden = () =>
  ctx.peek(`
    select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and exists (select from pg_attribute u where u.attrelid = c.oid and u.attname = 'user_id')
      and format_type(a.atttypid, a.atttypmod) in ('text', 'text[]', 'jsonb')
      and not has_column_privilege('flow_operator', c.oid, a.attnum, 'select')
    order by 1, 2`);

const plantEverywhere = async (): Promise<string[]> => {
  await putRowInEachTable(ctx, userId);
  const planted: string[] = [];
  for (const { table, column, type } of await hidden()) {
    const word = `'${canary(`In_${table}_${column}_`)}'`;
    const value = { text: word, 'text[]': `array[${word}]`, jsonb: `to_jsonb(${word}::text)` }[String(type)] ?? word;
    // Many places take only a sealed text or a word of a list.
    const took = await ctx.peek(`update ${table} set ${column} = ${value} where user_id = $1`, [userId]).then(
      () => true,
      () => false,
    );
    if (took) planted.push(`${table}.${column}`);
  }
  return planted;
};

test('a word planted anywhere in a person’s data never reaches an operator', async () => {
  const asker = await askerOf(ctx, app, userId);
  const put = (path: string, body: object, method = 'PUT') => asker(path, { method, body: JSON.stringify(body) });
  const draft = draftOf({
    subject: canary('DraftSubject'),
    text: canary('DraftText'),
    to: [{ name: canary('To'), email: 'to@far.example' }],
  });
  expect((await put('/api/drafts', { draft, save: false })).status).toBeLessThan(300);
  const turn = {
    id: nextId(),
    at: ctx.clock.now().toISOString(),
    state: 'inbox',
    heard: canary('Heard'),
    engine: 'typed',
    agreed: true,
    understoodAs: 'fallback',
    by: 'general',
    outcome: 'fallback',
    latencyMs: 100,
    interrupted: false,
  };
  const kept = await put('/api/voice/turns', { turn }, 'POST');
  expect([kept.status, await kept.text()]).toEqual([200, '{}']);
  const { threads } = await changesSince(ctx, account, 0);
  const thread = threads.find(({ messages }) => messages.some(({ subject }) => subject === canary('Subject')));
  if (thread === undefined) throw new Error('the planted mail did not come');
  await execute(ctx, account, {
    id: nextId(),
    command: { kind: 'archive', args: { threadIds: [thread.id] } },
    spoken: true,
  });
  const stored = JSON.stringify(await ctx.peek('select metadata from audit_log where user_id = $1', [userId]));
  expect(stored).toContain(canary('Subject'));
  const planted = await plantEverywhere();
  expect(planted.length).toBeGreaterThan(40);
  expect(planted).toEqual(
    expect.arrayContaining(['message.subject', 'contact.name', 'audit_log.metadata', 'label.name']),
  );

  ctx.lines.length = 0;
  const leaks: string[] = [];
  for (const { name, ask } of adminCalls(userId, new Date(ctx.clock.now().getTime() + 1000))) {
    ctx.clock.advance(50);
    const found = JSON.stringify((await ask(await operatorClient(ctx, app))).body).match(isCanary);
    if (found !== null) leaks.push(`${name}: ${[...new Set(found)].join(', ')}`);
  }
  for (const search of [canary('Subject'), canary('Sender'), 'canary']) {
    const span = { from: '2020-01-01T00:00:00Z', to: '2040-01-01T00:00:00Z', q: search };
    const { body } = await me.get(`/api/admin/activity?${new URLSearchParams(span)}`);
    expect(z.object({ rows: z.array(z.unknown()) }).parse(body).rows).toEqual([]);
  }
  expect(leaks).toEqual([]);
  expect(ctx.lines.join('\n').match(isCanary)).toBeNull();
});

test('the admin area’s role can read no column that holds what people write, hear or say', async () => {
  const columns = (await hidden()).map(({ table, column }) => `${table}.${column}`);
  expect(columns).toEqual(
    expect.arrayContaining([
      'message.subject',
      'message.sender_name',
      'message.sender_email',
      'message.reading',
      'draft.content',
      'voice_turn.heard',
      'contact.name',
      'contact.emails',
      'calendar_event.event',
      'command.args',
      'command.done',
      'audit_log.metadata',
      'audit_log.resource_id',
      'credit_entry.about',
      'setting.value',
      'label.name',
      'user_tokens.access_token',
      'user_tokens.refresh_token',
      'operator_factor.secret',
    ]),
  );
  const auth = await ctx.peek(`
    select attname as column from pg_attribute
    where attrelid in ('auth.session'::regclass, 'auth.account'::regclass) and attnum > 0
      and attname in ('token', 'password', 'accessToken') and has_column_privilege('flow_operator', attrelid, attnum, 'select')`);
  expect(auth).toEqual([]);
});

test('the admin area’s role writes nothing but its own entries, and reaches no other role', async () => {
  const rights = await ctx.peek(`
    select table_name || ' ' || privilege_type as right from information_schema.role_table_grants
    where grantee = 'flow_operator' and privilege_type <> 'SELECT'
    union select table_name || ' ' || privilege_type from information_schema.column_privileges
    where grantee = 'flow_operator' and privilege_type not in ('SELECT', 'INSERT')`);
  expect(rights).toEqual([{ right: 'audit_log INSERT' }]);
  const roles = await ctx.peek(
    `select rolname from pg_roles where rolname <> 'flow_operator' and pg_has_role('flow_operator', oid, 'member')`,
  );
  expect(roles).toEqual([]);
});
