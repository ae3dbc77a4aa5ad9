// Commands laid over what the server has shown: one list for each ledger. Pure.
import type { CommandId } from '#domain/id.ts';

/** A command that this device gave. `revision`: the server's that has it in; null until the server answers. */
export type Overlay<Change> = { id: CommandId; changes: readonly Change[]; revision: number | null };

/** A command that lies there already stays where it is. */
export const withCommand = <Change>(
  overlays: readonly Overlay<Change>[],
  id: CommandId,
  changes: readonly Change[],
): readonly Overlay<Change>[] =>
  overlays.some((one) => one.id === id) ? overlays : [...overlays, { id, changes, revision: null }];

/**
 * A refused command falls away (null), and so does one that changes nothing here. An accepted one stays until its revision is here, so
 * that nothing flickers.
 */
export const withAnswer = <Change>(
  overlays: readonly Overlay<Change>[],
  id: CommandId,
  revision: number | null,
): readonly Overlay<Change>[] =>
  overlays.flatMap((one) => {
    if (one.id !== id) return [one];
    return revision === null || one.changes.length === 0 ? [] : [{ ...one, revision }];
  });
