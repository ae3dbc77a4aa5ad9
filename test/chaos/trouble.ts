// Every kind of trouble in a run, as data, with its weight.
import * as z from 'zod';
import { threadsOf } from './people.ts';
import type { Random } from './random.ts';

export const processes = ['web', 'worker-1', 'worker-2'] as const;
export type ProcessName = (typeof processes)[number];

/** A crash point, and the process that passes it. */
export type Place = { point: string; by: 'web' | 'worker' };

/** A fault rule for the local Google. All rules end after some calls. */
const Rule = z.looseObject({ times: z.int().positive() });

const at = { after: z.int() };
const person = z.int();

export const Trouble = z.discriminatedUnion('kind', [
  z.strictObject({ ...at, kind: z.literal('kill'), process: z.enum(processes), downMs: z.int() }),
  /** Killed, then restarted to die at the `hit`-th passing of `point`. */
  z.strictObject({ ...at, kind: z.literal('crash'), process: z.enum(processes), point: z.string(), hit: z.int() }),
  z.strictObject({
    ...at,
    kind: z.literal('database'),
    how: z.enum(['postmaster', 'backend', 'immediate']),
    downMs: z.int(),
  }),
  z.strictObject({ ...at, kind: z.literal('google'), rule: Rule }),
  /** Google's clock jumps an hour, so every access token is expired. */
  z.strictObject({ ...at, kind: z.literal('expire-tokens') }),
  z.strictObject({ ...at, kind: z.literal('expire-history'), person }),
  z.strictObject({ ...at, kind: z.literal('revoke'), person, reconnectMs: z.int() }),
  /** Other people's changes to a mailbox. `thread`: index among `hand`, null for a new one. */
  z.strictObject({ ...at, kind: z.literal('deliver'), person, thread: z.nullable(z.int()) }),
  z.strictObject({ ...at, kind: z.literal('delete'), person, hand: z.enum(['theirs', 'shared']), thread: z.int() }),
  z.strictObject({
    ...at,
    kind: z.literal('relabel'),
    person,
    hand: z.enum(['theirs', 'shared']),
    thread: z.int(),
    add: z.array(z.string()),
    remove: z.array(z.string()),
  }),
]);
export type Trouble = z.infer<typeof Trouble>;

type World = { people: number; crashPoints: readonly Place[]; steps: number };
type Kind = Trouble['kind'];

/** Percent. Changes by others harm nobody, so they are most frequent. */
const weights: Record<Kind, number> = {
  kill: 8,
  crash: 12,
  database: 4,
  google: 26,
  'expire-tokens': 4,
  'expire-history': 4,
  revoke: 2,
  deliver: 14,
  delete: 7,
  relabel: 19,
};

export const troubleMaker = (random: Random, world: World): (() => Trouble) => {
  const kinds = Trouble.options.flatMap(({ shape }) => {
    const kind = shape.kind.value;
    return Array.from({ length: weights[kind] }, () => kind);
  });
  // Some come at once, during the first sync.
  const after = () => (random.chance(0.1) ? 0 : random.int(world.steps));
  return () => ({ after: after(), ...makers[random.pick(kinds)](random, world) });
};

/** Rare answers of Google, and mail that goes to spam, which Flow stores like any other. */
export const oddTrouble = (random: Random, { people, steps }: Omit<World, 'crashPoints'>): Trouble => {
  const after = random.int(steps);
  if (random.chance(0.25))
    return { after, kind: 'relabel', person: random.int(people), ...victim(random), add: ['SPAM'], remove: ['INBOX'] };
  if (random.chance(0.3))
    return { after, kind: 'google', rule: { ...random.pick(lists), ...random.pick(pages)(random) } };
  return { after, kind: 'google', rule: { ...random.pick(targets), ...random.pick(oddAnswers)(random) } };
};

type Made = Trouble extends infer One ? (One extends Trouble ? Omit<One, 'after'> : never) : never;

