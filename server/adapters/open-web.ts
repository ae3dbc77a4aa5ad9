// Resolves an address from a mail once and pins it, so a later DNS answer cannot lead into the private network.
import { lookup } from 'node:dns/promises';
import { BlockList, isIPv6 } from 'node:net';
import { isOpenPage } from './open-page.ts';

export type OpenWeb = {
  resolve: (host: string) => Promise<string[]>;
  /** The demo website answers names under `.example`. Null outside the demo. */
  demo: { address: string; port: number } | null;
};

export type Pinned = { url: URL; address: string; port: number; plain: boolean };

export const openWeb = (demo: OpenWeb['demo']): OpenWeb => ({
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  demo,
});

/** `refused`: not public. `unknown`: the name does not exist. */
export const pin = async (web: OpenWeb, text: string): Promise<Pinned | 'refused' | 'unknown'> => {
  if (!isOpenPage(text)) return 'refused';
  const url = new URL(text);
  if (web.demo && url.hostname.endsWith('.example')) return { url, ...web.demo, plain: true };
  const addresses = await web.resolve(url.hostname).catch(() => []);
  const [address] = addresses;
  if (address === undefined) return 'unknown';
  // One private address disqualifies the name, because the next DNS answer may pick it.
  if (!addresses.every(isPublic)) return 'refused';
  const plain = url.protocol === 'http:';
  return { url, address, port: plain ? 80 : 443, plain };
};

/** Public internet addresses only. */
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
// Exceptions within the global range: tunnels into IPv4, documentation and test nets.
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  kept.addSubnet(net, prefix, 'ipv6');

const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');
