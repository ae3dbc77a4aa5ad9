// The built web app in memory: each file read once, with its compressed forms, its tag and the hashes of its inline scripts.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { CacheSize, Caches } from '#server/caches.ts';
import { type Fills, fillPage } from './fill-page.ts';
import { moduleOf, scriptOnTouch } from './script-on-touch.ts';

export type File = {
  type: string;
  body: Uint8Array;
  br: Uint8Array | null;
  gzip: Uint8Array | null;
  etag: string;
  /** Null unless it is a page. */
  scripts: string[] | null;
};

export type Files = { has(address: string): boolean; read(address: string): File };

/** `from`: the address of Flow that the build wrote into pages and lists. `to`: its real one. */
type Move = { from: string; to: string };

type Words = { fills?: Fills; move?: Move | null };
type Given = Words & { caches?: Caches };

/** `folder`: `build/client`. Reads each file on first use. `fills`: words for the places of its pages. */
export const openFiles = (folder: string, { fills = {}, move = null, caches }: Given = {}): Files => {
  const known = new Set(addresses(folder));
  const kept = new Map<string, File>();
  const counts = caches?.open('Web app', 'Pages and files of the build, read from the disk once.', () => sizeOf(kept));
  return {
    has: (address) => known.has(pageOf(address) ?? address),
    read: (address) => {
      const here = kept.get(address);
      if (here !== undefined) {
        counts?.hit();
        return here;
      }
      counts?.miss();
      const file = load(path.join(folder, pageOf(address) ?? address), address, { fills, move });
      kept.set(address, file);
      return file;
    },
  };
};

const sizeOf = (kept: ReadonlyMap<string, File>): CacheSize => ({
  entries: kept.size,
  bytes: [...kept.values()].reduce(
    (sum, { body, br, gzip }) => sum + body.byteLength + (br?.byteLength ?? 0) + (gzip?.byteLength ?? 0),
    0,
  ),
});

/** A policy also has the address of a static file. It is the same page without scripts. */
export const isStaticPolicy = (address: string): boolean => /^\/(terms|privacy|aup)\.html$/.test(address);

/** The prices, and the form whose script waits for the first touch. */
export const prices = { page: '/pricing/index.html', onTouch: '/pricing/on-touch.html' } as const;
const pricesModule = '/pricing/on-touch.js';

/** The page of which this address is another form. */
const pageOf = (address: string): string | null => {
  if (address === prices.onTouch || address === pricesModule) return prices.page;
  return isStaticPolicy(address) ? address.replace('.html', '/index.html') : null;
};

const addresses = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`)
    .filter((address) => !address.split('/').some((part) => part.startsWith('.')) && !/\.(br|gz)$/.test(address));

const load = (file: string, address: string, words: Required<Words>): File => {
  const type = types[path.extname(address)] ?? 'application/octet-stream';
  const raw = readFileSync(file);
  const isPage = type.startsWith('text/html');
  const body = textBody(raw, address, isPage, words);
  const compressible = /text|javascript|json|xml|svg|octet-stream/.test(type);
  // The build compressed other bytes.
  const form = (name: string): Uint8Array | null => (body.equals(raw) ? built(`${file}.${name}`) : null);
  return {
    type,
    body,
    br: compressible ? (form('br') ?? brotliCompressSync(body, brotli)) : null,
    gzip: compressible ? (form('gz') ?? gzipSync(body)) : null,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    scripts: isPage ? inlineScripts(body.toString()) : null,
  };
};

const textBody = (raw: Buffer, address: string, isPage: boolean, { fills, move }: Required<Words>): Buffer => {
  if (address === pricesModule) return Buffer.from(moduleOf(raw.toString()));
  if (!isPage && !/\.(xml|txt|md)$/.test(address)) return raw;
  const text = move === null ? raw.toString() : raw.toString().replaceAll(move.from, move.to);
  return Buffer.from(isPage ? pageBody(text, address, fills) : text);
};

const pageBody = (page: string, address: string, fills: Fills): string => {
  const filled = fillPage(page, fills);
  if (address === prices.onTouch) return scriptOnTouch(filled, pricesModule);
  return address.startsWith('/404') || isStaticPolicy(address) ? withoutScripts(filled) : filled;
};

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** The build compresses all but the pages that the server fills. */
const built = (file: string): Uint8Array | null => (existsSync(file) ? readFileSync(file) : null);

const inlineScripts = (page: string): string[] => {
  const scripts = page.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g);
  return [
    ...new Set(
      [...scripts].map((match) =>
        createHash('sha256')
          .update(match[1] ?? '')
          .digest('base64'),
      ),
    ),
  ];
};

// These pages appear at addresses that their scripts do not know.
export const withoutScripts = (page: string): string =>
  page.replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '').replace(/<link[^>]*rel="modulepreload"[^>]*>/g, '');

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.xml': 'application/xml',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};
