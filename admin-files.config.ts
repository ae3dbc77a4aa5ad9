// The files of the build that only the admin area loads. Devices of other people must not keep them.
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** `folder`: the build's browser files. `files`: the names in its folder `assets`. */
export const adminFiles = (folder: string, files: readonly string[]): ReadonlySet<string> => {
  const known = new Set(files);
  const text = (name: string): string => readFileSync(path.join(folder, 'assets', name), 'utf8');
  const namedIn = (content: string): string[] =>
    [...content.matchAll(/[\w.-]+\.(?:js|css)\b/g)].map(([name]) => name).filter((name) => known.has(name));
  const reach = (roots: readonly string[]): Set<string> => {
    const reached = new Set(roots);
    for (const name of reached) if (name.endsWith('.js')) for (const next of namedIn(text(name))) reached.add(next);
    return reached;
  };
  const manifest = files.find((name) => /^manifest-.*\.js$/.test(name));
  if (manifest === undefined) throw new Error('the build has no manifest of its routes');
  const { routes } = routesIn(text(manifest));
  const modules = (isAdmin: boolean): string[] =>
    Object.entries(routes)
      .filter(([id]) => /^(screens\/admin$|admin-)/.test(id) === isAdmin)
      .flatMap(([, route]) => namedIn(JSON.stringify(route)));
  const pages = ['index.html', '__spa-fallback.html'].flatMap((page) =>
    namedIn(readFileSync(path.join(folder, page), 'utf8')),
  );
  const others = reach([...modules(false), ...pages.filter((name) => name !== manifest)]);
  return new Set([...reach(modules(true))].filter((name) => !others.has(name)));
};

/** By id, each with the files it loads at once. */
const routesIn = (script: string): { routes: Readonly<Record<string, unknown>> } =>
  JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1));
