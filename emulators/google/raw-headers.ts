/** Changes the header section of a message and keeps every other byte. */

export type HeaderChange = {
  /** Header names in lower case. */
  drop?: readonly string[];
  /** Complete header lines to add at the top and the bottom. */
  above?: readonly string[];
  below?: readonly string[];
};

export const withHeaders = (raw: Uint8Array, { drop = [], above = [], below = [] }: HeaderChange): Buffer => {
  const source = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  const { head, rest } = splitHead(source);
  const kept = fieldsOf(head).filter((field) => !drop.includes(nameOf(field)));
  const fields = [...above, ...kept.map((field) => field.replace(/\r?\n$/, '')), ...below];
  return Buffer.concat([Buffer.from(fields.map((field) => `${field}\r\n`).join(''), 'latin1'), rest]);
};

/** The header section with its last line break. The rest starts with the empty line. A message may have no body. */
const splitHead = (source: Buffer): { head: string; rest: Buffer } => {
  const ends = [source.indexOf('\r\n\r\n') + 2, source.indexOf('\n\n') + 1].filter((at) => at > 1);
  const end = ends.length > 0 ? Math.min(...ends) : source.length;
  const rest = end === source.length ? Buffer.from('\r\n') : source.subarray(end);
  return { head: source.subarray(0, end).toString('latin1'), rest };
};

/** Each header with its folded lines. */
const fieldsOf = (head: string): string[] => head.split(/(?<=\n)(?![ \t])/).filter((field) => field.trim() !== '');

const nameOf = (field: string): string => field.slice(0, field.indexOf(':')).trim().toLowerCase();
