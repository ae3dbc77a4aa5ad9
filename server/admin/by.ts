import type { AccountSession } from '#server/accounts/sessions.ts';
import type { OperatorTx } from '#server/db/database.ts';

/** Who acts: the operator's session, and the transaction in which the database checked their role. */
export type By = { operator: AccountSession; tx: OperatorTx };
