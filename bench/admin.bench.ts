// The admin area at 20,000 people, a million audit rows and three million spoken turns: how long an operator waits for each section's first
// figures, and what their refreshing costs a person. `FLOW_BENCH_PEOPLE` makes a smaller sample.
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { wire } from '#api/endpoint.ts';
import { signedToken } from '#server/accounts/cookies.ts';
import { newId } from '#server/id.ts';
import { wholeApp } from '#test/support/bearer.ts';
import { fillWithPeople } from '#test/support/sample-people.ts';
import { benchContext } from './context.ts';
import { couldNotMeasure, percentile, report } from './figures.ts';

const people = Number(process.env['FLOW_BENCH_PEOPLE'] ?? 20_000);
const sections = ['business', 'quality', 'technical', 'errors'] as const;
const details = ['business/details', 'quality/details'] as const;
const days = [1, 7, 30, 90] as const;
const rounds = 10;
const personCalls = 400;

const bench = await benchContext();
const { ctx } = bench;
const app = wholeApp(ctx);
const owner = new Client({ connectionString: bench.owner });
await owner.connect();

const filled = performance.now();
await fillWithPeople((text) => owner.query(text), {
  people,
  auditRows: people * 50,
  turns: people * 150,
  days: 380,
  now: ctx.clock.now(),
  seed: 0.5,
});
await owner.query('vacuum analyze');
console.log(
  `  ${people} people, ${people * 50} audit rows and ${people * 150} turns took ${((performance.now() - filled) / 1000).toFixed(0)} s`,
);

const operator = await operatorHeaders();
const kept: boolean[] = [];
for (const section of sections) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const length of days) times.push(await timed(() => look(section, length)));
  kept.push(
    report({
      name: `p95 of the first figures of ${section}`,
      value: percentile(times, 0.95, section),
      unit: 'ms',
      budget: 300,
      better: 'less',
    }),
  );
}
for (const section of details) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const length of days) times.push(await timed(() => look(section, length)));
  console.log(`  p95 of ${section}: ${percentile(times, 0.95, section).toFixed(0)} ms`);
}

/** Alternates, so that both kinds see the same machine. */
const [alone, beside]: [number[], number[]] = [[], []];
await asPerson(alone, 50);
alone.length = 0;
for (let turn = 0; turn < 4; turn += 1) {
  await asPerson(alone, personCalls / 4);
  const refreshing = { on: true };
  const loop = refresh(refreshing);
  await asPerson(beside, personCalls / 4);
  refreshing.on = false;
  await loop;
}
const [quiet, busy] = [percentile(alone, 0.95, 'alone'), percentile(beside, 0.95, 'beside')];
console.log(
  `  p95 of a person's call: ${quiet.toFixed(1)} ms alone, ${busy.toFixed(1)} ms beside an operator who refreshes`,
);
kept.push(
  report({
    name: 'p95 of a person’s call while an operator refreshes',
    value: busy / quiet,
    unit: '×',
    budget: 1.05,
    better: 'less',
  }),
);
await owner.end();
await bench.close();
process.exitCode = kept.every(Boolean) ? 0 : 1;

async function look(section: string, length: number): Promise<void> {
  const now = ctx.clock.now().getTime();
  const range = {
    from: new Date(now - length * 86_400_000).toISOString(),
    to: new Date(now).toISOString(),
    zone: 'Europe/Berlin',
  };
  const query = section === 'errors' ? '' : `?${new URLSearchParams(range)}`;
  const answer = await app.request(`${ctx.config.url}/api/admin/${section}${query}`, { headers: operator });
  if (answer.status !== 200) couldNotMeasure(`${section}: status ${answer.status}`);
  await answer.text();
}

/** Refreshes the section in view, and waits a second, as the button does. */
async function refresh(still: { on: boolean }): Promise<void> {
  for (let round = 0; still.on; round += 1) {
    const section = sections[round % sections.length] ?? 'business';
    await Promise.all([
      look(section, 90),
      ...details.filter((one) => one.startsWith(section)).map((one) => look(one, 90)),
    ]);
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

async function asPerson(times: number[], calls: number): Promise<void> {
  for (let call = 0; call < calls; call += 1) {
    times.push(
      await timed(async () => {
        const answer = await app.request(`${ctx.config.url}/api/mailbox/changes?since=0`, {
          headers: { cookie: bench.cookie, [wire.header]: wire.version },
        });
        if (answer.status !== 200) couldNotMeasure(`a person's call: status ${answer.status}`);
        await answer.text();
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function operatorHeaders(): Promise<Record<string, string>> {
  const [userId, token, now] = [newId(ctx.clock.now()), randomBytes(24).toString('hex'), ctx.clock.now()];
  await owner.query(`insert into auth."user" (id, name, email) values ($1, 'Operator', 'operator@bench.example')`, [
    userId,
  ]);
  await owner.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [userId]);
  await owner.query(
    `insert into auth.session ("userId", token, "expiresAt", "operatorSince", "confirmedAt") values ($1, $2, $3, $4, $4)`,
    [userId, token, new Date(now.getTime() + 86_400_000), now],
  );
  return { authorization: `Bearer ${signedToken(token, ctx.config.sessionSecret)}` };
}
