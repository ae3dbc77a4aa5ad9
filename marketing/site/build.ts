// `node marketing/site/build.ts FOLDER`: writes the public pages below FOLDER, the build's browser files.
import path from 'node:path';
import { buildPages } from './build-pages.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder of the build’s browser files.');
const began = performance.now();
const count = await buildPages(path.resolve(folder));
console.log(`${count} public pages in ${((performance.now() - began) / 1000).toFixed(1)} s`);
