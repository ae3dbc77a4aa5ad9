import type { Change, Done } from '#domain/change/change.ts';
import type { CommandId } from '#domain/id.ts';

export type DeviceLedger = {
  /** The real effect on what the person sees. */
  doneBy(changes: readonly Change[]): Done[];
  /** Shows this ledger's changes until the server answers. Idempotent. */
  show(id: CommandId, changes: readonly Change[]): void;
  answered(id: CommandId, revision: number | null): void;
  renamed?(change: Change): Change;
  /** Handles a revision from the live channel. Returns whether it is new. */
  heard(revision: number): boolean;
  forget(): void;
};
