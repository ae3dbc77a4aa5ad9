import { sql } from 'kysely';
import { type Job, job } from '#server/job.ts';

export const leaderboardJobs: readonly Job[] = [
  job('leaderboard.streaks', { atOnce: 1, everySeconds: 3600, firstAfter: 60 }, (ctx) =>
    ctx.db.system(async (tx) => {
      await sql`select break_streaks(${ctx.clock.now()})`.execute(tx);
    }),
  ),
];
