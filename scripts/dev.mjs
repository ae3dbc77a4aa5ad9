// `npm run dev`: the server, which restarts when its files change, behind the web app's dev server.
import { spawn } from 'node:child_process';
import { followParent } from './follow-parent.mjs';
import { environment, root } from './node-24.mjs';

const port = Number(process.env.PORT ?? 3000);
const web = port + 3;
const shared = { ...environment, NODE_ENV: 'development', PORT: String(port), FLOW_URL: `http://localhost:${web}` };

const children = [
  // The dev server passes calls on to Flow's own.
  run('react-router', ['dev', '--port', String(web)], { FLOW_SERVER_PORT: String(port) }),
  run(
    'node',
    [
      '--watch-path=server',
      '--watch-path=domain',
      '--watch-path=commands',
      '--watch-path=reading',
      '--watch-path=api',
      '--watch-preserve-output',
      'server/main.ts',
    ],
    {},
  ),
];

for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, stop);
followParent(stop);

function run(program, words, more) {
  const child = spawn(program, words, { cwd: root, env: { ...shared, ...more }, stdio: 'inherit' });
  child.on('exit', stop);
  return child;
}

function stop() {
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
}
