// Cycles of imports over more than two files, imports of types included.
import path from 'node:path';
import type { Tree } from './tree.ts';

/** Each cycle's files in order, with the first one again at the end. */
export const cyclesIn = (tree: Tree, files: readonly string[]): string[][] => {
  const imports = new Map(files.map((file) => [file, importsOf(tree, file)]));
  const cycles = new Map<string, string[]>();
  for (const [from, targets] of imports)
    for (const to of targets) {
      const way = shortestWay(imports, to, from);
      if (way === null) continue;
      const cycle = fromFirst(way);
      cycles.set(cycle.join(' '), cycle);
    }
  return [...cycles.values()];
};

const importsOf = (tree: Tree, file: string): string[] =>
  [...tree.text(file).matchAll(/\b(?:from|import)\s*\(?\s*'((?:\.\/|#)[^']+\.tsx?)'/g)].map(([, name = '']) =>
    name.startsWith('#') ? name.slice(1) : path.posix.join(path.posix.dirname(file), name),
  );

/** A path between two files through at least one other. */
const shortestWay = (imports: ReadonlyMap<string, readonly string[]>, from: string, to: string): string[] | null => {
  const seen = new Set([from]);
  let ways = [[from]];
  while (ways.length > 0) {
    const longer: string[][] = [];
    for (const way of ways)
      for (const next of imports.get(way.at(-1) ?? '') ?? []) {
        if (next === to && way.length > 1) return [...way, to];
        if (next === to || seen.has(next)) continue;
        seen.add(next);
        longer.push([...way, next]);
      }
    ways = longer;
  }
  return null;
};

const fromFirst = (cycle: readonly string[]): string[] => {
  const [first = ''] = cycle.toSorted();
  const at = cycle.indexOf(first);
  return [...cycle.slice(at), ...cycle.slice(0, at), first];
};
