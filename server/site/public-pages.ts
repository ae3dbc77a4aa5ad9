// The pages about Flow that the build made from content files: their lists, their old addresses, and what an unknown address gets.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const Plan = z.object({
  /** The address of Flow that stands in the built pages. */
  origin: z.string(),
  lists: z.array(z.object({ address: z.string(), missing: z.string() })),
  moved: z.record(z.string(), z.string()),
});

export type Found =
  /** For good. */
  { kind: 'moved'; to: string } | { kind: 'page'; file: string; isList: boolean } | { kind: 'missing'; file: string };

export type PublicPages = {
  origin: string;
  /** Null: the address belongs to another part of the site. */
  find: (address: string, has: (file: string) => boolean) => Found | null;
};

/** `folder`: the build's browser files. The plan lies beside it. Null where the build made no such pages. */
export const openPublicPages = (folder: string): PublicPages | null => {
  const file = path.join(path.dirname(folder), 'pages.json');
  if (!existsSync(file)) return null;
  const { origin, lists, moved } = Plan.parse(JSON.parse(readFileSync(file, 'utf8')));
  return {
    origin,
    find: (asked, has) => {
      const address = asked.toLowerCase().replace(/\/+$/, '');
      const list = lists.find((one) => address === one.address || address.startsWith(`${one.address}/`));
      // The feed lies among the articles.
      if (list === undefined || path.posix.extname(address) !== '') return null;
      const page = `${address}/index.html`;
      const to = moved[address] ?? address;
      if (to !== address || (asked !== address && has(page))) return { kind: 'moved', to };
      return has(page)
        ? { kind: 'page', file: page, isList: address === list.address }
        : { kind: 'missing', file: list.missing };
    },
  };
};
