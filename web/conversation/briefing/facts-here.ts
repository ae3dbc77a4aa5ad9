// Gathers the facts of a briefing from this device, so it works offline too.
import type { Activity } from '#domain/activity.ts';
import type { BriefingFacts, BriefingKind, BriefingPromise, DoneKind } from '#domain/briefing.ts';
import { dayOf, instantOn, plusDays, startOf } from '#domain/day.ts';
import type { OpenPromise } from '#domain/promise.ts';
import { now } from '#web/clock.ts';
import { otherName } from '#web/conversation/answers/promise-words.ts';
import { zoneHere } from '#web/conversation/script/zone.ts';
import { activitySince } from '#web/data/activity.ts';
import { currentCalendar } from '#web/data/calendar.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { promiseList } from '#web/data/promises.ts';
import { formatsHere } from '#web/formats.ts';
import { calendarFacts } from './calendar-facts.ts';
import { mailFacts, newsIn } from './mail-facts.ts';

export type Asker = { ownAddress: string; name: string };

/** `done`: from `doneToday`. */
export const factsHere = (
  kind: BriefingKind,
  { ownAddress, name }: Asker,
  done: BriefingFacts['done'],
): BriefingFacts => {
  const at = now();
  const zone = zoneHere();
  const formats = formatsHere();
  const box = mailbox.current();
  const lastEvening = instantOn(plusDays(dayOf(at, zone), -1), 18 * 60, zone);
  return {
    kind,
    now: at,
    zone,
    formats,
    name,
    mail: mailFacts(box, { now: at, ownAddress, zone, formats }),
    calendar: calendarFacts(currentCalendar(), ownAddress),
    news: newsIn(box, lastEvening),
    promises: promiseList.current().promises?.flatMap(promiseOf) ?? null,
    done,
  };
};

const promiseOf = (one: OpenPromise): BriefingPromise[] =>
  one.closed === null
    ? [
        {
          promiseId: one.id,
          threadId: one.quote.threadId,
          messageId: one.quote.messageId,
          kind: one.kind,
          vague: one.vague,
          who: otherName(one),
          words: one.quote.text,
          by: one.by,
          at: one.quote.at,
        },
      ]
    : [];

/** Null if the server cannot be reached. */
export const doneToday = async (): Promise<BriefingFacts['done']> => {
  const zone = zoneHere();
  const since = startOf(dayOf(now(), zone), zone);
  try {
    const { activity } = await activitySince(since);
    return countsOf(activity.filter(({ at, undone }) => new Date(at) >= since && undone !== true));
  } catch {
    return null;
  }
};

const kinds: Readonly<Partial<Record<string, DoneKind>>> = {
  reply_sent: 'answered',
  compose_email: 'wrote',
  email_archived: 'archived',
  email_moved: 'archived',
  email_snoozed: 'put-off',
  reminder_set: 'put-off',
  email_trashed: 'trashed',
  calendar_event_created: 'booked',
  promise_marked: 'settled',
};

const countsOf = (rows: readonly Activity[]): Partial<Record<DoneKind, number>> => {
  const counts: Partial<Record<DoneKind, number>> = {};
  for (const { actionType, emails } of rows) {
    const kind = kinds[actionType];
    if (kind !== undefined) counts[kind] = (counts[kind] ?? 0) + (emails ?? 1);
  }
  return counts;
};
