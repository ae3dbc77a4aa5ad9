// `npm start`: builds the web app when it has changed, and runs Flow.
import { spawn } from 'node:child_process';
import module from 'node:module';
import path from 'node:path';
import { followParent } from './follow-parent.mjs';
import { compiled, otherNode, root } from './node-24.mjs';
import { speechPrograms } from './speech-programs.mjs';
import { buildWeb } from './web-build.mjs';

const node = otherNode();
if (node !== null) {
  runOn(node);
} else {
  followParent(() => process.kill(process.pid, 'SIGTERM'));
  process.env.NODE_ENV ??= 'production';
  process.env.NODE_COMPILE_CACHE ??= compiled;
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
  if (process.env.FLOW_ROLE !== 'worker') {
    build();
    speechPrograms();
  }
  await import('../server/main.ts');
}

function build() {
  try {
    buildWeb();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

/** Runs this script again on the right Node, and passes on its signals and its exit code. */
function runOn(program) {
  const child = spawn(program, [path.join(root, 'scripts', 'start.mjs')], { stdio: 'inherit' });
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}
