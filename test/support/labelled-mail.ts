// Whole messages for the reading evaluation: the demo company's by thread and index, and published ones.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { seedCompany } from '#emulators/seed/company.ts';
import { parseMessage } from '#server/mailbox/parse-message.ts';
import type { ParsedMessage } from '#server/mailbox/parsed-message.ts';

const ownAddress = 'alex@northwind.example';

/** Parsed and read as at ingest. */
export const readRaw = (raw: Uint8Array): Promise<ParsedMessage> =>
  parseMessage({ content: { kind: 'raw', raw }, snippet: '', ownAddress, authority: 'mx.google.com' });

export const companyMorning = new Date('2026-11-20T09:00:00Z');

/** By `thread key/index`, at a fixed morning. */
export const companyMail = (): ReadonlyMap<string, Uint8Array> => {
  const places = new Map<string, number>();
  return new Map(
    seedCompany(companyMorning)
      .mail.filter(({ mailbox }) => mailbox === ownAddress)
      .map(({ threadKey, raw }) => {
        const place = places.get(threadKey) ?? 0;
        places.set(threadKey, place + 1);
        return [`${threadKey}/${place}`, raw];
      }),
  );
};

/** Null if the file is missing. Throws if it differs from the labelled one. */
export const publishedMail = (file: string, sha256: string): Uint8Array | null => {
  const source = path.resolve(import.meta.dirname, '../../../shared/data/mime', file);
  if (!existsSync(source)) return null;
  const raw = new Uint8Array(readFileSync(source));
  const is = createHash('sha256').update(raw).digest('hex');
  if (is !== sha256) throw new Error(`${file} is another message than the one that was labelled: ${is}`);
  return raw;
};
