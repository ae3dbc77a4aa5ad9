import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { crashPointsIn } from './crash-points.ts';
import { catchBug } from './plant.ts';
import { plantedBugs } from './planted-bugs.ts';
import { run } from './run.ts';
import { makeSchedule } from './schedule.ts';

const root = path.resolve(import.meta.dirname, '..', '..');

describe('chaos', () => {
  test.each(Array.from({ length: 20 }, (_, n) => n + 1))('schedule %i has no findings', async (seed) => {
    const schedule = makeSchedule({ seed, seconds: 60, crashPoints: crashPointsIn(root) });
    const { findings } = await run({ schedule, tree: root, opening: 90, patience: 120 });
    expect(findings).toEqual([]);
  });

  test.each(plantedBugs.map((bug) => [bug.name, bug] as const))('%s: not in Flow itself', async (_name, bug) => {
    expect(await catchBug(root, { ...bug, edits: [] })).toEqual({ finding: null, other: [] });
  });

  test.each(plantedBugs.map((bug) => [bug.name, bug] as const))('%s: found', async (_name, bug) => {
    const { finding, other } = await catchBug(root, bug);
    expect(finding, JSON.stringify(other)).not.toBeNull();
  });
});
