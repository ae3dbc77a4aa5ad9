// A run on events as data: what the person does here, what others do at Google, and the trouble. Made from a seed.
import { type Random, randomOf } from './random.ts';

/** `pick` chooses among the events of the run, from 0 to 1. */
export type EventStep =
  | { kind: 'put'; day: number; hour: number; kill: Kill | null }
  /** An event with two guests, who hear of it and of its later changes. */
  | { kind: 'invite'; day: number; hour: number; kill: Kill | null }
  /** The person holds the last change that guests would hear of. */
  | { kind: 'hold' }
  | { kind: 'move'; pick: number; day: number; hour: number; kill: Kill | null }
  | { kind: 'retitle'; pick: number; name: number; kill: Kill | null }
  | { kind: 'cancel'; pick: number; kill: Kill | null }
  | { kind: 'undo'; kill: Kill | null }
  /** Others move, rename or delete an event, or add one. */
  | { kind: 'elsewhere'; what: 'move' | 'retitle' | 'delete' | 'add'; pick: number; day: number; name: number }
  | { kind: 'sync'; kill: Kill | null }
  | { kind: 'deliver'; kill: Kill | null }
  | { kind: 'wait'; ms: number }
  /** A device asks for what is new. */
  | { kind: 'follow' }
  | { kind: 'trouble'; fault: object }
  | { kind: 'expire' };

/** The process dies when it passes this point for the nth time. */
export type Kill = { point: string; hit: number };

export type EventSchedule = { seed: number; steps: EventStep[] };

export const makeEventSchedule = (seed: number, length: number): EventSchedule => {
  const random = randomOf(seed);
  return { seed, steps: Array.from({ length }, () => step(random)) };
};

const intake = ['intake.locked', 'intake.applied', 'intake.stored', 'intake.queued', 'intake.told', 'intake.committed'];
const delivery = ['delivery.opened', 'delivery.step', 'delivery.answered', 'settle.closed'];

const kill = (random: Random, points: readonly string[]): Kill | null =>
  random.chance(0.2) ? { point: random.pick(points), hit: random.between(1, 2) } : null;

const step = (random: Random): EventStep => {
  const moment = () => ({ day: random.int(5), hour: random.between(8, 17) });
  const pick = random.int(1000) / 1000;
  const kind = random.pick(kinds);
  switch (kind) {
    case 'put':
      return { kind: 'put', ...moment(), kill: kill(random, intake) };
    case 'invite':
      return { kind: 'invite', ...moment(), kill: kill(random, intake) };
    case 'move':
      return { kind: 'move', pick, ...moment(), kill: kill(random, intake) };
    case 'retitle':
      return { kind: 'retitle', pick, name: random.int(100), kill: kill(random, intake) };
    case 'cancel':
      return { kind: 'cancel', pick, kill: kill(random, intake) };
    case 'undo':
      return { kind: 'undo', kill: kill(random, intake) };
    case 'elsewhere': {
      const what = random.pick(['move', 'retitle', 'delete', 'add'] as const);
      return { kind: 'elsewhere', what, pick, day: random.int(5), name: random.int(100) };
    }
    case 'sync':
      return { kind: 'sync', kill: kill(random, ['calendar.page']) };
    case 'deliver':
      return { kind: 'deliver', kill: kill(random, delivery) };
    case 'wait':
      return { kind: 'wait', ms: random.pick([1000, 11_000, 40_000, 100_000]) };
    case 'hold':
    case 'follow':
    case 'expire':
      return { kind };
    case 'trouble':
      return { kind: 'trouble', fault: trouble(random) };
  }
};

/** Repeated where it should come more often. */
const kinds = [
  'put',
  'put',
  'invite',
  'invite',
  'hold',
  'move',
  'move',
  'retitle',
  'cancel',
  'undo',
  'elsewhere',
  'elsewhere',
  'sync',
  'deliver',
  'deliver',
  'wait',
  'follow',
  'trouble',
  'trouble',
  'expire',
] as const;

/** Google answers badly, late, or not at all, to changes or to questions. */
const trouble = (random: Random): object => {
  const meets = random.pick([
    { pattern: '/calendar/v3/calendars/[^/]+/events', method: 'POST' },
    { pattern: '/calendar/v3/calendars/[^/]+/events', method: 'PATCH' },
    { pattern: '/calendar/v3/calendars/[^/]+/events', method: 'DELETE' },
    { pattern: '/calendar/v3/calendars/[^/]+/events', method: 'GET' },
    { path: '/calendar/' },
  ]);
  const does = random.pick([
    { status: 503 },
    { status: 500 },
    { disconnect: true },
    { reset: true },
    { afterEffect: true, status: 502 },
    { afterEffect: true, disconnect: true },
    { invalidJson: true },
    { truncate: 40 },
    { status: 429, retryAfter: 2 },
    { status: 403, reason: 'rateLimitExceeded' },
    { status: 403, reason: 'userRateLimitExceeded' },
    { status: 403, reason: 'quotaExceeded' },
  ]);
  const isGone = random.chance(0.15);
  return isGone
    ? { pattern: '/events$', method: 'GET', furtherPage: random.chance(0.5), status: 410, times: 1 }
    : { ...meets, ...does, times: random.between(1, 3) };
};
