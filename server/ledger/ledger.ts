// What the commands need of a ledger on the server: of the mailbox, and later of a calendar and others. `server/commands` knows a ledger
// by this port alone.
import type { LiveEvent } from '#api/live.ts';
import type { Command } from '#commands/registry.ts';
import type { Change, Done } from '#domain/change/change.ts';
import type { LedgerName } from '#domain/change/ledgers.ts';
import type { Account, CommandId } from '#domain/id.ts';
import type { Subject } from '#domain/subject.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';

export type Given = { id: CommandId; command: Command; spoken: boolean };

export type Wanted = { changes: readonly Change[]; about: readonly Subject[] };

/** What the audit log says of a command's subjects. */
export type Described = { userEmail: string; metadata: Readonly<Record<string, string | number>> };

/** `nothing`: no command was open. `waits`: the person must connect again first. `given-up`: the rest gets tries of its own. */
export type Went = 'nothing' | 'done' | 'waits' | 'given-up';

/** Every function that writes expects the ledger's lock, which the caller takes first. */
export type Ledger = {
  name: LedgerName;
  /** Puts this person's writers in line until the transaction ends. */
  lock(tx: Tx, account: Account): Promise<unknown>;
  /** Moves the ledger's revision on, and answers it. */
  revision(tx: Tx, account: Account): Promise<number>;
  /** Ids come from the client: refuses those that are not this person's, or are gone. */
  own(tx: Tx, account: Account, about: readonly Subject[]): Promise<void>;
  /** Adds to a command's changes what only the server knows. */
  complete?(tx: Tx, account: Account, command: Command, wanted: Wanted): Promise<Wanted>;
  /** Applies the changes in order, and answers what each really changed. */
  apply(
    tx: Tx,
    account: Account,
    given: { commandId: CommandId; changes: readonly Change[]; revision: number },
  ): Promise<Done[]>;
  describe(tx: Tx, account: Account, about: readonly Subject[], command?: Command): Promise<Described>;
  /** In the transaction that stored the command. */
  afterStored?(ctx: Context, tx: Tx, account: Account, given: Given): Promise<void>;
  /** Before the command is taken back. Throws where that is no longer possible. */
  beforeInverted?(tx: Tx, account: Account, command: { id: CommandId; kind: string }): Promise<void>;
  /** Whether the provider has to hear of it. */
  needsDelivery(done: readonly Done[]): boolean;
  /**
   * Carries the next open commands to the provider, and settles them. Trouble that may pass is thrown for another try; `last`: there
   * is none.
   */
  deliver(ctx: Context, account: Account, last: boolean): Promise<Went>;
  /** How things stand, for a tab that listens. */
  live(tx: Tx, account: Account): Promise<LiveEvent[]>;
  /** A tab is open: look at the provider soon. However many tabs ask, one look waits and one runs. */
  keepFresh?(ctx: Context, tx: Tx, account: Account): Promise<void>;
};
