/** Keeps a control plane to this machine. */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** True for loopback peers only: no proxy, no foreign host name, no page of another site. */
export const isThisMachine = (c: Pick<Context<{ Bindings: HttpBindings }>, 'env' | 'req'>): boolean => {
  const peer = c.env.incoming.socket.remoteAddress ?? '';
  const near = /^(::ffff:)?127\.|^::1$/.test(peer);
  const named = /^(localhost|127\.[\d.]+|\[::1\])(:\d+)?$/.test(c.req.header('host') ?? '');
  const carried = ['forwarded', 'x-forwarded-for', 'via'].some((name) => c.req.header(name) !== undefined);
  const site = c.req.header('sec-fetch-site') ?? 'none';
  return near && named && !carried && ['none', 'same-origin'].includes(site);
};
