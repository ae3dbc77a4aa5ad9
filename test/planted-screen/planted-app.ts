// The web app with one more screen, built from a copy of its sources and served to the demonstration. A new screen changes these files
// and no others: its own, `web/routes.ts` and `web/paths.ts`.
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../..');

const sources = [
  'domain',
  'commands',
  'reading',
  'language',
  'api',
  'web',
  'public',
  'marketing',
  'package.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'vite.config.ts',
  'react-router.config.ts',
  'worker.config.ts',
  'manifest.config.ts',
  'admin-files.config.ts',
  'compression.config.ts',
  'chunks.config.ts',
  'icons.config.ts',
  'prerendered.config.ts',
  'public-pages.config.ts',
  'vad-weights.config.ts',
];

export type PlantedApp = { url: string; end: () => Promise<void> };

export const plantedApp = async (): Promise<PlantedApp> => {
  const copy = await mkdtemp(path.join(tmpdir(), 'flow-planted-'));
  for (const name of sources) await cp(path.join(root, name), path.join(copy, name), { recursive: true });
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  await plant(copy);
  const bin = path.join(root, 'node_modules/.bin/react-router');
  await promisify(execFile)(bin, ['build'], { cwd: copy, env: { ...process.env, NODE_ENV: 'production' } });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://here');
    void answer(path.join(copy, 'build/client'), pathname).then(({ type, body }) =>
      response.writeHead(200, { 'content-type': type }).end(body),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The planted app has no port.');
  return {
    url: `http://localhost:${address.port}`,
    end: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await rm(copy, { recursive: true });
    },
  };
};

const plant = async (copy: string): Promise<void> => {
  await cp(path.join(import.meta.dirname, 'greenhouse.tsx'), path.join(copy, 'web/screens/greenhouse-parts.tsx'));
  const screen = "export { Greenhouse as default } from './greenhouse-parts.tsx';\n";
  await writeFile(path.join(copy, 'web/screens/greenhouse.tsx'), screen);
  const after = async (file: string, line: string, added: string): Promise<void> => {
    const text = await readFile(path.join(copy, file), 'utf8');
    if (!text.includes(line)) throw new Error(`${file} has no line ${line}`);
    await writeFile(path.join(copy, file), text.replace(line, `${line}\n${added}`));
  };
  await after('web/paths.ts', "  history: '/history',", "  greenhouse: '/greenhouse',");
  const history = "      route(paths.history, 'screens/history.tsx'),";
  await after('web/routes.ts', history, "      route(paths.greenhouse, 'screens/greenhouse.tsx'),");
};

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};

/** A file of the build. Any other address gets the shell. */
const answer = async (folder: string, pathname: string): Promise<{ type: string; body: Buffer }> => {
  const type = types[path.extname(pathname)];
  const page = { type: 'text/html', body: await readFile(path.join(folder, '__spa-fallback.html')) };
  if (path.extname(pathname) === '') return page;
  const body = await readFile(path.join(folder, path.normalize(pathname))).catch(() => null);
  return body === null ? page : { type: type ?? 'application/octet-stream', body };
};
