// The checkout as the house test sees it: names of files, and their text.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const rooms = ['domain', 'commands', 'reading', 'language', 'api', 'server', 'web', 'marketing', 'emulators'];

export type Tree = {
  /** Every file below `folder`, as `room/folder/file.ts`. */
  files(folder: string): string[];
  has(file: string): boolean;
  text(file: string): string;
};

export const treeAt = (root: string): Tree => ({
  files: (folder) => filesBelow(root, folder),
  has: (file) => existsSync(path.join(root, file)),
  text: (file) => readFileSync(path.join(root, file), 'utf8'),
});

/** The code of the rooms without its tests. */
export const sources = (tree: Tree): string[] =>
  rooms.flatMap((room) => tree.files(room)).filter((file) => /\.tsx?$/.test(file) && !isTest(file));

export const isTest = (file: string): boolean => /\.(test|full)\.tsx?$/.test(file);

const filesBelow = (root: string, folder: string): string[] => {
  const at = path.join(root, folder);
  if (!existsSync(at)) return [];
  return readdirSync(at, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
};
