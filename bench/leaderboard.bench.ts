// The leaderboard at 20,000 people and a million audit rows, for somebody in the middle of it: how long they wait for it.

import { wire } from '#api/endpoint.ts';
import { getLeaderboard } from '#api/leaderboard.ts';
import { wholeApp } from '#test/support/bearer.ts';
import { couldNotMeasure, percentile, report } from './figures.ts';
import { manyPeople } from './many-people.ts';

const calls = 200;

const bench = await manyPeople();
const { ctx } = bench;
const app = wholeApp(ctx);
await bench.sql.query(
  `insert into board_entry (user_id, triaged, streak, last_day) values ($1, 220, 3, current_date)
    on conflict (user_id) do update set triaged = 220, streak = 3, shown = true`,
  [bench.account.userId],
);
const times: number[] = [];
for (let call = 0; call < calls + 20; call += 1) {
  const began = performance.now();
  const answer = await app.request(`${ctx.config.url}${getLeaderboard.path}`, {
    headers: { cookie: bench.cookie, [wire.header]: wire.version },
  });
  if (answer.status !== 200) couldNotMeasure(`the leaderboard: status ${answer.status}`);
  const { you } = getLeaderboard.response.parse(await answer.json());
  if (you.totalUsers < 100 || you.rank === null) couldNotMeasure('a full leaderboard: too few people are on it');
  // The first calls open connections.
  if (call >= 20) times.push(performance.now() - began);
}
const kept = report({
  name: 'p95 of the leaderboard',
  value: percentile(times, 0.95, 'leaderboard'),
  unit: 'ms',
  budget: 20,
  better: 'less',
});
await bench.close();
process.exitCode = kept ? 0 : 1;
