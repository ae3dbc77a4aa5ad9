// The cost of the framework around a command: `POST /api/commands` against a bare handler with the same statements, in turns, over
// real connections. Only the ratio counts, because the load of the machine changes both.
import { once } from 'node:events';
import { serve } from '@hono/node-server';
import autocannon from 'autocannon';
import { giveCommand } from '#api/commands.ts';
import { isKnown } from '#commands/registry.ts';
import { CommandId } from '#domain/id.ts';
import { execute } from '#server/commands/execute.ts';
import { commandRoutes } from '#server/commands/routes.ts';
import { httpApp } from '#server/http.ts';
import { newId } from '#server/id.ts';
import { changesSince } from '#server/mailbox/changes.ts';
import { unpaced } from '#server/pace.ts';
import { benchContext } from './context.ts';
import { couldNotMeasure, percentile, report } from './figures.ts';

const { ctx, account, cookie, sessionOf, close } = await benchContext();
const threads = (await changesSince(ctx, account, 0)).threads.map((thread) => thread.id);

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

/** The served route: session, permission, parsing and response headers. */
const whole = httpApp(ctx, {
  routes: commandRoutes(ctx),
  sessionOf,
  site: null,
  health: async () => ({}),
  pace: unpaced,
});
/** The same statements with only the session around them. */
const bare = async (request: Request): Promise<Response> => {
  await sessionOf(request);
  const { command, ...given } = giveCommand.request.parse(await request.json());
  if (!isKnown(command)) throw new Error(`no command is called ${command.kind}`);
  return Response.json(await execute(ctx, account, { ...given, command }));
};
const framed = await listening(whole.fetch);
const alone = await listening(bare);

type Listening = { port: number; close(): void };

async function listening(answer: (request: Request) => Response | Promise<Response>): Promise<Listening> {
  const server = serve({ fetch: answer, hostname: 'localhost', port: 0 });
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : couldNotMeasure('commands: no port');
  return { port, close: () => server.close() };
}

const perSecond = async ({ port }: Listening): Promise<number> => {
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
  if (result.requests.average === 0) couldNotMeasure('commands: none was answered');
  return result.requests.average;
};

const ratios: number[] = [];
for (let round = 0; round < 4; round++) {
  const rates = new Map<Listening, number>();
  // Each is first in half of the rounds.
  for (const server of round % 2 === 0 ? [framed, alone] : [alone, framed]) rates.set(server, await perSecond(server));
  const [withFrame = Number.NaN, bareRate = Number.NaN] = [rates.get(framed), rates.get(alone)];
  console.log(`  ${withFrame.toFixed(0)} a second, bare ${bareRate.toFixed(0)}`);
  ratios.push((100 * withFrame) / bareRate);
}
for (const server of [framed, alone]) server.close();
await close();

const kept = report({
  name: 'of a bare handler’s throughput',
  value: percentile(ratios, 0.5, 'throughput'),
  unit: '%',
  budget: 60,
  better: 'more',
});
process.exitCode = kept ? 0 : 1;
