// Knows the app's addresses from its build. Addresses without a page get the app's shell.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const Manifest = z.object({
  routes: z.record(z.string(), z.object({ path: z.string().optional(), parentId: z.string().optional() })),
});

/** Reads the router's manifest, so no second list exists. */
export const appRoutes = (folder: string): ((address: string) => boolean) => {
  const assets = path.join(folder, 'assets');
  const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file));
  if (name === undefined) throw new Error(`${assets} holds no manifest of the app's routes. Build it again.`);
  const script = readFileSync(path.join(assets, name), 'utf8');
  const { routes } = Manifest.parse(JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)));
  const patterns = Object.keys(routes)
    .map((id) => wholePath(routes, id))
    // The router's catch-all. On the server an unknown address is a 404.
    .filter((whole) => !whole.includes('*'))
    .map(pattern);
  return (address) => patterns.some((known) => known.test(address));
};

type Routes = z.infer<typeof Manifest>['routes'];

const wholePath = (routes: Routes, id: string): string => {
  const route = routes[id];
  if (route === undefined) return '';
  const above = route.parentId === undefined ? '' : wholePath(routes, route.parentId);
  return [above, (route.path ?? '').replace(/^\/|\/$/g, '')].filter(Boolean).join('/');
};

const pattern = (whole: string): RegExp =>
  new RegExp(
    `^/${whole
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/]+' : escaped(part)))
      .join('/')}$`,
  );

const escaped = (part: string): string => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
