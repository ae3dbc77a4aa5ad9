// Imports each icon from its own file during the build. Through their common index, every screen would import all of them.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

export const singleIcons = (): Plugin => ({
  name: 'flow-single-icons',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/web\/.*\.tsx?$/, code: /from 'lucide-react'/ },
    handler: (code) => {
      const files = iconFiles();
      return { code: code.replaceAll(iconImport, (_, names: string) => oneByOne(names, files)), map: null };
    },
  },
});

const iconImport = /import \{([^}]*)\} from 'lucide-react';/g;

const oneByOne = (names: string, files: ReadonlyMap<string, string>): string =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => {
      const [icon = '', own = icon] = name.split(' as ');
      const file = files.get(icon);
      if (file === undefined) throw new Error(`lucide-react has no icon ${icon}.`);
      return `import ${own} from 'lucide-react/icons/${file}';`;
    })
    .join(' ');

/** The file of each icon, by its names in the package's index. */
const iconFiles = (): ReadonlyMap<string, string> => {
  const index = path.join(
    path.dirname(createRequire(import.meta.url).resolve('lucide-react')),
    '../esm/lucide-react.mjs',
  );
  const exported = readFileSync(index, 'utf8').matchAll(/export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g);
  return new Map(
    [...exported].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  );
};
