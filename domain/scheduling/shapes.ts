// What the search for a time asks, knows and answers. Instants are milliseconds.
import type { EventKey } from '#domain/event-ref.ts';

/** `to` is exclusive. */
export type Span = { from: number; to: number };

/** Minutes after midnight on the working days. 0 is Sunday. */
export type WeekHours = { from: number; to: number; days: readonly number[] };

/**
 * `busy` null: nobody shows Flow that calendar. `zone` null: unknown. `borne`: the share of the last meetings of the same series that
 * lay outside their hours, from 0 to 1.
 */
export type Availability = {
  who: string;
  busy: readonly Span[] | null;
  zone: string | null;
  hours: WeekHours;
  optional: boolean;
  borne: number;
};

/** `focus` and `tentative` can give way at a cost. `place`: a real place, or empty. */
export type OwnSpan = Span & { sort: 'meeting' | 'focus' | 'tentative'; key: EventKey | null; place: string };

export type OwnTime = { busy: readonly OwnSpan[]; zone: string; hours: WeekHours; borne: number };

/** Minutes after midnight on these weekdays. 0 is Sunday. */
export type WeekPart = { days: readonly number[]; from: number; to: number };

/** The person moved `moved` of `of` meetings out of that part of the week. `cost`: at most 10. */
export type Habit = WeekPart & { id: string; moved: number; of: number; cost: number };

/** Minutes. `travel`: between two real places. */
export type Buffers = { before: number; after: number; travel: number };

/**
 * `within`: the stretches that the person named. `anyHour`: they named the hours, so their working hours do not count. `place`: a real
 * place, or empty. `leaveOut`: events that do not count, such as the one to move. `eachDay`: rather on different days.
 */
export type SlotAsk = {
  minutes: number;
  within: readonly Span[];
  anyHour: boolean;
  place: string;
  leaveOut: ReadonlySet<EventKey>;
  most: number;
  eachDay?: boolean;
};

export type SlotWorld = {
  now: number;
  mine: OwnTime;
  others: readonly Availability[];
  buffers: Buffers;
  habits: readonly Habit[];
};

/** `who`: an address, or null for the person. */
export type Give = { who: string | null; what: 'early' | 'late' | 'optional' | 'tentative' | 'focus' | 'lunch' };

/** Why this time. `count`: people whose calendars Flow sees. */
export type Reason =
  | { kind: 'all-free'; count: number }
  | { kind: 'alone-free' }
  | { kind: 'next-to'; key: EventKey | null; side: 'before' | 'after' }
  | { kind: 'keeps-stretch' }
  | { kind: 'first-day' };

/** `worst`: minutes outside the hours of the person who bears most, dearer for who has borne before. `unseen`: people whose calendars Flow cannot see. */
export type Slot = {
  span: Span;
  cost: number;
  worst: number;
  reasons: readonly Reason[];
  gives: readonly Give[];
  unseen: readonly string[];
};

/** What is in the way of a time: events of the person, people who are busy, and what gives. */
export type WouldGive = {
  span: Span;
  cost: number;
  own: readonly EventKey[];
  busy: readonly string[];
  gives: readonly Give[];
};

/** `none`: the cheapest times with what would have to give, where nothing is free. */
export type SlotAnswer = { slots: readonly Slot[]; none: readonly WouldGive[] };

export const minute = 60_000;
export const dayLength = 1440 * minute;
/** Every time begins on one of these steps. */
export const grid = 15 * minute;
