// Serves the web app: prerendered pages, assets, the app's shell and the 404 page.
import path from 'node:path';
import type { Caches } from '#server/caches.ts';
import { headersFor, type Kind } from '#server/headers.ts';
import { appRoutes } from './app-routes.ts';
import { type File, type Files, isStaticPolicy, openFiles, prices } from './files.ts';
import type { Fills } from './fill-page.ts';
import { filterList } from './filter-list.ts';
import { type Found, openPublicPages } from './public-pages.ts';

export type Site = (request: Request) => Response;

/** `url`: the address of Flow, without a slash at its end. `hasSession`: whether the request comes from a browser with a session. */
type Given = {
  secure: boolean;
  fills?: Fills;
  url?: string;
  caches?: Caches;
  hasSession?: (request: Request) => boolean;
};

export const openSite = (
  folder: string,
  { secure, fills = {}, url, caches, hasSession = () => false }: Given,
): Site => {
  const publicPages = openPublicPages(folder);
  const files = openFiles(folder, {
    fills,
    move: moveOf(publicPages?.origin, url),
    ...(caches === undefined ? {} : { caches }),
  });
  const isAppRoute = appRoutes(folder);
  return (request) => {
    const decoded = decodedPath(request.url);
    const found = decoded === null ? null : (publicPages?.find(decoded, files.has) ?? null);
    if (found !== null) return ofPublicPages(request, found, files, secure);
    const target = decoded === null ? null : place(withoutSlash(decoded), files.has, isAppRoute);
    const { file: name, status } = target ?? { file: notFound, status: 404 };
    if (!files.has(name)) return new Response('Not found', { status: 404, headers: headersFor('data', { secure }) });
    return name === prices.page
      ? ofPrices(request, files, secure, hasSession(request))
      : answer(request, name, files.read(name), status, secure);
  };
};

/** A session and a referral need the script at once. */
const ofPrices = (request: Request, files: Files, secure: boolean, hasSession: boolean): Response => {
  const waits = !hasSession && new URL(request.url).search === '';
  const response = answer(request, prices.page, files.read(waits ? prices.onTouch : prices.page), 200, secure);
  response.headers.append('vary', 'cookie');
  return response;
};

const moveOf = (from: string | undefined, to: string | undefined) =>
  from === undefined || to === undefined || from === to ? null : { from, to };

const ofPublicPages = (request: Request, found: Found, files: Files, secure: boolean): Response => {
  const { search, searchParams } = new URL(request.url);
  if (found.kind === 'moved')
    return new Response(null, {
      status: 308,
      headers: { ...headersFor('file', { secure }), location: `${found.to}${search}`, 'cache-control': aWhile },
    });
  const file = files.read(found.file);
  const asked = found.kind === 'page' && found.isList ? searchParams.get('q') : null;
  if (asked === null) return answer(request, found.file, file, found.kind === 'missing' ? 404 : 200, secure);
  const body = filterList(Buffer.from(file.body).toString(), asked);
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: {
      ...headersFor('page', { secure }),
      'content-type': file.type,
      'cache-control': 'no-cache',
      // The list itself is in the index.
      'x-robots-tag': 'noindex',
    },
  });
};

const notFound = '/404/index.html';
const shell = '/__spa-fallback.html';

const decodedPath = (url: string): string | null => {
  try {
    return decodeURIComponent(new URL(url).pathname);
  } catch {
    return null;
  }
};

const withoutSlash = (address: string): string => address.replace(/(.)\/+$/, '$1');

const place = (
  address: string,
  has: (address: string) => boolean,
  isAppRoute: (address: string) => boolean,
): { file: string; status: number } | null => {
  if (path.posix.extname(address) !== '' && !address.endsWith('.html') && has(address))
    return { file: address, status: 200 };
  if (isStaticPolicy(address) && has(address)) return { file: address, status: 200 };
  const page = address === '/' ? '/index.html' : `${address}/index.html`;
  if (address !== '/404' && has(page)) return { file: page, status: 200 };
  return isAppRoute(address) ? { file: shell, status: 200 } : null;
};

const answer = (request: Request, name: string, file: File, status: number, secure: boolean): Response => {
  const headers = new Headers({
    ...headersFor(kindOf(name, file), { scripts: file.scripts ?? [], secure }),
    'content-type': file.type,
    'cache-control': keptHow(name, status),
    // The app's screens belong to whoever signed in, and a missing page to nobody.
    ...(name === shell || status === 404 || name.endsWith('.json') ? { 'x-robots-tag': 'noindex' } : {}),
    etag: file.etag,
    vary: 'accept-encoding',
  });
  if (status === 200 && request.headers.get('if-none-match') === file.etag)
    return new Response(null, { status: 304, headers });
  const { body, encoding } = packed(file, request.headers.get('accept-encoding') ?? '');
  if (encoding !== null) headers.set('content-encoding', encoding);
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status, headers });
};

/** Files with a hash in their name never change. Browsers show a public page again at once, and look for a newer one meanwhile. */
const keptHow = (name: string, status: number): string => {
  if (name.startsWith('/assets/') || hashed.test(name)) return 'public, max-age=31536000, immutable';
  return status === 200 && aloud.test(name) ? aWhile : 'no-cache';
};

const hashed = /^\/pages\/.*-[\w-]{8,}\.(?:woff2|css|svg|png|webp)$/;
const aloud = /^\/(?:for|industry|use-case|vs|blog|solution|features)\/|^\/[\w-]+\.(?:xml|txt|md)$/;
const aWhile = 'public, max-age=300, stale-while-revalidate=604800';

const kindOf = (name: string, file: File): Kind => {
  if (file.scripts !== null) return 'page';
  return name === '/sw.js' ? 'worker' : 'file';
};

const packed = (file: File, accepts: string): { body: Uint8Array; encoding: string | null } => {
  if (file.br !== null && /\bbr\b/.test(accepts)) return { body: file.br, encoding: 'br' };
  if (file.gzip !== null && /\bgzip\b/.test(accepts)) return { body: file.gzip, encoding: 'gzip' };
  return { body: file.body, encoding: null };
};
