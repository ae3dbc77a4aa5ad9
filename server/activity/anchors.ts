// Anchors the audit log outside the database, and compares it with its anchors.
import { sql } from 'kysely';
import type { Context } from '#server/context.ts';
import type { OperatorTx, Tx } from '#server/db/database.ts';
import { appendAnchor, forgetAnchors, readAnchors } from './anchor-files.ts';

type AnchorContext = Pick<Context, 'config' | 'clock' | 'db'>;

/** Every five minutes. */
export const anchorMinutes = 5;

/** Called each minute. */
export const anchorLog = async (ctx: AnchorContext): Promise<void> => {
  if (ctx.clock.now().getUTCMinutes() % anchorMinutes === 0) await anchorNow(ctx);
};

export const anchorNow = async ({ config, clock, db }: AnchorContext): Promise<void> => {
  const { rows } = await db.system((tx) =>
    sql<{ chain: string; seq: string; hash: Buffer; at: Date }>`select * from audit_heads()`.execute(tx),
  );
  const heads = rows.map(
    ({ chain, seq, hash, at }) => [chain, Number(seq), hash.toString('hex'), at.toISOString()] as const,
  );
  const now = clock.now();
  await appendAnchor(config, heads, now);
  await forgetAnchors(config, new Date(now.getTime() - keptDays * 86_400_000));
};

/** A month longer than the log itself. */
const keptDays = 426;

/** `at`: the moment of the newest anchor. Null: this host has none. */
export type AnchorVerdict = { at: string | null; faults: number; fault: string | null; since: string | null };

/** Compares every anchored link with the log. `since`: the moment of the first entry that is not as anchored. */
export const compareAnchors = async (
  { config }: Pick<Context, 'config'>,
  tx: Tx | OperatorTx,
): Promise<AnchorVerdict> => {
  const { anchors, fault } = await readAnchors(config);
  const at = anchors.at(-1)?.at ?? null;
  const heads = anchors.flatMap((anchor) => anchor.heads);
  const verdict: AnchorVerdict = { at, faults: fault === null ? 0 : 1, fault, since: null };
  for (let from = 0; from < heads.length; from += atOnce) {
    const part = heads.slice(from, from + atOnce);
    const { rows } = await sql<{ faults: string; at: Date | null }>`
      select * from audit_changed_since(${part.map(([chain]) => chain)}::uuid[], ${part.map(([, seq]) => seq)}::bigint[],
        ${part.map(([, , hash]) => Buffer.from(hash, 'hex'))}::bytea[], ${part.map(([, , , when]) => when)}::timestamptz[])
    `.execute(tx);
    const [{ faults, at: first } = { faults: '0', at: null }] = rows;
    if (first === null) continue;
    verdict.faults += Number(faults);
    verdict.fault ??= 'it is not as it was anchored outside the database';
    verdict.since ??= first.toISOString();
  }
  return verdict;
};

const atOnce = 5000;
