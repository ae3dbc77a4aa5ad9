// What the outbox, the journal and undo need of a ledger on this device. They know a ledger by this alone.
import type { Change, Done } from '#domain/change/change.ts';
import type { CommandId } from '#domain/id.ts';

export type DeviceLedger = {
  /** What the changes would really do to what the person sees. */
  doneBy(changes: readonly Change[]): Done[];
  /** Shows those of a command's changes that are its own, until the server's word on it is here. Idempotent. */
  show(id: CommandId, changes: readonly Change[]): void;
  /** The server answered: it has the command in at this revision, or refused it (null). */
  answered(id: CommandId, revision: number | null): void;
  /** A change with the names that the provider has given things since. */
  renamed?(change: Change): Change;
  /** The live channel: the server's ledger is at this revision. Answers whether that is news here. */
  heard(revision: number): boolean;
  /** The person's session ends. */
  forget(): void;
};
