// The commands that guests will hear of, as the page shows them. `held-events.ts` fills this list, and loads with the calendar.
import type { CommandId } from '#domain/id.ts';
import { deviceObservable } from '#web/data/observable.ts';

/** `leavesAt`: milliseconds since 1970. Null: the server does not have it yet. */
export type HeldNow = { id: CommandId; words: string; leavesAt: number | null };

/** Oldest first. */
export const heldNow = deviceObservable((): readonly HeldNow[] => []);
