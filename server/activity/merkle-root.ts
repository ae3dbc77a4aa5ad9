// The Merkle root of the heads of all chains: one hash that an operator can copy elsewhere, and that proves each of them.
import { createHash } from 'node:crypto';

/** A chain's newest link. `hash`: hexadecimal. `at`: the moment of its entry, ISO 8601. */
export type Head = readonly [chain: string, seq: number, hash: string, at: string];

/** In hexadecimal. Leaves and nodes have different prefixes, so none can stand for the other. */
export const merkleRoot = (heads: Iterable<Head>): string => {
  let level = [...heads].sort(byChain).map(leafOf);
  while (level.length > 1) level = paired(level);
  return (level[0] ?? sha256('empty')).toString('hex');
};

const byChain = ([one]: Head, [other]: Head): number => (one < other ? -1 : 1);

const leafOf = (head: Head): Buffer => sha256('leaf', Buffer.from(JSON.stringify(head)));

const paired = (level: readonly Buffer[]): Buffer[] => {
  const above: Buffer[] = [];
  for (let nth = 0; nth < level.length; nth += 2) {
    const pair = level.slice(nth, nth + 2);
    above.push(pair.length === 2 ? sha256('node', ...pair) : Buffer.concat(pair));
  }
  return above;
};

const sha256 = (prefix: string, ...parts: readonly Buffer[]): Buffer => {
  const hash = createHash('sha256').update(`${prefix} `);
  for (const part of parts) hash.update(part);
  return hash.digest();
};
