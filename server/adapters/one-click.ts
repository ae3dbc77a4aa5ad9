// The one request by which a mailing list is left (RFC 8058), to an address that a stranger wrote: to a public address of the open
// web and nowhere else, without anything of the person's, without following where it is led, and bounded in time and size.
import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIPv6 } from 'node:net';
import { oneClickBody } from '#domain/unsubscribe.ts';
import type { OneClick } from '#server/ports.ts';
import { isOpenPage } from './open-page.ts';

export type OneClickWorld = {
  /** Every address of a name. */
  resolve: (host: string) => Promise<string[]>;
  /** Milliseconds for the whole of it. */
  timeout: number;
  /**
   * The demo's website: where names under `.example`, which the open web does not have, are answered. Everything else goes by the rule,
   * and so does all of it where this is null.
   */
  demo: { address: string; port: number } | null;
};

export const openWeb = (demo: OneClickWorld['demo']): OneClickWorld => ({
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  timeout: 10_000,
  demo,
});

export const askOneClick = async (world: OneClickWorld, address: string): Promise<OneClick> => {
  if (!isOpenPage(address)) return { kind: 'refused' };
  const url = new URL(address);
  if (url.protocol !== 'https:') return { kind: 'refused' };
  if (world.demo && url.hostname.endsWith('.example'))
    return post(url, { ...world.demo, plain: true, timeout: world.timeout });
  const addresses = await world.resolve(url.hostname).catch(() => []);
  // One that leads inside spoils the name: what it leads to next is anybody's guess.
  const [pinned] = addresses.every(isPublic) ? addresses : [];
  if (pinned === undefined) return { kind: 'refused' };
  return post(url, { address: pinned, port: 443, plain: false, timeout: world.timeout });
};

/** Addresses of the open internet; everything that a network keeps for itself is none. */
export const isPublic = (address: string): boolean => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return isPublic(mapped);
  if (isIPv6(address)) return globalUnicast.check(address, 'ipv6') && !kept.check(address, 'ipv6');
  return !kept.check(address, 'ipv4');
};

const kept = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  kept.addSubnet(net, prefix, 'ipv4');
// Of what is global by its prefix: tunnels into IPv4, and what is for documents and tests.
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  kept.addSubnet(net, prefix, 'ipv6');

const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** Bytes of an answer, which says nothing that matters. */
const mostRead = 64 * 1024;

type To = { address: string; port: number; plain: boolean; timeout: number };

const post = (url: URL, { address, port, plain, timeout }: To): Promise<OneClick> =>
  new Promise((resolve) => {
    const request = (plain ? http : https).request({
      method: 'POST',
      host: address,
      port,
      path: `${url.pathname}${url.search}`,
      ...(plain ? {} : { servername: url.hostname }),
      agent: false,
      headers: {
        host: url.hostname,
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': Buffer.byteLength(oneClickBody),
        'user-agent': 'Flow',
      },
    });
    const timer = setTimeout(() => end({ kind: 'unsure' }), timeout);
    const end = (outcome: OneClick): void => {
      clearTimeout(timer);
      request.destroy();
      resolve(outcome);
    };
    request.on('error', () => end({ kind: 'unsure' }));
    request.on('response', (response) => {
      const status = response.statusCode ?? 0;
      const outcome: OneClick = { kind: status >= 200 && status < 300 ? 'accepted' : 'rejected', status };
      let read = 0;
      response.on('data', (piece: Buffer) => {
        read += piece.byteLength;
        if (read > mostRead) end(outcome);
      });
      response.on('end', () => end(outcome));
      response.on('error', () => end(outcome));
    });
    request.end(oneClickBody);
  });
