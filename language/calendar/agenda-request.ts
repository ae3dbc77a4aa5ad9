// What people ask of their calendar.
import type { SpokenSpan } from '#language/engine/slots/spoken-span.ts';

/** An event in the person's words. All null is the one just spoken of, or the one at hand. */
export type WhichEvent = {
  /** Words of its title, plain. */
  words: string | null;
  /** Names of guests, plain. */
  people: readonly string[];
  span: SpokenSpan | null;
  nth: 'next' | 'first' | 'last' | null;
};

export type AgendaRequest =
  /** `span` null is today. */
  | { asks: 'list' | 'count' | 'first' | 'last'; span: SpokenSpan | null }
  | { asks: 'next' }
  /** `busy`: asked the other way round. `minutes` null is the moment, or the whole stretch. */
  | { asks: 'free'; span: SpokenSpan | null; minutes: number | null; busy: boolean }
  /** `span` null is from now on. */
  | { asks: 'openings'; span: SpokenSpan | null; minutes: number | null }
  | { asks: EventQuestion; which: WhichEvent }
  /** `long`: everything that Flow found. */
  | { asks: 'prep'; which: WhichEvent; long: boolean }
  | { asks: 'follow-ups'; which: WhichEvent };

export type EventQuestion = 'time' | 'place' | 'people' | 'length' | 'join';

export type AgendaIntent = { kind: 'agenda'; request: AgendaRequest };
