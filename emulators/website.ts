/** The websites of the demo's newsletters, under names that the open web does not have: they note who asked for what. */
import type { MiddlewareHandler } from 'hono';

export type Visit = { host: string; method: string; path: string; headers: Record<string, string>; body: string };

export type Website = { answer: MiddlewareHandler; visits: () => readonly Visit[]; clear: () => void };

/** A path with `redirect` leads elsewhere, `slow` never answers, `big` never ends, `gone` is no more. */
export function openWebsite(): Website {
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
      return answerOf(pathname);
    },
  };
}

function answerOf(path: string): Response | Promise<Response> {
  if (path.includes('redirect')) return new Response(null, { status: 302, headers: { location: 'http://127.0.0.1/' } });
  if (path.includes('slow')) return new Promise(() => {});
  if (path.includes('big')) return new Response(endless());
  return new Response('You are unsubscribed.', { status: path.includes('gone') ? 410 : 200 });
}

function endless(): ReadableStream<Uint8Array> {
  const piece = new Uint8Array(16_384);
  return new ReadableStream({ pull: (controller) => controller.enqueue(piece) });
}
