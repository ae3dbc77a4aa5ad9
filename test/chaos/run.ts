// One run: people work in a whole Flow, trouble follows the schedule, then quiet and the judgement.
import { setTimeout as pause } from 'node:timers/promises';
import { passedOver } from './cursor.ts';
import { gather } from './facts.ts';
import { openHousehold } from './household.ts';
import { type Finding, holds, type Judgement, judge } from './invariants.ts';
import { perform } from './perform.ts';
import type { Schedule } from './schedule.ts';
import { sendAll } from './senders.ts';
import { settle } from './settle.ts';
import { untilShown, workThrough } from './tabs.ts';
import { openWorld, type World } from './world.ts';

/** `figures`: named counts of the run. */
export type Ran = Judgement & {
  figures: [string, number][];
  crashed: readonly string[];
  /** What Flow's processes printed. */
  lines: readonly string[];
};

export type RunOptions = {
  schedule: Schedule;
  tree: string;
  /** Seconds for the first look at a mailbox. */
  opening: number;
  /** Seconds until quiet after the trouble. */
  patience: number;
  /** A folder to remove with the run. */
  sweep?: string;
  /** A finding that ends the run early. */
  enough?: (finding: Finding) => boolean;
};

export const run = async ({
  schedule,
  tree,
  opening,
  patience,
  sweep,
  enough = () => false,
}: RunOptions): Promise<Ran> => {
  const household = openHousehold(sweep === undefined ? [] : [sweep]);
  try {
    const until = performance.now() + (opening + schedule.seconds + patience + 60) * 1000;
    const world = await openWorld(household, { schedule, tree, over: () => performance.now() > until });
    const cursors = watchCursors(world);
    const seen = () => [...cursors.findings, ...leaked(world)].some(enough);
    const troubles = await live(world, schedule, { opening, seen });
    const met = await calm(world);
    const { open, seconds } = await settle(world, { patience: seen() ? 0 : patience, enough });
    const findings = [
      ...(await cursors.stop()),
      ...idle(world),
      ...(open.length > 0
        ? [noQuiet(patience, [...open.slice(0, 3), await world.inspector.openJobs()].join('; '))]
        : []),
    ];
    const judgement = judge(await gather(world, findings), holds);
    const { crashed, lines } = world.programs;
    return {
      ...judgement,
      crashed,
      lines,
      figures: [...figuresOf(world), ...troubles, ['faults met', met], ['seconds to quiet', seconds]],
    };
  } finally {
    await household.end();
  }
};

const noQuiet = (patience: number, says: string): Finding => ({
  invariant: 'I9',
  says: `no quiet within ${patience} s: ${says}`,
});

/** A run without any work proves nothing. */
const idle = ({ desks }: World): Finding[] =>
  desks
    .filter(({ given }) => given.length === 0)
    .map(({ client }) => ({ invariant: 'I9', says: `${client.person.name} never saw the inbox, and gave no command` }));

const leaked = ({ desks }: World): Finding[] =>
  desks.flatMap(({ client }) => client.leaks.map((says): Finding => ({ invariant: 'I6', says })));

/** Runs until all is done or time is up. Returns the number of each kind of trouble. */
const live = async (
  world: World,
  schedule: Schedule,
  { opening, seen }: Pick<RunOptions, 'opening'> & { seen: () => boolean },
): Promise<[string, number][]> => {
  let timeUp = performance.now() + opening * 1000;
  const stopping = () => performance.now() > timeUp || seen();
  const lasting: Promise<unknown>[] = [];
  const came = new Map<string, number>();
  let steps = 0;
  let working = true;
  const trouble = async () => {
    for (const one of schedule.trouble) {
      while (steps < one.after && working && !stopping()) await pause(20);
      if (!working || stopping()) return;
      came.set(one.kind, (came.get(one.kind) ?? 0) + 1);
      await perform(world, one, lasting);
    }
  };
  const making = trouble();
  const shown = await Promise.all(world.desks.map((desk) => untilShown(desk, stopping)));
  timeUp = performance.now() + schedule.seconds * 1000;
  const writing = world.desks.map((desk, n) => sendAll(desk, schedule.mails[n] ?? [], stopping));
  await Promise.all(
    schedule.tabs.map(async ({ person, acts }) => {
      const desk = world.desks[person];
      if (desk !== undefined && shown[person]) await workThrough(desk, acts, { step: () => (steps += 1), stopping });
    }),
  );
  working = false;
  await Promise.all(writing);
  await making;
  await Promise.all(lasting);
  return [...came];
};

/** Ends all trouble. Returns how many calls met a fault. */
const calm = async ({ google, postgres, programs }: World): Promise<number> => {
  const met = await google.clearFaults();
  await google.control('quota', { profile: 'off' });
  await postgres.start();
  await programs.disarm();
  return met;
};

/** Checks regularly whether a cursor is ahead of its mailbox. */
const watchCursors = (world: World): { findings: readonly Finding[]; stop(): Promise<Finding[]> } => {
  const findings: Finding[] = [];
  let stopped = false;
  const watch = async () => {
    while (!stopped) {
      for (const { client, mailroom, userId } of world.desks) {
        const says = await mailroom.undisturbed(async () => {
          const moment = await world.inspector.momentOf(userId);
          return moment === null ? [] : passedOver(moment, mailroom.versions);
        });
        findings.push(...says.map((one): Finding => ({ invariant: 'I8', says: `${client.person.name}: ${one}` })));
      }
      await pause(500);
    }
  };
  const watching = watch();
  // The error surfaces when it is stopped. Until then it must not end the run.
  watching.catch(() => {});
  return {
    findings: findings,
    stop: async () => {
      stopped = true;
      await watching;
      return findings;
    },
  };
};

const figuresOf = ({ desks, programs }: World): [string, number][] => {
  const given = desks.flatMap((desk) => desk.given);
  const outcomes = given.flatMap((one) => one.outcomes);
  return [
    ['commands', given.length],
    ['posts', outcomes.length],
    ['accepted', outcomes.filter(({ kind }) => kind === 'done').length],
    ['refused', outcomes.filter(({ kind }) => kind === 'refused').length],
    ['mails', desks.reduce((sum, { sent }) => sum + sent.length, 0)],
    ['crash points hit', programs.crashed.length],
  ];
};
