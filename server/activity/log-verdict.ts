// Whether the audit log is as it was written, for the operator on the host.
import { sql } from 'kysely';
import type { Context } from '#server/context.ts';
import { type AnchorVerdict, compareAnchors } from './anchors.ts';

type Verdict = { entries: string; faults: string; entry: string | null; at: Date | null; fault: string | null };

/** Sentences for people. They name the first bad entry, and the newest anchor. */
export const logVerdict = (ctx: Pick<Context, 'db' | 'config'>): Promise<{ line: string; isWhole: boolean }> =>
  ctx.db.system(async (tx) => {
    const { rows } = await sql<Verdict>`select entries, faults, entry, at, fault from verify_audit()`.execute(tx);
    const anchors = await compareAnchors(ctx, tx);
    const [chains] = rows;
    return {
      line: `${chainWords(chains)} ${anchorWords(anchors)}`,
      isWhole: (chains?.fault ?? null) === null && anchors.faults === 0,
    };
  });

const chainWords = (verdict: Verdict | undefined): string => {
  if (verdict === undefined || verdict.fault === null)
    return `Each of ${verdict?.entries ?? 0} entries of the log is in its place in the chain.`;
  const { entries, faults, entry, at, fault } = verdict;
  const which = [entry, at?.toISOString()].filter(Boolean).join(', of ');
  return `${faults} of ${entries} entries are not as written. The first, ${which || 'of a chain'}: ${fault}.`;
};

const anchorWords = ({ at, faults, fault, since }: AnchorVerdict): string => {
  if (faults > 0)
    return `The log differs from its anchors in ${faults} places${since === null ? '' : `, the first of ${since}`}: ${fault}.`;
  return at === null ? 'This host has no anchor of it yet.' : `It is as it was anchored, up to ${at}.`;
};
