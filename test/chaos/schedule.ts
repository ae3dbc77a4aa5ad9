// A run as data: people's actions and the trouble. Made from a seed, and stored for repetition.
import * as z from 'zod';
import { threadsOf } from './people.ts';
import { type Random, randomOf } from './random.ts';
import { oddTrouble, type Place, Trouble, troubleMaker } from './trouble.ts';

export const triageKinds = ['archive', 'trash', 'mark-read', 'mark-unread', 'star', 'unstar'] as const;

/** One action in one tab: a command on threads by index, or an undo. */
export const Act = z.strictObject({
  pauseMs: z.int(),
  what: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('triage'), verb: z.enum(triageKinds), threads: z.array(z.int()) }),
    /** `back`: how many undoable ones to skip. `rivals`: how many do it at once, each with its own id. */
    z.strictObject({ kind: z.enum(['undo', 'redo']), back: z.int(), rivals: z.int().min(1) }),
    z.strictObject({ kind: z.literal('sync') }),
  ]),
  /** How often the same command is sent, and whether all at once. */
  posts: z.int().min(1),
  together: z.boolean(),
});
export type Act = z.infer<typeof Act>;

/** A mail that a person writes and sends. `rivals`: how many tabs send the draft, each with its own id. */
export const Mail = z.strictObject({
  pauseMs: z.int(),
  /** Mail to oneself leaves at once, other mail has a hold. */
  to: z.enum(['oneself', 'others']),
  rivals: z.int().min(1),
  posts: z.int().min(1),
  together: z.boolean(),
  /** When to stop it after sending. Null lets it leave. */
  holdAfterMs: z.nullable(z.int()),
});
export type Mail = z.infer<typeof Mail>;

export const Schedule = z.strictObject({
  seed: z.int(),
  seconds: z.int().positive(),
  people: z.int().min(2).max(6),
  quota: z.enum(['2026', 'legacy', 'off']),
  /** Google pushes changes, some of them twice, late, out of order or never. */
  pushes: z.boolean().default(false),
  tabs: z.array(z.strictObject({ person: z.int(), acts: z.array(Act) })),
  mails: z.array(z.array(Mail)).default([]),
  trouble: z.array(Trouble),
});
export type Schedule = z.infer<typeof Schedule>;

type ScheduleOptions = { seed: number; seconds: number; crashPoints: readonly Place[]; people?: number };

export const makeSchedule = ({ seed, seconds, crashPoints, people = 3 }: ScheduleOptions): Schedule => {
  const random = randomOf(seed);
  const tabs = Array.from({ length: people * 2 }, (_, n) => ({
    person: n % people,
    acts: Array.from({ length: actsIn(seconds) }, () => act(random)),
  }));
  const steps = tabs.reduce((sum, tab) => sum + tab.acts.length, 0);
  const quota = random.pick(['2026', 'legacy', 'off'] as const);
  // A separate random stream, so mails change nothing about a seed's other actions.
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
 * One gap for each person: Flow compares a mailbox at most twice an hour, once for the backfill and once for a gap. The repair of
 * another gap would come long after the run.
 */
const firstGap = (one: Trouble, n: number, all: readonly Trouble[]): boolean =>
  one.kind !== 'expire-history' ||
  all.findIndex((other) => other.kind === 'expire-history' && other.person === one.person) === n;

/** Two jumps of an hour must not fall into one Google call, so a third of the run lies between. */
const hourLater = (steps: number) => {
  let last = Number.NEGATIVE_INFINITY;
  return ({ kind, after }: Trouble): boolean => {
    if (kind !== 'expire-tokens') return true;
    if (after - last < steps / 3) return false;
    last = after;
    return true;
  };
};

/** A tab spends about half a second on each action. */
const actsIn = (seconds: number): number => Math.max(4, Math.round(seconds * 1.3));

/** Fewer than the number that Flow searches for a lost answer. */
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
