/** Runs the local Google as its own process: `npm run local-google`. */
import { resolve } from 'node:path';
import { announce, closeAtSignal } from './announced.ts';
import { localClient, localRedirects } from './google/clients.ts';
import { startLocalGoogle } from './local-google.ts';
import { seedCompany } from './seed/company.ts';

const { env } = process;
const dataDir = resolve(env.LOCAL_GOOGLE_DATA ?? '.data/local-google');
const port = Number(env.LOCAL_GOOGLE_PORT ?? env.PORT ?? 3_001);
const given = env.LOCAL_GOOGLE_REDIRECTS?.split(',').map((address) => address.trim());
/** A Flow with its own public address needs its callback allowed. */
const ofFlow = env.FLOW_URL ? [new URL('/api/auth/callback/google', env.FLOW_URL).href] : [];

try {
  const running = await startLocalGoogle({
    dataDir,
    port,
    seed: seedCompany,
    host: env.FLOW_HOST ?? '127.0.0.1',
    redirects: given?.filter((address) => address !== '') ?? [...localRedirects, ...ofFlow],
    clients: [
      {
        id: env.LOCAL_GOOGLE_CLIENT_ID ?? localClient.id,
        secret: env.LOCAL_GOOGLE_CLIENT_SECRET ?? localClient.secret,
        name: localClient.name,
      },
    ],
    ...(env.LOCAL_GOOGLE_URL ? { publicUrl: env.LOCAL_GOOGLE_URL } : {}),
    say: (line) => process.stdout.write(`${line}\n`),
  });
  announce(dataDir, running.port);
  process.stdout.write(`Local Google is ready at ${running.url}\n${served(running.url)}\n`);
  closeAtSignal(dataDir, running.stop);
} catch (error) {
  process.stderr.write(`Local Google could not start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function served(url: string): string {
  return [
    `  sign-in    ${url}/o/oauth2/v2/auth (client ${env.LOCAL_GOOGLE_CLIENT_ID ?? localClient.id})`,
    `  Gmail      ${url}/gmail/v1/users/me/…`,
    `  Calendar   ${url}/calendar/v3/calendars/primary/events`,
    `  People     ${url}/v1/people/me/…`,
    `  control    ${url}/_local/state, all of it in emulators/README.md`,
    `  data       ${dataDir}`,
  ].join('\n');
}
