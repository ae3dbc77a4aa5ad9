// Serves the web app: prerendered pages, assets, the app's shell and the 404 page.
import path from 'node:path';
import { headersFor, type Kind } from '#server/headers.ts';
import { appRoutes } from './app-routes.ts';
import { type File, isStaticPolicy, openFiles } from './files.ts';
import type { Fills } from './fill-page.ts';

export type Site = (request: Request) => Response;

export const openSite = (folder: string, { secure, fills = {} }: { secure: boolean; fills?: Fills }): Site => {
  const files = openFiles(folder, fills);
  const isAppRoute = appRoutes(folder);
  return (request) => {
    const address = addressOf(request.url);
    const target = address === null ? null : place(address, files.has, isAppRoute);
    const { file: name, status } = target ?? { file: notFound, status: 404 };
    if (!files.has(name)) return new Response('Not found', { status: 404, headers: headersFor('data', { secure }) });
    return answer(request, name, files.read(name), status, secure);
  };
};

const notFound = '/404/index.html';
const shell = '/__spa-fallback.html';

const addressOf = (url: string): string | null => {
  try {
    return decodeURIComponent(new URL(url).pathname).replace(/(.)\/+$/, '$1');
  } catch {
    return null;
  }
};

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
    'cache-control': name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: file.etag,
    vary: 'accept-encoding',
  });
  if (status === 200 && request.headers.get('if-none-match') === file.etag)
    return new Response(null, { status: 304, headers });
  const { body, encoding } = packed(file, request.headers.get('accept-encoding') ?? '');
  if (encoding !== null) headers.set('content-encoding', encoding);
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status, headers });
};

const kindOf = (name: string, file: File): Kind => {
  if (file.scripts !== null) return 'page';
  return name === '/sw.js' ? 'worker' : 'file';
};

const packed = (file: File, accepts: string): { body: Uint8Array; encoding: string | null } => {
  if (file.br !== null && /\bbr\b/.test(accepts)) return { body: file.br, encoding: 'br' };
  if (file.gzip !== null && /\bgzip\b/.test(accepts)) return { body: file.gzip, encoding: 'gzip' };
  return { body: file.body, encoding: null };
};
