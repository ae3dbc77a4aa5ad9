// Splits the app's code by the screens that need it at once. By default the late parts split it too, into dozens of small files.
import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Plugin, Rolldown } from 'vite';

type Routes = readonly RouteConfigEntry[];

/** `folder` holds the routes' files. */
export const splitByScreens = (routes: Routes, prerendered: readonly string[], folder: string): Plugin => ({
  name: 'flow-split-by-screens',
  // A screen's file also serves the late parts that share its code.
  options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
  config: () => ({
    build: {
      rolldownOptions: {
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              // Every lazy import needs the helper. By default it may land in the largest file.
              { name: 'later', test: /vite\/preload-helper/, priority: 1 },
              { debugName: 'screens', name: byScreens(screensOf(routes, prerendered, folder)) },
            ],
          },
        },
      },
    },
  }),
});

type Screen = {
  /** The layouts around it, outermost first. They load before it. */
  layouts: readonly string[];
  isLayout: boolean;
  /** Visitors load it without Flow's other screens. */
  isPublic: boolean;
  /** A page of text. It takes the landing's files whole, so that the landing has as few as without it. */
  isText: boolean;
};
type Screens = ReadonlyMap<string, Screen>;

const screensOf = (routes: Routes, prerendered: readonly string[], folder: string): Screens => {
  const screens = new Map<string, Screen>();
  const add = (children: Routes, layouts: readonly string[]): void => {
    for (const { file, path: address = '', index, children: inside = [] } of children) {
      const screen = path.resolve(folder, file);
      const isPublic = prerendered.includes(index ? '/' : address);
      const isText = isPublic && !index && address !== '/404';
      screens.set(screen, { layouts, isPublic, isText, isLayout: inside.length > 0 });
      add(inside, [...layouts, screen]);
    }
  };
  add(routes, []);
  return screens;
};

/** Names the file of a module. Null: only late parts use it. */
const byScreens = (screens: Screens): Rolldown.CodeSplittingNameFunction => {
  const outermost = [...screens].find(([, { layouts }]) => layouts.length === 0)?.[0];
  return (id, context) => {
    const all = entriesOf(id, (each) => context.getModuleInfo(each));
    if (all.length === 0) return null;
    const others = all.filter((entry) => !screens.get(entry)?.isText);
    if (others.length === 0 && all.length > 1) return 'text';
    const entries = others.length === 0 ? all : others;
    if (entries.some((entry) => !screens.has(entry) || entry === outermost)) return 'start';
    const first = entries.filter((entry) => !screens.get(entry)?.layouts.some((layout) => entries.includes(layout)));
    // A rare screen loads a whole layout rather than split its file.
    const layouts = first.filter((entry) => screens.get(entry)?.isLayout);
    const open = first.filter((entry) => screens.get(entry)?.isPublic);
    return (layouts.length === 0 ? first : [...layouts, ...open]).map(nameOf).sort().join('-');
  };
};

/** `…/screens/landing/screen.tsx` is `landing`. */
const nameOf = (screen: string): string => {
  const { dir, name } = path.parse(screen);
  return name === 'screen' ? path.basename(dir) : name;
};

/** The entries' files that import the module without waiting for anything. */
const entriesOf = (id: string, infoOf: Rolldown.GetModuleInfo): string[] => {
  const found = new Set<string>();
  const seen = new Set([id]);
  for (const each of seen) {
    const info = infoOf(each);
    if (info?.isEntry) found.add(each.replace(/\?.*$/, ''));
    for (const importer of info?.importers ?? []) seen.add(importer);
  }
  return [...found];
};
