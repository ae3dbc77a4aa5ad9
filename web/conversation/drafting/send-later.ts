// The scheduled time of the open draft, kept until Flow sends it and repeated at each read-back.
import type { DraftId } from '#domain/draft.ts';
import { saidMoment } from '#language/en/engine/moments.ts';
import { now } from '#web/clock.ts';
import { writing } from '#web/commands/draft-box.ts';
import { saidFrom } from '#web/conversation/script/zone.ts';
import { deviceObservable } from '#web/data/observable.ts';

const seen = deviceObservable((): { draftId: DraftId; at: Date } | null => null);
export const planned = { current: seen.current, subscribe: seen.subscribe };

export const plannedNow = (): Date | null => {
  const plan = seen.current();
  return plan && plan.draftId === writing.current()?.draft.id && plan.at > now() ? plan.at : null;
};

export const plan = (at: Date | null): void => {
  const draftId = writing.current()?.draft.id;
  seen.become(at && draftId ? { draftId, at } : null);
};

export const saidTime = (at: Date): string => saidMoment(saidFrom(at));
