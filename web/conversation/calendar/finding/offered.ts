// The times on offer: what Flow found, and what it knew when it looked. The calendar shows them as 1, 2 and 3.
import type { GuestEntry } from '#domain/calendar.ts';
import type { Slot, SlotAsk, SlotWorld } from '#domain/scheduling/shapes.ts';
import { hideOffer } from '#web/conversation/calendar/spoken-event.ts';
import { deviceObservable } from '#web/data/observable.ts';

/** `title` null: the person named none. `hold`: to keep for somebody, in their zone, null where it is unknown. */
export type Offered = {
  ask: SlotAsk;
  world: SlotWorld;
  people: readonly GuestEntry[];
  title: string | null;
  slots: readonly Slot[];
  at: number;
  hold: { zone: string | null } | null;
};

const shown = deviceObservable<Offered | null>(() => null);

export const offered = { current: shown.current, subscribe: shown.subscribe };

export const showOffered = (next: Offered): void => shown.become(next);

export const dropOffered = (): void => {
  hideOffer();
  if (shown.current() !== null) shown.become(null);
};
