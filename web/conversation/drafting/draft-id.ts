// Drafts are numbered by the device that begins them, in the order of time.
import { DraftId } from '#domain/draft.ts';
import { uuidV7 } from '#domain/id-maker.ts';
import { now } from '#web/clock.ts';

export const nextDraftId = (): DraftId => DraftId.parse(uuidV7(now(), crypto.getRandomValues(new Uint8Array(10))));
