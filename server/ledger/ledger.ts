import type { LiveEvent } from '#api/live.ts';
import type { Command } from '#commands/registry.ts';
import type { Change, Done } from '#domain/change/change.ts';
import type { LedgerName } from '#domain/change/ledgers.ts';
import type { Account, CommandId } from '#domain/id.ts';
import type { Subject } from '#domain/subject.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';

/** `spoken`: words gave it. `byVoice`: the person said them, so it may cost a credit. */
export type Given = { id: CommandId; command: Command; spoken: boolean; byVoice?: boolean | undefined };

export type ChangeRequest = { changes: readonly Change[]; about: readonly Subject[] };

export type Held = { id: CommandId; done: readonly Done[]; revision: number };

export type Described = { userEmail: string; metadata: Readonly<Record<string, string | number>> };

/** `nothing`: no open command. `waits`: the person must reconnect first. `given-up`: the rest has its own tries. */
export type Went = 'nothing' | 'done' | 'waits' | 'given-up';

/** The caller of every write function holds the ledger's lock. */
export type Ledger = {
  name: LedgerName;
  /** Serializes this person's writers until the transaction ends. */
  lock(tx: Tx, account: Account): Promise<unknown>;
  revision(tx: Tx, account: Account): Promise<number>;
  /** Clients choose ids: refuses those of another person or of deleted things. */
  own(tx: Tx, account: Account, about: readonly Subject[]): Promise<void>;
  /** Adds what only the server knows. */
  complete?(tx: Tx, account: Account, command: Command, request: ChangeRequest): Promise<ChangeRequest>;
  /** Applies the changes in order and returns what each really changed. */
  apply(
    ctx: Context,
    tx: Tx,
    account: Account,
    given: { commandId: CommandId; changes: readonly Change[]; revision: number },
  ): Promise<Done[]>;
  describe(tx: Tx, account: Account, about: readonly Subject[], command?: Command): Promise<Described>;
  /** Runs in the transaction that stores the command. */
  afterStored?(ctx: Context, tx: Tx, account: Account, given: Given): Promise<void>;
  /** Throws if nothing can invert the command any more. */
  beforeInverted?(tx: Tx, account: Account, command: { id: CommandId; kind: string }): Promise<void>;
  /** Addresses of other people whom the applied changes reach. Flow holds a command that reaches anybody. */
  notified?(ctx: Context, tx: Tx, account: Account, done: readonly Done[]): Promise<string[]>;
  /** Reverts a held command that nobody has heard of. Returns what that changed. */
  stop?(ctx: Context, tx: Tx, account: Account, held: Held): Promise<Done[]>;
  /** Whether the provider needs these changes. */
  needsDelivery(done: readonly Done[]): boolean;
  /** Delivers the next open commands and records the outcomes. Throws temporary problems for a retry; `last`: no retry follows. */
  deliver(ctx: Context, account: Account, last: boolean): Promise<Went>;
  live(tx: Tx, account: Account): Promise<LiveEvent[]>;
  /** A tab is open: check the provider soon. At most one check waits, and one runs. */
  keepFresh?(ctx: Context, tx: Tx, account: Account): Promise<void>;
};
