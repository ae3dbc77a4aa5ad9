import { setTimeout as pause } from 'node:timers/promises';
import type { Postgres } from './postgres.ts';
import type { Trouble } from './trouble.ts';
import type { World } from './world.ts';

/** Resolves when done. Whatever must pass with time continues in `lasting`. */
export const perform = async (world: World, trouble: Trouble, lasting: Promise<unknown>[]): Promise<void> => {
  const { postgres, google, programs, desks } = world;
  const desk = 'person' in trouble ? desks[trouble.person] : undefined;
  switch (trouble.kind) {
    case 'kill':
      lasting.push(programs.kill(trouble.process, { downMs: trouble.downMs }));
      return;
    case 'crash': {
      const environment = { CRASH_AT: `${trouble.point}:${trouble.hit}` };
      lasting.push(programs.kill(trouble.process, { downMs: 0, environment }));
      return;
    }
    case 'database':
      lasting.push(endDatabase(postgres, trouble));
      return;
    case 'google':
      await google.control('faults', trouble.rule);
      return;
    case 'expire-tokens':
      await google.control('clock', { advanceMs: 3_600_000 });
      return;
    case 'expire-history':
      await google.control('expire-history', { email: desk?.client.person.email });
      return;
    case 'revoke':
      await desk?.connection.revoke();
      lasting.push(pause(trouble.reconnectMs).then(() => desk?.connection.renew()));
      return;
    case 'deliver':
    case 'delete':
    case 'relabel':
      await desk?.mailroom.change(trouble);
  }
};

const endDatabase = async (
  postgres: Postgres,
  { how, downMs }: Extract<Trouble, { kind: 'database' }>,
): Promise<void> => {
  // It restarts without help.
  if (how === 'backend') return postgres.killBackend();
  await postgres.end(how);
  await pause(downMs);
  await postgres.start();
};
