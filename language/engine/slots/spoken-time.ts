// Times as people say them.

/** `half`: said, or as on a clock of 24 hours; null where it may be either. */
export type ClockTime = { hour: number; minute: number; half: 'am' | 'pm' | 'exact' | null };

export type PartOfDay = 'morning' | 'noon' | 'lunch' | 'afternoon' | 'close' | 'evening' | 'night' | 'midnight';

export type SpokenTime = { clock: ClockTime | null; part: PartOfDay | null };

export type SpokenDay =
  | { kind: 'days'; count: number }
  /** The next one, or as many weeks after it. 0 is Sunday. */
  | { kind: 'weekday'; weekday: number; weeks?: number }
  /** `count` weeks from this one, which begins on Monday. */
  | { kind: 'week'; count: number; weekday: number }
  | { kind: 'months'; count: number }
  | { kind: 'month'; count: number; at: 'first' | 'last' }
  /** Of three months; 0 is this one. */
  | { kind: 'quarter'; count: number; at: 'first' | 'last' }
  | { kind: 'date'; day: number; month: number | null };

export type DayAndTime = { day: SpokenDay; time: SpokenTime | null };

export type When =
  | { kind: 'after'; minutes: number }
  | { kind: 'later-today' }
  | { kind: 'on'; day: SpokenDay | null; time: SpokenTime | null };

export type Span = { unit: SpanUnit; count: number };
export type SpanUnit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

export type Parsed<T> = { said: T; next: number };
