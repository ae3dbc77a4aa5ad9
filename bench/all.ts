// `npm run bench`: runs every bench of this folder, one after the other, and prints what each measured.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const folder = import.meta.dirname;
const wanted = process.argv.slice(2);

const benches = readdirSync(folder)
  .filter((name) => name.endsWith('.bench.ts'))
  .filter((name) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
  .sort();

if (benches.length === 0) {
  console.error(`No bench in ${folder} is called ${wanted.join(' or ') || '*.bench.ts'}.`);
  process.exit(1);
}

for (const name of benches) {
  console.log(`\n${name.replace('.bench.ts', '').replaceAll('-', ' ')}`);
  const { status } = spawnSync(process.execPath, [path.join(folder, name)], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
