import { badRequest } from './errors.ts';

/** Lower case, in order, without names, comments and group names. `name` goes into the error message. */
export const addressesIn = (header: string, name: string): string[] => {
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
};
