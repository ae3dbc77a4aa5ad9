import { setTimeout as pause } from 'node:timers/promises';
import { shownMailbox } from './facts.ts';
import { compareMailbox, type Finding, holds } from './invariants.ts';
import { isOpen } from './judge-sendings.ts';
import type { Desk } from './tabs.ts';
import { nowOf, type World } from './world.ts';

/** What still waits or differs after at most `patience` seconds, in words, and the seconds it took. */
export const settle = async (
  world: World,
  { patience, enough }: { patience: number; enough: (finding: Finding) => boolean },
): Promise<{ open: string[]; seconds: number }> => {
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 100) / 10;
  for (;;) {
    const open = (await Promise.all(world.desks.map((desk) => waiting(world, desk)))).flat();
    const known = open.some((says) => enough({ invariant: 'I9', says }));
    if (open.length === 0 || known || seconds() > patience) return { open, seconds: seconds() };
    for (const { client } of world.desks) await client.ask('POST', '/api/mailbox/sync', {});
    await pause(1000);
  }
};

const waiting = async (world: World, desk: Desk): Promise<string[]> => {
  const { name, email } = desk.client.person;
  // A grant revoked at the very end is not renewed yet.
  if (desk.connection.lost()) await desk.connection.renew();
  const rows = await world.inspector.rowsOf(desk.userId);
  const undone = rows.commands.filter(({ state }) => state === 'accepted' || state === 'waiting').length;
  const onTheirWay = rows.sendings.filter(({ state }) => isOpen(state)).length;
  const mailbox = {
    name,
    stored: rows.stored,
    provider: await world.google.mailbox(email),
    shown: await shownMailbox(desk),
  };
  const { missing, extra, wrong } = compareMailbox(mailbox, holds, nowOf());
  return [
    ...(undone > 0 ? [`${name}: ${undone} commands wait`] : []),
    ...(onTheirWay > 0 ? [`${name}: ${onTheirWay} mails are to leave`] : []),
    ...(rows.queued > 0 ? [`${name}: ${rows.queued} messages wait`] : []),
    ...(rows.error === null ? [] : [`${name}: ${rows.error}`]),
    ...(rows.needsReauth ? [`${name}: to be connected again`] : []),
    ...missing,
    ...extra,
    ...wrong,
  ];
};
