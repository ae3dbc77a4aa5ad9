// Stretches of time as people say them.
import type { SpokenDay, SpokenTime, When } from './spoken-time.ts';

export type SpokenSpan =
  /** A day, a part of it, or a moment. */
  | { kind: 'when'; when: When }
  /** `from` or `to` is null for an open end: 'after three'. */
  | { kind: 'hours'; day: SpokenDay | null; from: SpokenTime | null; to: SpokenTime | null }
  | { kind: 'around'; day: SpokenDay | null; time: SpokenTime }
  | { kind: 'first-thing'; day: SpokenDay | null }
  /** `count` weeks from this one. This week begins now. */
  | { kind: 'week'; count: number; part: 'whole' | 'early' | 'late' }
  | { kind: 'week-of'; day: SpokenDay }
  | { kind: 'weekend'; count: number }
  | { kind: 'month'; count: number }
  | { kind: 'rest-of-day' }
  /** From now on. */
  | { kind: 'within'; minutes: number }
  | { kind: 'either'; of: readonly SpokenSpan[] }
  /** The next seven days without these. 0 is Sunday. */
  | { kind: 'except'; weekdays: readonly number[] };
