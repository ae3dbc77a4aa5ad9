/** The addresses in a From, To, Cc or Bcc header. */
import { badRequest } from './errors.ts';

/** In lower case, in their order; names, comments and group names fall away. `name` is for the refusal. */
export function addressesIn(header: string, name: string): string[] {
  const plain = header.replace(/"(?:[^"\\]|\\.)*"/g, '""').replace(/\([^()]*\)/g, ' ');
  return plain
    .split(/[,;]/)
    .map((entry) => entry.slice(entry.indexOf(':') + 1).trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const address = (/<([^<>]*)>/.exec(entry)?.[1] ?? entry).trim().toLowerCase();
      if (!/^[^\s@"]+@[^\s@"]+$/.test(address)) throw badRequest(`Invalid ${name} header`);
      return address;
    });
}
