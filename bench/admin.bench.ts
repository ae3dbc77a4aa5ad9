// The admin area at 20,000 people, a million audit rows and three million spoken turns: how long an operator waits for each section's first
// figures, and what their refreshing costs a person.
import { randomBytes } from 'node:crypto';
import { wire } from '#api/endpoint.ts';
import { chainParts } from '#domain/admin-activity.ts';
import { signedToken } from '#server/accounts/cookies.ts';
import { newId } from '#server/id.ts';
import { wholeApp } from '#test/support/bearer.ts';
import { couldNotMeasure, percentile, report } from './figures.ts';
import { manyPeople } from './many-people.ts';

/** What a section shows first. Each is asked for in each range. */
const sections = [
  'people',
  'people?sort=emails',
  'people?q=PERSON1',
  'roles',
  'business',
  'quality',
  'technical',
  'errors',
  'activity/summary',
  'activity',
  'activity?action=email_processed',
  'activity?q=person77',
  'caches',
] as const;
/** With a button that asks again. */
const refreshed = ['people', 'business', 'quality', 'technical', 'activity/summary'] as const;
/** What comes below, or after a press. */
const details = ['business/details', 'quality/details', 'activity/verify'] as const;
const days = [1, 7, 30, 90] as const;
const rounds = 8;
const personCalls = 400;

const bench = await manyPeople();
const { ctx } = bench;
const app = wholeApp(ctx);
const operator = await operatorHeaders();
const kept: boolean[] = [];
for (const section of sections)
  kept.push(
    report({
      name: `p95 of the first figures of ${section}`,
      value: percentile(await timesOf(section, rounds), 0.95, section),
      unit: 'ms',
      budget: 300,
      better: 'less',
    }),
  );
for (const section of details) {
  const times = await timesOf(section, section === 'activity/verify' ? 1 : 3);
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
await bench.close();
process.exitCode = kept.every(Boolean) ? 0 : 1;

async function timesOf(section: string, count: number): Promise<number[]> {
  const times: number[] = [];
  const perDay = new Map<number, number>();
  for (let round = 0; round < count; round += 1)
    for (const length of days) {
      const time = await timed(() => look(section, length));
      times.push(time);
      perDay.set(length, Math.max(time, perDay.get(length) ?? 0));
    }
  if (process.env['FLOW_BENCH_RANGES'])
    console.log(
      `        ${[...perDay].map(([length, time]) => `${length} d ${time.toFixed(0)} ms`).join(', ')} at most`,
    );
  return times;
}

async function look(section: string, length: number): Promise<void> {
  const now = ctx.clock.now().getTime();
  const [path = '', asked] = section.split('?');
  const query = new URLSearchParams(asked);
  if (!['roles', 'errors', 'caches'].includes(path)) {
    query.set('from', new Date(now - length * 86_400_000).toISOString());
    query.set('to', new Date(now).toISOString());
    query.set('zone', 'Europe/Berlin');
  }
  const answer =
    path === 'activity/verify'
      ? await app.request(`${ctx.config.url}/api/admin/${path}`, {
          method: 'POST',
          body: JSON.stringify({ part: length % chainParts }),
          headers: operator,
        })
      : await app.request(`${ctx.config.url}/api/admin/${path}?${query}`, { headers: operator });
  if (answer.status !== 200) couldNotMeasure(`${section}: status ${answer.status} ${await answer.text()}`);
  await answer.text();
}

/** Refreshes the section in view, and waits a second, as the button does. */
async function refresh(still: { on: boolean }): Promise<void> {
  for (let round = 0; still.on; round += 1) {
    const section = refreshed[round % refreshed.length] ?? 'business';
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
  // A kept database holds the operators of earlier runs.
  await bench.sql.query(`insert into auth."user" (id, name, email) values ($1, 'Operator', $2)`, [
    userId,
    `operator-${userId}@bench.example`,
  ]);
  await bench.sql.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [userId]);
  await bench.sql.query(
    `insert into auth.session ("userId", token, "expiresAt", "operatorSince", "confirmedAt") values ($1, $2, $3, $4, $4)`,
    [userId, token, new Date(now.getTime() + 86_400_000), now],
  );
  return {
    authorization: `Bearer ${signedToken(token, ctx.config.sessionSecret)}`,
    'content-type': 'application/json',
    [wire.header]: wire.version,
  };
}
