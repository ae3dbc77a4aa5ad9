// 2,000 random runs on events, in this process: real PostgreSQL and the local Google, with kills by throwing at crash points.
import { afterAll, expect, test } from 'vitest';
import { openEventsDesk } from '#test/support/events-desk.ts';
import { noticesAt } from './event-guests.ts';
import { runEvents } from './event-run.ts';
import { makeEventSchedule } from './event-schedule.ts';
import { killByThrowing } from './killed.ts';

const restore = killByThrowing();
afterAll(restore);

const first = Number(process.env['FLOW_TEST_SEED'] ?? 1) % 1_000_000;
const schedules = Number(process.env['FLOW_EVENT_SCHEDULES'] ?? 2000);
const ofOneDesk = 50;

test(`${schedules} schedules lose no event, make none twice, tell no guest twice, and leave nothing apart`, async () => {
  const found: string[] = [];
  let heard = 0;
  for (let from = 0; from < schedules; from += ofOneDesk) {
    const desk = await openEventsDesk({ oneClock: true });
    for (let n = from; n < Math.min(from + ofOneDesk, schedules); n++) {
      const findings = await runEvents(desk, makeEventSchedule(first + n, 18));
      found.push(...findings.map((one) => `${first + n}: ${one}`));
      await desk.tidy();
    }
    heard += (await noticesAt(desk)).length;
  }
  expect(found).toEqual([]);
  process.stdout.write(`  guests heard ${heard} times\n`);
  expect(heard).toBeGreaterThan(schedules / 2);
}, 5_400_000);
