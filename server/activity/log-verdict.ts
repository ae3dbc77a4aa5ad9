// Whether the audit log is as it was written, for the operator on the host.
import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';

type Verdict = { entries: string; faults: string; entry: string | null; at: Date | null; fault: string | null };

/** One line for people. It names the first bad entry. */
export const logVerdict = async (db: Pick<Database, 'system'>): Promise<{ line: string; isWhole: boolean }> => {
  const { rows } = await db.system((tx) =>
    sql<Verdict>`select entries, faults, entry, at, fault from verify_audit()`.execute(tx),
  );
  const [verdict] = rows;
  if (verdict === undefined || verdict.fault === null)
    return {
      line: `The log is as it was written: ${verdict?.entries ?? 0} entries, each in its place.`,
      isWhole: true,
    };
  const { entries, faults, entry, at, fault } = verdict;
  const which = [entry, at?.toISOString()].filter(Boolean).join(', of ');
  return {
    line: `${faults} of ${entries} entries are not as written. The first, ${which || 'of a chain'}: ${fault}.`,
    isWhole: false,
  };
};
