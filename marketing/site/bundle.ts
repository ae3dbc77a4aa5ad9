// Bundles the frame for Node, with one style sheet for all pages.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as frame from '#marketing/frame/render.tsx';

export type Frame = typeof frame;

export type Bundle = {
  frame: Frame;
  /** The style sheet's text. It names the other files by `/pages/name`. */
  css: string;
  /** Pictures of the style sheet, by name. */
  files: ReadonlyMap<string, Uint8Array>;
};

/** `folder`: for the bundle, below `node_modules`, so that React resolves. */
export const bundleFrame = async (root: string, folder: string): Promise<Bundle> => {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    base: '/pages/',
    build: {
      ssr: path.join(root, 'marketing/frame/render.tsx'),
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      ssrEmitAssets: true,
      assetsInlineLimit: 0,
      assetsDir: '',
      cssCodeSplit: false,
      cssMinify: true,
      cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
      rolldownOptions: { output: { entryFileNames: 'render.js' } },
    },
  });
  const names = readdirSync(folder).filter((name) => !name.endsWith('.js'));
  const sheet = names.find((name) => name.endsWith('.css'));
  if (sheet === undefined) throw new Error('The frame of the public pages has no style sheet.');
  const bundled: Frame = await import(pathToFileURL(path.join(folder, 'render.js')).href);
  return {
    frame: bundled,
    css: readFileSync(path.join(folder, sheet), 'utf8'),
    files: new Map(names.filter((name) => name !== sheet).map((name) => [name, readFileSync(path.join(folder, name))])),
  };
};
