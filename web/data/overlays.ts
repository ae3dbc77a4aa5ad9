import type { CommandId } from '#domain/id.ts';

/** `revision`: the server's revision that contains the command; null before the answer. */
export type Overlay<Change> = { id: CommandId; changes: readonly Change[]; revision: number | null };

/** A known command keeps its position. */
export const withCommand = <Change>(
  overlays: readonly Overlay<Change>[],
  id: CommandId,
  changes: readonly Change[],
): readonly Overlay<Change>[] =>
  overlays.some((one) => one.id === id) ? overlays : [...overlays, { id, changes, revision: null }];

/** Removes refused (null) and ineffective commands. An accepted one stays until its revision arrives, to avoid flicker. */
export const withAnswer = <Change>(
  overlays: readonly Overlay<Change>[],
  id: CommandId,
  revision: number | null,
): readonly Overlay<Change>[] =>
  overlays.flatMap((one) => {
    if (one.id !== id) return [one];
    return revision === null || one.changes.length === 0 ? [] : [{ ...one, revision }];
  });
