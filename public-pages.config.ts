// Writes the public pages last, in a program of their own that reads the content files as they are.
import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** `folder`: the build's browser files. Throws what is wrong with a page. */
export const writePublicPages = (folder: string): void => {
  execFileSync(process.execPath, [path.resolve('marketing/site/build.ts'), folder], { stdio: 'inherit' });
};
