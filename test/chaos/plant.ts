// Plants a bug into a copy of the checkout, runs it, and reports the finding.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { crashPointsIn } from './crash-points.ts';
import type { Finding } from './invariants.ts';
import type { PlantedBug } from './planted-bugs.ts';
import { run } from './run.ts';
import { makeSchedule, type Schedule } from './schedule.ts';

export type Caught = { finding: Finding | null; other: readonly Finding[] };

/** The finding that revealed the bug, or null. Takes about half a minute on an idle machine. */
export const catchBug = async (root: string, bug: PlantedBug): Promise<Caught> => {
  const tree = mkdtempSync(path.join(os.tmpdir(), 'flow-planted-'));
  try {
    for (const room of rooms) cpSync(path.join(root, room), path.join(tree, room), { recursive: true });
    symlinkSync(path.join(root, 'node_modules'), path.join(tree, 'node_modules'));
    plantInto(tree, bug);
    // Planned for eight seconds, with more time allowed: the steps decide, also on a slow machine.
    const made = makeSchedule({ seed: bug.seed ?? 7, seconds: 8, crashPoints: crashPointsIn(root), people: 2 });
    const trouble = bug.trouble.toSorted((a, b) => a.after - b.after);
    const schedule: Schedule = { ...made, seconds: 60, quota: 'off', trouble };
    const enough = ({ invariant, says }: Finding) => bug.detectedAs.includes(invariant) && bug.says.test(says);
    const { findings } = await run({ schedule, tree, sweep: tree, opening: 60, patience: 60, enough });
    return { finding: findings.find(enough) ?? null, other: findings.filter((one) => !enough(one)) };
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
};

/** The parts of the checkout that a running Flow needs, without the browser's. */
const rooms = ['api', 'commands', 'domain', 'emulators', 'language', 'reading', 'server', 'package.json'];

/** Every edit must match exactly once. */
export const plantInto = (tree: string, { name, edits }: PlantedBug): void => {
  for (const { file, from, to } of edits) {
    const at = path.join(tree, file);
    writeFileSync(at, replaced(readFileSync(at, 'utf8'), { from, to, what: `'${name}' in ${file}` }));
  }
};

export const replaced = (text: string, { from, to, what }: { from: string; to: string; what: string }): string => {
  const [before, after, ...more] = text.split(from);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${what} no longer matches: plant it anew`);
  return `${before}${to}${after}`;
};
