// The times on offer as the calendar shows them: numbered, with their reasons, and taken by key, touch or voice.
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { type Day, dayOf, minutesOf } from '#domain/day.ts';
import { clockTime } from '#domain/formats.ts';
import type { Slot } from '#domain/scheduling/shapes.ts';
import { worldOf } from '#web/conversation/calendar/agenda-world.ts';
import { takeOffered } from '#web/conversation/calendar/finding/offer-times.ts';
import { nameOf, reasonsWords } from '#web/conversation/calendar/finding/offer-words.ts';
import { dropOffered, type Offered, offered } from '#web/conversation/calendar/finding/offered.ts';
import { isToKeep } from '#web/conversation/calendar/holding/ask-to-keep.ts';
import { saidTimes, whoseClock } from '#web/conversation/calendar/holding/their-times.ts';
import { currentCalendar } from '#web/data/calendar.ts';
import { formatsHere } from '#web/formats.ts';
import { nameOfDay } from '#web/screens/calendar/event-name.ts';
import type { StageSession } from '#web/stage/use-stage-session.ts';

/** `number` counts from 1. `minutes`: after midnight. */
export type OfferedTime = {
  number: number;
  day: Day;
  minutes: number;
  length: number;
  clock: string;
  /** The whole offer in words, for screen readers. */
  name: string;
  reasons: string;
};

export type OfferedTimes = { times: readonly OfferedTime[]; take: (number: number) => void; drop: () => void };

export const useOffered = (session: StageSession, zone: string): OfferedTimes => {
  const offer = useSyncExternalStore(offered.subscribe, offered.current, offered.current);
  return useMemo(() => {
    const times = (offer?.slots ?? []).map((slot, nth): OfferedTime => {
      const [from, to] = [new Date(slot.span.from), new Date(slot.span.to)];
      const [day, minutes] = [dayOf(from, zone), minutesOf(from, zone)];
      const clock = clockTime(minutes, formatsHere());
      const reasons = offer === null ? '' : detailOf(slot, offer);
      const until = clockTime(minutesOf(to, zone), formatsHere());
      const name = `Time ${nth + 1}: ${nameOfDay(day)}, ${clock} to ${until}, ${reasons}`;
      return {
        number: nth + 1,
        day,
        minutes,
        length: Math.round((Number(to) - Number(from)) / 60_000),
        clock,
        name,
        reasons,
      };
    });
    return {
      times,
      take: (number) => {
        session.questions.drop();
        if (offer) takeOffered(offer, number - 1, undefined, { assistant: session, world: worldOf(currentCalendar()) });
      },
      drop: () => {
        session.questions.drop();
        dropOffered();
      },
    };
  }, [offer, zone, session]);
};

/** Of times to keep for somebody: their clock. Of others, the reasons. */
const detailOf = (slot: Slot, offer: Offered): string => {
  const world = worldOf(currentCalendar());
  if (!isToKeep(offer)) return reasonsWords(slot, { people: offer.people, world });
  const { people, hold } = offer;
  const name = nameOf(people[0]?.email ?? '', people);
  const [time = ''] = saidTimes([slot.span], hold.zone, world);
  return `${time}, ${whoseClock(name, [slot.span], hold.zone, world)}`;
};

/** Shows the week of the first time on offer. */
export const useLookThere = ({ times }: OfferedTimes, choose: (day: Day) => void): void => {
  const latest = useRef(choose);
  useEffect(() => {
    latest.current = choose;
  }, [choose]);
  useEffect(() => {
    const [first] = times;
    if (first !== undefined) latest.current(first.day);
  }, [times]);
};
