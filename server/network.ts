// The network of a request, for pacing. Flow neither stores nor logs it.
import { isIP, isIPv6 } from 'node:net';

export type Peer = {
  /** The other end of the connection, if there is one. */
  remote: string | undefined;
  forwarded: string | undefined;
  /** Flow's address is https, so a proxy stands in front of it. */
  proxied: boolean;
};

/** An IPv4 address, or the first half of an IPv6 address, which one customer has for themselves. */
export const networkOf = ({ remote, forwarded, proxied }: Peer): string => {
  const peer = plain(remote ?? '');
  const last = plain(forwarded?.split(',').at(-1) ?? '');
  // A proxy adds the caller's address as the last one. A stranger's own header does not count.
  return halved(proxied && isNear(peer) && isIP(last) !== 0 ? last : peer);
};

const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

/** This machine, or a private network such as a container's. */
const isNear = (address: string): boolean =>
  /^(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(address) || /^(::1$|f[cd]|fe80:)/i.test(address);

const halved = (address: string): string => {
  if (!isIPv6(address)) return address === '' ? 'none' : address;
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((part) => part.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
};
