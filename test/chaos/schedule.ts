// What happens in a run, as data: what people do, and what goes wrong meanwhile. Made from a seed, and kept to be run again.
import * as z from 'zod';
import { threadsOf } from './people.ts';
import { type Random, randomOf } from './random.ts';
import { oddTrouble, type Place, Trouble, troubleMaker } from './trouble.ts';

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

/** New mail that a person writes and sends. `rivals`: so many tabs send the same draft, each under an id of its own. */
export const Mail = z.strictObject({
  pauseMs: z.int(),
  /** To oneself it leaves at once; to others it is held first. */
  to: z.enum(['oneself', 'others']),
  rivals: z.int().min(1),
  posts: z.int().min(1),
  together: z.boolean(),
  /** Held back so long after it was sent; null where it is let go. */
  holdAfterMs: z.nullable(z.int()),
});
export type Mail = z.infer<typeof Mail>;

export const Schedule = z.strictObject({
  seed: z.int(),
  seconds: z.int().positive(),
  people: z.int().min(2).max(6),
  quota: z.enum(['2026', 'legacy', 'off']),
  /** Google pushes what is new, some of it twice, late, out of order or never. */
  pushes: z.boolean().default(false),
  tabs: z.array(z.strictObject({ person: z.int(), acts: z.array(Act) })),
  /** Beside all else, each person's mail. */
  mails: z.array(z.array(Mail)).default([]),
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
  const quota = random.pick(['2026', 'legacy', 'off'] as const);
  // A chance of their own: a seed's acts and trouble stay what they are, whatever is written beside them.
  const beside = randomOf(seed ^ 0x5eed);
  const mails = Array.from({ length: people }, () => Array.from({ length: mailsIn(seconds) }, () => mail(beside)));
  return { seed, seconds, people, quota, pushes: beside.chance(0.5), tabs, mails, trouble: trouble() };

  function trouble(): Trouble[] {
    const make = troubleMaker(random, { people, crashPoints, steps });
    const usual = Array.from({ length: Math.round(seconds * 2.5) }, make);
    const odd = Array.from({ length: Math.round(seconds / 3) }, () => oddTrouble(beside, { people, steps }));
    const made = [...usual, ...odd].toSorted((a, b) => a.after - b.after);
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

/** Fewer than Flow looks through for one whose answer was lost. */
const mailsIn = (seconds: number): number => Math.min(8, Math.max(2, Math.round(seconds / 8)));

const mail = (random: Random): Mail => ({
  pauseMs: random.between(300, 5000),
  to: random.chance(0.5) ? 'oneself' : 'others',
  rivals: rivals(random),
  posts: random.chance(0.4) ? random.between(2, 3) : 1,
  together: random.chance(0.5),
  holdAfterMs: random.chance(0.3) ? random.between(0, 9000) : null,
});

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
