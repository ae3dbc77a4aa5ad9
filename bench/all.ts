// `npm run bench [word …] [-- --against FOLDER]`: runs each bench whose name holds a word, or every bench, and prints its figures.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

const folder = import.meta.dirname;
const { positionals: names, values } = parseArgs({ options: { against: { type: 'string' } }, allowPositionals: true });
const flags = values.against === undefined ? [] : ['--against', values.against];

const benches = readdirSync(folder)
  .filter((name) => name.endsWith('.bench.ts'))
  .filter((name) => names.length === 0 || names.some((word) => name.includes(word)))
  .sort();

if (benches.length === 0) {
  console.error(`No bench in ${folder} is called ${names.join(' or ') || '*.bench.ts'}.`);
  process.exit(1);
}

for (const name of benches) {
  console.log(`\n${name.replace('.bench.ts', '').replaceAll('-', ' ')}`);
  const { status } = spawnSync(process.execPath, [path.join(folder, name), ...flags], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
