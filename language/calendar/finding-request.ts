// Requests for a time with other people, for a plan that clears a time, and words about being late.
import type { SpokenSpan } from '#language/engine/slots/spoken-span.ts';

/** `title`: in the person's spelling. `until`: 'before Friday', or `whole` 'by Friday'. */
export type FindRequest = {
  does: 'find';
  people: readonly string[];
  title: string | null;
  minutes: number | null;
  span: SpokenSpan | null;
  until: SpokenSpan | null;
  whole: boolean;
  /** 'For us both': somebody outside then gets an offer. */
  both: boolean;
};

/** Times to keep and to offer by mail. Nobody named: whoever wrote the mail at hand. */
export type HoldRequest = {
  does: 'hold-times';
  people: readonly string[];
  count: number | null;
  minutes: number | null;
  span: SpokenSpan | null;
};

/** `who` null: everybody's. */
export type HeldRequest = { does: 'drop-holds' | 'list-holds'; who: string | null };

/** What the person says of the times that Flow offers. `nth` -1 is the last. */
export type OfferedAnswer =
  | { says: 'take'; nth: number | null }
  | { says: 'when'; span: SpokenSpan }
  | { says: 'earlier' | 'later' | 'another-day' | 'more' }
  | { says: 'none' }
  | { says: 'length'; minutes: number }
  | { says: 'scale'; longer: boolean }
  | { says: 'why'; nth: number | null; not: SpokenSpan | null };

export type OfferedRequest = { does: 'offered' } & OfferedAnswer;

/** `without`: 'start without me'. */
export type LateRequest = { does: 'late'; minutes: number | null; without: boolean };

/** `by` null clears the time. Otherwise everything in it moves by that. `span` null is the rest of today. */
export type PlanRequest = { does: 'plan'; span: SpokenSpan | null; by: { minutes: number } | null };

export type SchedulingRequest = FindRequest | HoldRequest | HeldRequest | OfferedRequest | LateRequest | PlanRequest;
