// What happens in a run, as data: what people do, and what goes wrong meanwhile. Made from a seed, and kept to be run again.
import * as z from 'zod';
import { threadsOf } from './people.ts';
import { type Random, randomOf } from './random.ts';
import { type Place, Trouble, troubleMaker } from './trouble.ts';

export const triageKinds = ['archive', 'trash', 'mark-read', 'mark-unread', 'star', 'unstar'] as const;

/** One thing a person does in one tab: a command on threads, by their place among those they may touch, or taking one back. */
export const Act = z.strictObject({
  pauseMs: z.int(),
  what: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('triage'), verb: z.enum(triageKinds), threads: z.array(z.int()) }),
    /** `back`: how many of those that could be taken back are passed over. `rivals`: so many do it at once, each under its own id. */
    z.strictObject({ kind: z.enum(['undo', 'redo']), back: z.int(), rivals: z.int().min(1) }),
    z.strictObject({ kind: z.literal('sync') }),
  ]),
  /** How often the same command is sent, and whether all at once. */
  posts: z.int().min(1),
  together: z.boolean(),
});
export type Act = z.infer<typeof Act>;

export const Schedule = z.strictObject({
  seed: z.int(),
  seconds: z.int().positive(),
  people: z.int().min(2).max(6),
  quota: z.enum(['2026', 'legacy', 'off']),
  tabs: z.array(z.strictObject({ person: z.int(), acts: z.array(Act) })),
  trouble: z.array(Trouble),
});
export type Schedule = z.infer<typeof Schedule>;

type Wanted = { seed: number; seconds: number; crashPoints: readonly Place[]; people?: number };

export const makeSchedule = ({ seed, seconds, crashPoints, people = 3 }: Wanted): Schedule => {
  const random = randomOf(seed);
  const tabs = Array.from({ length: people * 2 }, (_, n) => ({
    person: n % people,
    acts: Array.from({ length: actsIn(seconds) }, () => act(random)),
  }));
  const steps = tabs.reduce((sum, tab) => sum + tab.acts.length, 0);
  return { seed, seconds, people, quota: random.pick(['2026', 'legacy', 'off']), tabs, trouble: trouble() };

  function trouble(): Trouble[] {
    const make = troubleMaker(random, { people, crashPoints, steps });
    const made = Array.from({ length: Math.round(seconds * 2.5) }, make).toSorted((a, b) => a.after - b.after);
    return made.filter(firstGap).filter(hourLater(steps));
  }
};

/**
 * A gap of each person's, no more: Flow compares a mailbox with the provider's at most twice an hour, once for the backfill and once for
 * a gap, and another one would be healed long after the run.
 */
const firstGap = (one: Trouble, n: number, all: readonly Trouble[]): boolean =>
  one.kind !== 'expire-history' ||
  all.findIndex((other) => other.kind === 'expire-history' && other.person === one.person) === n;

/** An hour does not pass twice within one call of Google's; a third of the run lies between. */
const hourLater = (steps: number) => {
  let last = Number.NEGATIVE_INFINITY;
  return ({ kind, after }: Trouble): boolean => {
    if (kind !== 'expire-tokens') return true;
    if (after - last < steps / 3) return false;
    last = after;
    return true;
  };
};

/** A tab is about half a second at each thing. */
const actsIn = (seconds: number): number => Math.max(4, Math.round(seconds * 1.3));

const act = (random: Random): Act => ({
  pauseMs: random.between(50, 700),
  what: what(random),
  posts: random.chance(0.35) ? random.between(2, 3) : 1,
  together: random.chance(0.5),
});

const what = (random: Random): Act['what'] => {
  if (random.chance(0.08)) return { kind: 'sync' };
  if (random.chance(0.16)) return { kind: 'undo', back: random.int(3), rivals: rivals(random) };
  if (random.chance(0.08)) return { kind: 'redo', back: random.int(2), rivals: rivals(random) };
  const threads = Array.from({ length: random.chance(0.25) ? random.between(2, 6) : 1 }, () =>
    random.int(threadsOf.own + threadsOf.shared),
  );
  return { kind: 'triage', verb: random.pick(triageKinds), threads: [...new Set(threads)] };
};

/** A double click in two tabs. */
const rivals = (random: Random): number => (random.chance(0.3) ? 2 : 1);
