// The device numbers its drafts. Ids sort by time.
import { DraftId } from '#domain/draft.ts';
import { uuidV7 } from '#domain/id-maker.ts';
import { now } from '#web/clock.ts';

export const nextDraftId = (): DraftId => DraftId.parse(uuidV7(now(), crypto.getRandomValues(new Uint8Array(10))));
