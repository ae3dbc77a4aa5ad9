// 2,000 random runs on events, in this process: real PostgreSQL and the local Google, with kills by throwing at crash points.
import { afterAll, expect, test } from 'vitest';
import { openEventsDesk } from '#test/support/events-desk.ts';
import { runEvents } from './event-run.ts';
import { makeEventSchedule } from './event-schedule.ts';
import { killByThrowing } from './killed.ts';

const restore = killByThrowing();
afterAll(restore);

const first = Number(process.env['FLOW_TEST_SEED'] ?? 1) % 1_000_000;
const schedules = Number(process.env['FLOW_EVENT_SCHEDULES'] ?? 2000);
const ofOneDesk = 50;

test(`${schedules} schedules lose no event, make none twice, and leave nothing apart`, async () => {
  const found: string[] = [];
  for (let from = 0; from < schedules; from += ofOneDesk) {
    const desk = await openEventsDesk({ oneClock: true });
    for (let n = from; n < Math.min(from + ofOneDesk, schedules); n++) {
      const findings = await runEvents(desk, makeEventSchedule(first + n, 18));
      found.push(...findings.map((one) => `${first + n}: ${one}`));
      await desk.tidy();
    }
  }
  expect(found).toEqual([]);
}, 5_400_000);
