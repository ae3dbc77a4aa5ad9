// Each call of the admin area, as each kind of caller. The calls are the contract's own, so a new one joins by itself.
import { expect, test } from 'vitest';
import { api } from '#api/api.ts';
import { routes } from '#server/routes.ts';
import { adminCalls } from '#test/support/admin-calls.ts';
import { wholeApp } from '#test/support/bearer.ts';
import { newUserId, testContext } from '#test/support/context.ts';
import { type OperatorClient, operatorClient } from '#test/support/operator.ts';

const ctx = await testContext();
const app = wholeApp(ctx);
const person = newUserId();
await ctx.db.asAuth.insertInto('user').values({ id: person, name: 'Ada', email: 'ada@people.example' }).execute();
const calls = adminCalls(person, ctx.clock.now());

const nobody: OperatorClient = await (async () => {
  const known = await operatorClient(ctx, app);
  await ctx.db.asAuth.deleteFrom('session').where('userId', '=', known.userId).execute();
  return known;
})();
/** Their role is taken away while they are signed in. */
const former = await operatorClient(ctx, app);
await ctx.peek('delete from user_roles where user_id = $1', [former.userId]);
const rested = await operatorClient(ctx, app);

const callers = {
  'a revoked session': [nobody, 401, 'session.missing'],
  'a user': [await operatorClient(ctx, app, { role: 'user', operator: false }), 403, 'role.missing'],
  'somebody without a role': [await operatorClient(ctx, app, { role: null, operator: false }), 403, 'role.missing'],
  'a moderator': [await operatorClient(ctx, app, { role: 'moderator' }), 403, 'role.missing'],
  'an admin whose session Google opened': [await operatorClient(ctx, app, { operator: false }), 403, 'role.missing'],
  'a former admin': [former, 403, 'role.missing'],
} as const;

test.each(Object.entries(callers))('every call is refused to %s', async (_name, [by, status, code]) => {
  const found: string[] = [];
  for (const { name, ask } of calls) {
    ctx.clock.advance(50);
    const answer = await ask(by);
    if (answer.status !== status || codeOf(answer.body) !== code)
      found.push(`${name}: ${answer.status} ${codeOf(answer.body)}`);
  }
  expect(found).toEqual([]);
});

test('every call is refused to a request without a session', async () => {
  const found: string[] = [];
  const plain: OperatorClient = {
    ...nobody,
    ask: async (method, path, body) => {
      const answer = await app.request(`${ctx.config.url}${path}`, {
        method,
        headers: { 'content-type': 'application/json', 'x-flow': '1', origin: ctx.config.url },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: answer.status, body: await answer.json() };
    },
    get: (path) => plain.ask('GET', path),
  };
  for (const { name, ask } of calls) {
    const { status } = await ask(plain);
    if (status !== 401) found.push(`${name}: ${status}`);
  }
  expect(found).toEqual([]);
});

test('an admin gets an answer of every call, or is told why not', async () => {
  const found: string[] = [];
  for (const { name, ask } of calls) {
    const me = await operatorClient(ctx, app);
    const { status, body } = await ask(me);
    const isRefused = status === 401 || status === 403 || status >= 500;
    const isAway = ['payments.none', 'sign-in.wrong-code'].includes(codeOf(body));
    if (codeOf(body) === 'request.invalid' || (isRefused && !isAway))
      found.push(`${name}: ${status} ${JSON.stringify(body)}`);
  }
  expect(found).toEqual([]);
});

test('every address of the admin area is a call of the contract, and bound as one', () => {
  const bound = routes(ctx).filter(({ path, who }) => path.startsWith('/api/admin') || who === 'admin');
  const listed = Object.values(api.admin);
  expect(bound.map(addressOf).sort()).toEqual(listed.map(addressOf).sort());
  expect(bound.filter(({ who }) => who !== 'admin')).toEqual([]);
});

test('the page of calls and callers is as the contract has it', async () => {
  const refused = Object.values(callers).map(() => 'no');
  const rows = Object.entries(api.admin).map(([name, call]) => {
    const needsProof = 'stepUp' in call;
    return [`\`${name}\``, `\`${addressOf(call)}\``, 'no', ...refused, needsProof ? 'no' : 'yes', 'yes'];
  });
  const head = ['Call', 'Address', 'nobody', ...Object.keys(callers), 'an operator', 'an operator with a fresh proof'];
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  await expect(`${pageIntro}\n\n${lines.join('\n')}\n`).toMatchFileSnapshot('../../server/admin/CALLS.md');
});

const pageIntro = `# Who may call what in the admin area

Made from \`api/admin.ts\`. \`test/integration/admin-matrix.test.ts\` asks each cell of the server, and writes this page with \`--update\`.
A call that is bound past its check does not compile (\`server/admin/unchecked-call.test.ts\`).`;

test('a call that needs a fresh proof is refused without one, and no other call', async () => {
  ctx.clock.advance(11 * 60_000);
  const asked: string[] = [];
  for (const { name, ask } of calls) {
    ctx.clock.advance(50);
    if (codeOf((await ask(rested)).body) === 'confirmation.needed') asked.push(name);
  }
  expect(asked).toEqual(calls.filter(({ stepUp }) => stepUp).map(({ name }) => name));
  expect(asked).toEqual(
    expect.arrayContaining([
      'addRole',
      'removeRole',
      'deletePerson',
      'refundPerson',
      'exportActivity',
      'startCodes',
      'endCodes',
    ]),
  );
});

test('the database itself refuses who is no admin, whatever the program says', async () => {
  await expect(ctx.db.asOperator(person, async () => 'in')).rejects.toMatchObject({ code: 'role.missing' });
  const { userId } = await operatorClient(ctx, app);
  const seen = await ctx.db.asOperator(userId, async (tx) => {
    await ctx.peek('delete from user_roles where user_id = $1', [userId]);
    return tx.selectFrom('auth.user').select('id').execute();
  });
  expect(seen).toEqual([]);
});

const addressOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;

const codeOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';
