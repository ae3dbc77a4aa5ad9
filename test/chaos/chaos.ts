// `npm run chaos -- --seed 7 --seconds 60` runs a whole Flow under every failure and checks the result. `--replay file` repeats a schedule.
// `--planted` checks that planted bugs are found, or those with the given words.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { crashPointsIn } from './crash-points.ts';
import { invariants } from './invariants.ts';
import { catchBug } from './plant.ts';
import { plantedBugs } from './planted-bugs.ts';
import { type Ran, run } from './run.ts';
import { makeSchedule, Schedule } from './schedule.ts';

const root = path.resolve(import.meta.dirname, '..', '..');

/** Seconds until it must be quiet: a killed worker's job moves within 20, a refused delivery repeats within 30. */
const patience = 120;

/** Seconds for the first look at a mailbox under trouble. */
const opening = 90;

const main = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: '1' },
      seconds: { type: 'string', default: '60' },
      replay: { type: 'string' },
      planted: { type: 'boolean', default: false },
    },
  });
  if (values.planted) return findPlanted(positionals.join(' '));
  const schedule =
    values.replay === undefined
      ? makeSchedule({ seed: Number(values.seed), seconds: Number(values.seconds), crashPoints: crashPointsIn(root) })
      : Schedule.parse(JSON.parse(readFileSync(values.replay, 'utf8')));
  const file = keep(schedule);
  say(
    `seed ${schedule.seed}, ${schedule.seconds} s, ${schedule.people} people, quota ${schedule.quota}; kept in ${file}`,
  );
  const ran = await run({ schedule, tree: root, opening, patience });
  tell(ran);
  if (ran.findings.length > 0) {
    writeFileSync(`${file}.log`, ran.lines.join('\n'));
    say(`again: npm run chaos -- --replay ${file}   (what Flow said: ${file}.log)`);
  }
  return ran.findings.length === 0 ? 0 : 1;
};

const findPlanted = async (words: string): Promise<number> => {
  const bugs = plantedBugs.filter(({ name }) => name.includes(words));
  let missed = 0;
  for (const bug of bugs) {
    const { finding, other } = await catchBug(root, bug);
    missed += finding === null ? 1 : 0;
    say(`${bug.name}: ${finding === null ? 'NOT FOUND' : `found as ${finding.invariant}: ${finding.says}`}`);
    if (finding === null) for (const { invariant, says } of other.slice(0, most)) say(`   ${invariant}: ${says}`);
  }
  say(`${bugs.length - missed} of ${bugs.length} planted mistakes found`);
  return missed === 0 && bugs.length > 0 ? 0 : 1;
};

const keep = (schedule: Schedule): string => {
  const folder = path.join(os.tmpdir(), 'flow-chaos-schedules');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${schedule.seed}-${schedule.seconds}.json`);
  writeFileSync(file, `${JSON.stringify(schedule)}\n`);
  return file;
};

/** Print at most this many findings of one invariant. */
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
