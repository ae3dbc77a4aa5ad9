// The local Google, which replaces Google without credentials.
import path from 'node:path';
import type { Config } from './config.ts';
import { type RunningProgram, startLocalProgram } from './local-program.ts';

type Local = NonNullable<Config['google']['local']>;

/** Resolves when it answers. */
export const startLocalGoogle = (config: Config, { port, server }: Local): Promise<RunningProgram> =>
  startLocalProgram(config, {
    folder: 'local-google',
    name: 'the local Google',
    place: 'the one after PORT',
    file: 'emulators/start.ts',
    port,
    server,
    environment: {
      LOCAL_GOOGLE_PORT: String(port),
      LOCAL_GOOGLE_DATA: path.join(config.data, 'local-google'),
      FLOW_URL: config.url,
    },
  });
