// Writes the web app manifest next to the build's pages.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { manifest } from './web/pwa/manifest.ts';

/** `folder`: the build's browser files. */
export const writeManifest = (folder: string): void =>
  writeFileSync(path.join(folder, 'manifest.webmanifest'), JSON.stringify(manifest()));
