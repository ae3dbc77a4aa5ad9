// The public pages as the build wrote them.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

export const client = path.resolve(import.meta.dirname, '../../build/client');

/** `address`: where people find it. `html`: as the server sends it, but for the address of Flow. */
export type BuiltPage = { address: string; html: string; bytes: number };

const Dashboard = z.object({ rows: z.array(z.object({ id: z.string(), url: z.string() })) });
const Plan = z.object({ origin: z.string(), lists: z.array(z.object({ address: z.string(), missing: z.string() })) });

/** Every page by its id, the lists, and the pages for missing addresses. */
export const builtPages = (): {
  origin: string;
  pages: Map<string, BuiltPage>;
  lists: BuiltPage[];
  missing: BuiltPage[];
} => {
  const { rows } = Dashboard.parse(JSON.parse(readFileSync(path.join(client, 'pages/dashboard.json'), 'utf8')));
  const { origin, lists } = Plan.parse(JSON.parse(readFileSync(path.join(client, '../pages.json'), 'utf8')));
  return {
    origin,
    pages: new Map(rows.map(({ id, url }) => [id, pageAt(url, `${url}/index.html`)])),
    lists: lists.map(({ address }) => pageAt(address, `${address}/index.html`)),
    missing: lists.map(({ missing }) => pageAt(missing, missing)),
  };
};

const pageAt = (address: string, file: string): BuiltPage => {
  const bytes = readFileSync(path.join(client, file));
  return { address, html: bytes.toString(), bytes: bytes.length };
};
