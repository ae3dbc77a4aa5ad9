/** Runs the local Stripe as its own process: `npm run local-stripe`. */
import { resolve } from 'node:path';
import { announce, closeAtSignal } from './announced.ts';
import { localKey, startLocalStripe } from './local-stripe.ts';

const { env } = process;
const dataDir = resolve(env.LOCAL_STRIPE_DATA ?? '.data/local-stripe');
const port = Number(env.LOCAL_STRIPE_PORT ?? env.PORT ?? 3_002);
const { LOCAL_STRIPE_WEBHOOK: url, LOCAL_STRIPE_WEBHOOK_SECRET: secret } = env;

try {
  const running = await startLocalStripe({
    dataDir,
    port,
    host: env.FLOW_HOST ?? '127.0.0.1',
    ...(env.LOCAL_STRIPE_KEY ? { secretKey: env.LOCAL_STRIPE_KEY } : {}),
    ...(url && secret ? { webhook: { url, secret } } : {}),
    ...(env.LOCAL_STRIPE_URL ? { publicUrl: env.LOCAL_STRIPE_URL } : {}),
    say: (line) => process.stdout.write(`${line}\n`),
  });
  announce(dataDir, running.port);
  process.stdout.write(`Local Stripe is ready at ${running.url}\n${served(running.url)}\n`);
  closeAtSignal(dataDir, running.stop);
} catch (error) {
  process.stderr.write(`Local Stripe could not start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function served(at: string): string {
  return [
    `  API        ${at}/v1/… (key ${env.LOCAL_STRIPE_KEY ?? localKey})`,
    `  control    ${at}/_local/state, all of it in emulators/README.md`,
    `  data       ${dataDir}`,
    '  Nothing here is charged.',
  ].join('\n');
}