const makers: Record<Kind, (random: Random, world: World) => Made> = {
  kill: (random) => ({ kind: 'kill', process: random.pick(processes), downMs: random.between(0, 2500) }),
  crash: (random, { crashPoints }) => {
    const { point, by } = random.pick(crashPoints);
    const process = by === 'web' ? 'web' : random.pick(['worker-1', 'worker-2'] as const);
    return { kind: 'crash', process, point, hit: random.between(1, 3) };
  },
  database: (random) => ({
    kind: 'database',
    how: random.pick(['postmaster', 'backend', 'immediate']),
    downMs: random.between(1000, 5000),
  }),
  google: (random) => ({ kind: 'google', rule: { ...random.pick(targets), ...random.pick(faults)(random) } }),
  'expire-tokens': () => ({ kind: 'expire-tokens' }),
  'expire-history': (random, { people }) => ({ kind: 'expire-history', person: random.int(people) }),
  revoke: (random, { people }) => ({
    kind: 'revoke',
    person: random.int(people),
    reconnectMs: random.between(300, 3000),
  }),
  deliver: (random, { people }) => ({
    kind: 'deliver',
    person: random.int(people),
    thread: random.chance(0.3) ? random.int(threadsOf.shared) : null,
  }),
  delete: (random, { people }) => ({ kind: 'delete', person: random.int(people), ...victim(random) }),
  relabel: (random, { people }) => ({
    kind: 'relabel',
    person: random.int(people),
    ...victim(random),
    ...random.pick(relabellings),
  }),
};

const victim = (random: Random): { hand: 'theirs' | 'shared'; thread: number } => {
  const hand = random.chance(0.6) ? 'theirs' : 'shared';
  return { hand, thread: random.int(threadsOf[hand]) };
};

const relabellings = [
  { add: [], remove: ['INBOX'] },
  { add: ['INBOX'], remove: [] },
  { add: ['STARRED'], remove: ['UNREAD'] },
  { add: ['UNREAD'], remove: ['STARRED'] },
  { add: ['TRASH'], remove: ['INBOX'] },
  { add: ['INBOX'], remove: ['TRASH'] },
  { add: ['Chaos'], remove: [] },
];

/** Targets of rules: whole calls, and calls in a batch. */
const targets = [
  { pattern: '/history$' },
  { pattern: '/messages$' },
  { pattern: '/messages/[0-9a-f]+$' },
  { pattern: '/modify$' },
  { path: '/batch' },
  { path: '/token' },
  { pattern: '/profile$' },
  { pattern: '/drafts$' },
  { pattern: '/drafts/send$' },
] as const;

/** Only these may have an empty page. */
const lists = [{ pattern: '/history$' }, { pattern: '/messages$' }, { pattern: '/drafts$', method: 'GET' }] as const;

const pages: readonly ((random: Random) => z.infer<typeof Rule>)[] = [
  (random) => ({ emptyPage: true, times: random.between(1, 3) }),
  (random) => ({ furtherPage: true, status: 400, times: random.between(1, 2) }),
];

const oddAnswers: readonly ((random: Random) => z.infer<typeof Rule>)[] = [
  (random) => ({ wrongTypes: true, times: random.between(1, 3) }),
  (random) => ({ page: true, times: random.between(1, 3) }),
  (random) => ({ reset: true, times: random.between(1, 4) }),
  (random) => ({ afterEffect: true, hang: true, latencyMs: random.between(0, 100), times: 1 }),
  () => ({ hang: true, times: 1 }),
];

const faults: readonly ((random: Random) => z.infer<typeof Rule>)[] = [
  (random) => ({ status: 429, retryAfter: '1', times: random.between(1, 6) }),
  (random) => ({ status: 429, times: random.between(1, 6) }),
  (random) => ({ status: 403, reason: 'userRateLimitExceeded', times: random.between(1, 4) }),
  (random) => ({ status: 503, times: random.between(1, 8) }),
  (random) => ({ status: 500, times: random.between(1, 4) }),
  (random) => ({ truncate: random.between(0, 200), times: random.between(1, 3) }),
  (random) => ({ invalidJson: true, times: random.between(1, 3) }),
  (random) => ({ latencyMs: random.between(100, 1500), times: random.between(2, 10) }),
  () => ({ latencyMs: 11_000, times: 1 }),
  (random) => ({ disconnect: true, times: random.between(1, 4) }),
  (random) => ({ afterEffect: true, times: random.between(1, 4) }),
  (random) => ({ afterEffect: true, status: 503, times: random.between(1, 4) }),
];
