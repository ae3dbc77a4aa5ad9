/** The websites of the demo's newsletters, under reserved names. They log every request. */
import type { MiddlewareHandler } from 'hono';
import { drawPicture } from './website-pictures.ts';

export type Visit = { host: string; method: string; path: string; headers: Record<string, string>; body: string };

export type Website = { answer: MiddlewareHandler; visits: () => readonly Visit[]; clear: () => void };

/**
 * `redirect` in a path leads to this machine, `slow` never answers, `big` never ends, `gone` is 410. A picture's name returns a picture,
 * except `svg` and `page`, which return those, `moved`, which redirects to another picture, and `inside`, which leads to this machine.
 */
export const openWebsite = (): Website => {
  let visits: Visit[] = [];
  return {
    visits: () => visits,
    clear: () => {
      visits = [];
    },
    answer: async (c, next) => {
      const host = (c.req.header('host') ?? '').split(':')[0] ?? '';
      const { pathname } = new URL(c.req.url);
      if (!host.endsWith('.example') || pathname.startsWith('/_local')) return next();
      visits.push({ host, method: c.req.method, path: pathname, headers: c.req.header(), body: await c.req.text() });
      return /\.(?:png|jpe?g|gif|webp)$/.test(pathname) ? pictureAt(host, pathname) : answerOf(pathname);
    },
  };
};

const answerOf = (path: string): Response | Promise<Response> => {
  if (path.includes('redirect')) return new Response(null, { status: 302, headers: { location: 'http://127.0.0.1/' } });
  if (path.includes('slow')) return new Promise(() => {});
  if (path.includes('big')) return new Response(endless());
  return new Response('You are unsubscribed.', { status: path.includes('gone') ? 410 : 200 });
};

/** Every response tries to set a cookie. */
const pictureAt = (host: string, path: string): Response | Promise<Response> => {
  if (/redirect|slow|gone/.test(path)) return answerOf(path);
  const headers = { 'set-cookie': 'seen=1', 'content-type': 'image/png' };
  if (path.includes('moved')) {
    const location = `https://${host}${path.replace('moved', 'there')}`;
    return new Response(null, { status: 301, headers: { ...headers, location } });
  }
  if (path.includes('inside'))
    return new Response(null, { status: 302, headers: { ...headers, location: 'https://127.0.0.1/' } });
  if (path.includes('svg')) return new Response(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`, { headers });
  if (path.includes('page')) return new Response(`<!doctype html>${script}`, { headers });
  if (path.includes('big')) return new Response(endless(drawPicture(path)), { headers });
  return new Response(Buffer.from(drawPicture(`${host}${path}`)), { headers });
};

const script = '<script>alert(1)</script>';

const endless = (beginning?: Uint8Array): ReadableStream<Uint8Array> => {
  const chunk = new Uint8Array(16_384);
  return new ReadableStream({
    start: (controller) => {
      if (beginning) controller.enqueue(beginning);
    },
    pull: (controller) => controller.enqueue(chunk),
  });
};
