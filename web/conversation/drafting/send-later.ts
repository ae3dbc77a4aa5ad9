// When the open draft is to leave, where the person said so: kept with that draft until it is sent, and said whenever it is read back.
import type { DraftId } from '#domain/draft.ts';
import { saidMoment } from '#language/en/engine/moments.ts';
import { momentOf } from '#language/engine/slots/moment.ts';
import type { When } from '#language/engine/slots/when.ts';
import { now } from '#web/clock.ts';
import { writing } from '#web/commands/draft-box.ts';
import { saidFrom, zoneHere } from '#web/conversation/script/zone.ts';
import { deviceObservable } from '#web/data/observable.ts';

const seen = deviceObservable((): { draftId: DraftId; at: Date } | null => null);
/** The time that was chosen last, and for which draft. */
export const planned = { current: seen.current, subscribe: seen.subscribe };

/** Of the draft on the screen; null where it leaves once its hold is over, or the time has passed. */
export const plannedNow = (): Date | null => {
  const plan = seen.current();
  return plan && plan.draftId === writing.current()?.draft.id && plan.at > now() ? plan.at : null;
};

export const plan = (at: Date | null): void => {
  const draftId = writing.current()?.draft.id;
  seen.become(at && draftId ? { draftId, at } : null);
};

export const instantOf = (when: When): Date => momentOf(when, now(), zoneHere());

/** 'Monday at 8:00'. */
export const saidTime = (at: Date): string => saidMoment(saidFrom(at));
