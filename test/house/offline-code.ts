// Code that a command loads on demand must also load in advance, so the command works offline.
import path from 'node:path';
import type { Rule } from './rules.ts';
import { isTest, sources, type Tree } from './tree.ts';

const list = 'web/stage/offline-code.ts';

/** Parts that a screen shows say themselves when they are missing. A failed screen and the admin area need the network anyway. */
const apart = new Set([list, 'web/stage/late-parts.tsx', 'web/screens/failed.tsx']);

export const commandsWorkOffline: Rule = (tree) => {
  const early = tree.has(list) ? fetchedBy(tree, list) : [];
  return sources(tree)
    .filter((file) => /^web\/(?:commands|conversation|stage|screens)\//.test(file) && !isTest(file) && !isApart(file))
    .flatMap((file) => fetchedBy(tree, file).map((part) => ({ file, part })))
    .filter(({ part }) => !early.includes(part))
    .map(({ file, part }) => `${file} fetches ${part}, which ${list} does not fetch early`);
};

const isApart = (file: string): boolean => apart.has(file) || file.startsWith('web/screens/admin/');

/** The file's imports outside `late(`, `lazy(` and `later(`. */
const fetchedBy = (tree: Tree, file: string): string[] =>
  [
    ...tree
      .text(file)
      .replaceAll(waited, '')
      .matchAll(/\bimport\('([^']+\.ts)'\)/g),
  ]
    .map(([, target = '']) => target)
    .map((target) => (target.startsWith('#') ? target.slice(1) : path.posix.join(path.posix.dirname(file), target)));

const waited = /\b(?:late|lazy|lateMenu|later)\(\s*(?:async )?\(\) =>[\s\S]*?import\([^)]*\)/g;
