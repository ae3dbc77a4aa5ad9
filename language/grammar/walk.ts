// Random sentences that a recogniser's grammar allows. Checks use them, because they test the final grammar.

/** `random`: from 0 to below 1. */
export const walk = (fsg: string, random: () => number): string => {
  const { arcs, end } = read(fsg);
  const said: string[] = [];
  for (let at = 0; at !== end; ) {
    const from = arcs.get(at) ?? [];
    const arc = from[Math.floor(random() * from.length)];
    if (!arc) throw new Error(`No sentence of the grammar ends after: ${said.join(' ')}`);
    if (arc.word !== undefined) said.push(arc.word);
    at = arc.to;
  }
  return said.join(' ');
};

type Arc = { to: number; word: string | undefined };
type Read = { arcs: ReadonlyMap<number, readonly Arc[]>; end: number };

let last: { fsg: string; read: Read } | undefined;

const read = (fsg: string): Read => {
  if (last?.fsg === fsg) return last.read;
  const arcs = new Map<number, Arc[]>();
  let end = 0;
  for (const line of fsg.split('\n')) {
    const [kind, from, to, , word] = line.split(' ');
    if (kind === 'F') end = Number(from);
    if (kind === 'T') arcs.set(Number(from), [...(arcs.get(Number(from)) ?? []), { to: Number(to), word }]);
  }
  last = { fsg, read: { arcs, end } };
  return last.read;
};
