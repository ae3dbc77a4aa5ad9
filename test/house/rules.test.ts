// Rules of the house about imports and state, on small made-up trees.
import { describe, expect, test } from 'vitest';
import { commandsWorkOffline } from './offline-code.ts';
import { stateBelongsToADevice, typesMakeNoLongCycle } from './rules.ts';
import type { Tree } from './tree.ts';

const treeOf = (texts: Record<string, string>): Tree => ({
  files: (folder) => Object.keys(texts).filter((file) => file.startsWith(`${folder}/`)),
  has: (file) => file in texts,
  text: (file) => texts[file] ?? '',
});

describe('types', () => {
  test('of three files may not form a cycle, and two files may', () => {
    const tree = treeOf({
      'web/ui/a.ts': "import type { B } from './b.ts';\nexport type A = B;\n",
      'web/ui/b.ts': "import type { C } from '#web/ui/c.ts';\nexport type B = C;\n",
      'web/ui/c.ts': "import type { A } from './a.ts';\nexport type C = A;\n",
      'web/ui/d.ts': "import type { E } from './e.ts';\nexport type D = E;\n",
      'web/ui/e.ts': "import type { D } from './d.ts';\nexport type E = D;\n",
    });
    expect(typesMakeNoLongCycle(tree)).toEqual(['web/ui/a.ts → web/ui/b.ts → web/ui/c.ts → web/ui/a.ts is a cycle']);
  });
});

describe('state of the web', () => {
  test('belongs to a device, and a variable inside a function does not count', () => {
    const tree = treeOf({
      'web/data/a.ts': 'let known = 0;\n',
      'web/data/b.ts': 'export const shown = observable<string | null>(null);\n',
      'web/data/c.ts': 'export const own = perDevice(() => ({ known: 0 }));\n',
      'web/data/d.ts': 'const count = () => {\n  let sum = 0;\n  return sum;\n};\n',
    });
    expect(stateBelongsToADevice(tree).map((line) => line.split(' ')[0])).toEqual(['web/data/a.ts', 'web/data/b.ts']);
  });
});

test('a command’s code loads in advance, and `later` loads stay as they are', () => {
  const tree = treeOf({
    'web/stage/offline-code.ts': "import('#web/commands/early.ts');\n",
    'web/commands/a.ts': "const a = () => import('./early.ts');\nconst b = () => import('./missing.ts');\n",
    'web/stage/b.ts': "later(() => import('./screen.ts'));\n",
  });
  expect(commandsWorkOffline(tree)).toEqual([
    'web/commands/a.ts fetches web/commands/missing.ts, which web/stage/offline-code.ts does not fetch early',
  ]);
});
