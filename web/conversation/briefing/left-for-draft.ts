import type { BriefingKind } from '#domain/briefing.ts';
import { deviceObservable } from '#web/data/observable.ts';

/** The person left the briefing to answer a mail, and comes back to the line after it. `tells`: Flow was speaking. */
export const leftForDraft = deviceObservable((): { kind: BriefingKind; tells: boolean } | null => null);
