// What the framework around a command costs: `POST /api/commands` against a bare handler that runs the identical statements, in
// turns, in one run, over real connections. Only the ratio counts: the machine's mood falls out of it.
import { serve } from '@hono/node-server';
import autocannon from 'autocannon';
import { giveCommand } from '#api/commands.ts';
import { CommandId } from '#domain/id.ts';
import { execute } from '#server/commands/execute.ts';
import { commandRoutes } from '#server/commands/routes.ts';
import { httpApp } from '#server/http.ts';
import { newId } from '#server/id.ts';
import { changesSince } from '#server/mailbox/changes.ts';
import { benchContext } from './context.ts';
import { report } from './figures.ts';

const { ctx, userId, cookie, sessionOf, close } = await benchContext();
const threads = (await changesSince(ctx, userId, 0)).threads.map((thread) => thread.id);

let made = 0;
const began = ctx.clock.now().getTime();
const nextBody = (): string => {
  made += 1;
  const on = threads[made % threads.length];
  const id = CommandId.parse(newId(new Date(began + made)));
  return JSON.stringify({
    id,
    command: { kind: made % 2 ? 'star' : 'unstar', args: { threadIds: [on] } },
    spoken: false,
  });
};

/** As it is served: who asks, whether they may, what they ask, the answer's headers. */
const whole = httpApp(ctx, { routes: commandRoutes(ctx), sessionOf, site: null, health: async () => ({}) });
/** The identical statements, and nothing around them but the session's. */
const bare = async (request: Request): Promise<Response> => {
  await sessionOf(request);
  return Response.json(await execute(ctx, userId, giveCommand.request.parse(await request.json())));
};
const servers = [
  serve({ fetch: whole.fetch, hostname: 'localhost', port: 4320 }),
  serve({ fetch: bare, hostname: 'localhost', port: 4321 }),
];

const perSecond = async (port: number): Promise<number> => {
  const result = await autocannon({
    url: `http://localhost:${port}/api/commands`,
    connections: 8,
    duration: 4,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-flow': '1', cookie },
    setupClient: (client) => {
      client.setBody(nextBody());
      client.on('response', () => client.setBody(nextBody()));
    },
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
};

const ratios: number[] = [];
for (let round = 0; round < 4; round++) {
  // Each goes first as often as the other.
  const order = round % 2 === 0 ? [4320, 4321] : [4321, 4320];
  const found = new Map<number, number>();
  for (const port of order) found.set(port, await perSecond(port));
  const [framed = 0, alone = 1] = [found.get(4320), found.get(4321)];
  console.log(`  ${framed.toFixed(0)} a second, bare ${alone.toFixed(0)}`);
  ratios.push((100 * framed) / alone);
}
for (const server of servers) server.close();
await close();

const median = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 0;
const kept = report({ name: 'of a bare handler’s throughput', value: median, unit: '%', budget: 60, better: 'more' });
process.exitCode = kept ? 0 : 1;
