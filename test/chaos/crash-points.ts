// The crash points in a checkout, read from its source, so new ones take part at once.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Place } from './trouble.ts';

export const crashPointsIn = (tree: string): Place[] => {
  const server = path.join(tree, 'server');
  const points = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(test|full)\.ts$/.test(file))
    .flatMap((file) => [...readFileSync(path.join(server, file), 'utf8').matchAll(/crashPoint\('([\w.-]+)'\)/g)])
    .map((match) => match[1] ?? '');
  return [...new Set(points)].sort().map((point) => ({ point, by: /^(intake|send)\./.test(point) ? 'web' : 'worker' }));
};
