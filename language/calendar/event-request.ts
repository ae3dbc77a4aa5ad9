// Requests to put, move, change, cancel and answer events.
import type { Rsvp } from '#domain/calendar.ts';
import type { SpokenSpan } from '#language/engine/slots/spoken-span.ts';
import type { WhichEvent } from './agenda-request.ts';
import type { SchedulingRequest } from './finding-request.ts';

/** One of a series, that one with all later ones, or the whole series. */
export type EventScope = 'this' | 'following' | 'all';

/** Negative is earlier. Days keep the time on the clock. */
export type Shift = { days: number } | { minutes: number };

/** `weekdays`: 0 is Sunday, and none is the day of the first one. `every`: 2 is every other. */
export type SpokenRepeat = {
  unit: 'day' | 'week' | 'month' | 'year';
  every: number;
  weekdays: readonly number[];
};

/** An event as one sentence describes it. Titles and places keep the person's spelling. */
export type SpokenEvent = {
  title: string | null;
  place: string | null;
  /** Names of guests, as spoken. */
  people: readonly string[];
  span: SpokenSpan | null;
  minutes: number | null;
  allDay: boolean;
  repeat: SpokenRepeat | null;
  /** Null: the words say nothing of a video link. */
  video: boolean | null;
};

type OnEvent = { which: WhichEvent; scope: EventScope | null };

export type EventRequest =
  | SchedulingRequest
  /** `block`: keeps the time free, so it needs no title. */
  | { does: 'put'; block: boolean; event: SpokenEvent }
  /** `to` null: no time was named. */
  | (OnEvent & { does: 'move'; to: SpokenSpan | null })
  | (OnEvent & { does: 'shift'; by: Shift })
  /** `more`: minutes to add. Otherwise the whole length. */
  | (OnEvent & { does: 'length'; minutes: number; more: boolean })
  | (OnEvent & { does: 'rename'; title: string })
  | (OnEvent & { does: 'place'; place: string })
  | (OnEvent & { does: 'cancel' })
  /** `note`: for the organizer, in the person's words. */
  | (OnEvent & { does: 'answer'; answer: Rsvp; note: string | null })
  /** Every invitation in that time. Null: all that wait for an answer. */
  | { does: 'answer-all'; answer: Rsvp; span: SpokenSpan | null };

/** How far 'it' and bare titles reach. */
export type EventFocus = {
  /** An event is at hand: just spoken of, or picked on the calendar. */
  event: boolean;
  /** The calendar is in front, so any title may be an event. */
  calendar: boolean;
  /** An invitation is at hand: the one of the mail that plays, or the event at hand is one. */
  invited: boolean;
};

export type EventIntent = { kind: 'event'; request: EventRequest };

/** Requests for a time, plans and lateness: they name no one event. */
export const isScheduling = (request: EventRequest): request is SchedulingRequest => scheduling.has(request.does);

const scheduling: ReadonlySet<string> = new Set([
  'find',
  'hold-times',
  'drop-holds',
  'list-holds',
  'offered',
  'late',
  'plan',
]);
