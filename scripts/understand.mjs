// `npm run understand:train|predict|evaluate|costs|independent|phrasings|spoken|spoken-calendar`: the language model of `language/model`, trained from the shared corpora, asked, measured, and weighed; and Flow on sentences that it had no part in.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { environment, otherNode, root } from './node-24.mjs';

const [what = '', ...rest] = process.argv.slice(2);
const program = path.join(root, 'bench', 'understanding', `${what}.ts`);
const { status } = spawnSync(otherNode() ?? process.execPath, [program, ...rest], {
  env: environment,
  stdio: 'inherit',
});
process.exit(status ?? 1);
