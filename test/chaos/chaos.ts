// `npm run chaos -- --seed 7 --seconds 60`: a whole Flow under everything that can go wrong, and whether it all still holds.
// `--replay file` runs a schedule again.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { crashPointsIn } from './places.ts';
import { type Ran, run } from './run.ts';
import { makeSchedule, Schedule } from './schedule.ts';
import { invariants } from './verdict.ts';

const root = path.resolve(import.meta.dirname, '..', '..');

/** Seconds that quiet may take: a killed worker's job is taken over within 20, and a refused delivery tried again within 30. */
const patience = 60;

const main = async (): Promise<number> => {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      seconds: { type: 'string', default: '60' },
      replay: { type: 'string' },
    },
  });
  const schedule =
    values.replay === undefined
      ? makeSchedule({ seed: Number(values.seed), seconds: Number(values.seconds), crashPoints: crashPointsIn(root) })
      : Schedule.parse(JSON.parse(readFileSync(values.replay, 'utf8')));
  const file = keep(schedule);
  say(
    `seed ${schedule.seed}, ${schedule.seconds} s, ${schedule.people} people, quota ${schedule.quota}; kept in ${file}`,
  );
  const ran = await run({ schedule, tree: root, patience });
  tell(ran);
  if (ran.findings.length > 0) say(`again: npm run chaos -- --replay ${file}`);
  return ran.findings.length === 0 ? 0 : 1;
};

const keep = (schedule: Schedule): string => {
  const folder = path.join(os.tmpdir(), 'flow-chaos-schedules');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${schedule.seed}-${schedule.seconds}.json`);
  writeFileSync(file, `${JSON.stringify(schedule)}\n`);
  return file;
};

/** Findings of one invariant that are worth a line each; the rest are counted. */
const most = 12;

const tell = ({ findings, counts, figures, crashed }: Ran): void => {
  say(figures.map(([name, count]) => `${count} ${name}`).join(', '));
  if (crashed.length > 0) say(`died at: ${crashed.join(', ')}`);
  for (const [invariant, name] of Object.entries(invariants)) {
    const own = findings.filter((finding) => finding.invariant === invariant);
    say(`${invariant} ${name}: ${own.length === 0 ? 'holds' : `${own.length} found`}`);
    for (const { says } of own.slice(0, most)) say(`   ${says}`);
  }
  const { missing, extra, wrong, lost, twice } = counts;
  say(`${missing} missing, ${extra} extra, ${wrong} wrong labels, ${lost} commands lost, ${twice} executed twice`);
};

const say = (line: string): void => void process.stdout.write(`${line}\n`);

process.exit(await main());
