// `npm run bench [word …]`: measures the budgets, of every bench or of those whose name holds a word, on the built app.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { chromium } from './chromium.mjs';
import { environment, otherNode, root } from './node-24.mjs';
import { buildWeb } from './web-build.mjs';

const node = otherNode() ?? process.execPath;
const browser = chromium();
buildWeb();
const { status } = spawnSync(node, [path.join(root, 'bench', 'all.ts'), ...process.argv.slice(2)], {
  cwd: root,
  env: { ...environment, CHROMIUM_PATH: browser },
  stdio: 'inherit',
});
process.exit(status ?? 1);
