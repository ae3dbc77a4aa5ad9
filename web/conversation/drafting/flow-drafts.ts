// The drafts that Flow wrote on this device, until they leave, so that the server can count how much of each stood.
import type { Draft, DraftId } from '#domain/draft.ts';
import type { DraftOutcome } from '#domain/draft-outcome.ts';
import { draftChange } from '#language/rewriting/draft-change.ts';
import { now } from '#web/clock.ts';
import { tellDraftOutcome } from '#web/data/draft-outcome.ts';
import { perDevice } from '#web/device.ts';

type Written = { text: string; origin: DraftOutcome['origin']; at: number };

const kept = perDevice((): Map<DraftId, Written> => new Map());

export const noteWritten = (id: DraftId, text: string, origin: DraftOutcome['origin']): void => {
  kept().set(id, { text, origin, at: now().getTime() });
};

/** Flow rewrote its own draft on request, so the new text is what it wrote. */
export const noteRewritten = (id: DraftId, text: string): void => {
  const before = kept().get(id);
  if (before) kept().set(id, { ...before, text });
};

/** Once, when it leaves. */
export const reportWritten = async ({ id, text }: Draft, own: string): Promise<void> => {
  const wrote = kept().get(id);
  if (wrote === undefined) return;
  kept().delete(id);
  const seconds = Math.max(0, Math.round((now().getTime() - wrote.at) / 1000));
  await tellDraftOutcome({ draftId: id, origin: wrote.origin, seconds, ...draftChange(wrote.text, text, own) });
};
