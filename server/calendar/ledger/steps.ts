// What a command's changes ask of the provider, one step for each event. Series come before their instances.
import type { CalendarDone, CalendarSwap } from '#domain/change/calendar.ts';
import { type EventKey, refOf, seriesKeyOf } from '#domain/event-ref.ts';

export type Step = { key: EventKey; swaps: CalendarSwap[] };

export const stepsOf = (done: readonly CalendarDone[]): Step[] => {
  const byKey = Map.groupBy(
    done.flatMap(({ swaps }) => swaps),
    ({ key }) => key,
  );
  const steps = [...byKey].map(([key, swaps]) => ({ key, swaps }));
  return steps.toSorted((one, other) => Number(isInstance(one)) - Number(isInstance(other)));
};

/** The provider drops changed instances together with their series. */
export const isImplied = ({ key, swaps }: Step, all: readonly Step[]): boolean =>
  isInstance({ key }) &&
  swaps.some((swap) => swap.of === 'event' && swap.is === null) &&
  all.some((one) => one.key === seriesKeyOf(key));

const isInstance = ({ key }: Pick<Step, 'key'>): boolean => refOf(key).original !== null;
