// The facts at the end of a run: Flow's rows, the local Google, people's answers, logs.

import type { Facts, Finding, PersonFacts } from './invariants.ts';
import { type Desk, shownThreads } from './tabs.ts';
import { nowOf, type World } from './world.ts';

export const gather = async (world: World, findings: readonly Finding[]): Promise<Facts> => {
  const effects = await world.google.effects();
  const foreign = await world.inspector.foreignRows(world.desks);
  const people = await Promise.all(
    world.desks.map(async (desk): Promise<PersonFacts> => {
      const { name, email } = desk.client.person;
      const turns = Map.groupBy(
        effects.filter(({ user }) => user === email),
        ({ messageId }) => messageId,
      );
      return {
        name,
        ...(await world.inspector.rowsOf(desk.userId)),
        given: desk.given,
        sent: desk.sent,
        left: await world.google.left(email),
        own: desk.mailroom.letters.filter(({ hand }) => hand === 'own'),
        provider: await world.google.mailbox(email),
        shown: await shownMailbox(desk),
        turns: new Map([...turns].map(([id, list]) => [id, list.flatMap(turnsOf)])),
        leaks: [...desk.client.leaks, ...(foreign.get(desk.userId) ?? [])],
      };
    }),
  );
  const ended = world.programs.ended.map((says) => ({ invariant: 'I9' as const, says: `a process ended: ${says}` }));
  return {
    people,
    now: nowOf(),
    findings: [...findings, ...ended, ...(await world.inspector.jobs(world.people)), ...logged(world)],
  };
};

/** The inbox as a browser gets it. Empty when nobody answers. */
export const shownMailbox = async ({ client }: Desk): Promise<PersonFacts['shown']> =>
  (await shownThreads(client)) ?? new Map();

const turnsOf = ({ type, labelIds }: { type: string; labelIds: string[] }): string[] =>
  labelIds.map((label) => `${type === 'labelsAdded' ? '+' : '-'}${label}`);

/** Words of mail, tokens, secrets and cookies in the logs. */
const logged = ({ programs, people, secrets }: World): Finding[] => {
  const never = [...people.map(({ canary }) => canary), ...secrets, 'ya29.', '1//local', 'session_token='];
  return programs.lines
    .filter((line) => never.some((word) => line.includes(word)))
    .slice(0, 3)
    .map((line) => ({ invariant: 'I7', says: `a log says: ${line.slice(0, 200)}` }));
};
