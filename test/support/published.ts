// Published collections of attacks, if they are next to the checkout. Tests skip missing ones.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** Null if missing. `name`: relative to their folder, for example `lists/ssrf-urls.txt`. */
export const published = (name: string): string | null => {
  const file = path.resolve(import.meta.dirname, '..', '..', '..', 'shared', 'data', 'security', name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

export const publishedLines = (name: string): string[] => (published(name) ?? '').split('\n').filter(Boolean);

/** Markup that runs where a page lets it. */
export const publishedPayloads = (): string[] =>
  publishedLines('html/payloads.jsonl').map((line) => Payload.parse(JSON.parse(line)).payload);

const Payload = z.object({ payload: z.string() });

export const publishedStrings = (): string[] =>
  z.array(z.string()).parse(JSON.parse(published('lists/blns.json') ?? '[]'));

/** Mails with a forged sender: raw, and the forged lines. */
export const publishedSpoofs = (): { raw: string; from: string }[] =>
  publishedLines('headers/espoofer.jsonl').map((line) => {
    const { raw_b64, from_header } = Spoof.parse(JSON.parse(line));
    return { raw: Buffer.from(raw_b64, 'base64').toString('base64url'), from: from_header };
  });

const Spoof = z.object({ raw_b64: z.string(), from_header: z.string() });
