// The program: reads the environment, runs, prints its address, and stops in order.
import path from 'node:path';
import { type Config, readSettings } from './config.ts';
import { type Log, openLog } from './log.ts';
import { type Running, run } from './run.ts';
import { withSecrets } from './secrets.ts';
import { settingsFaults } from './settings-faults.ts';

const start = async (): Promise<void> => {
  const config = await readConfig();
  const log = openLog(config.logLevel);
  // An unexpected error ends the process, and its supervisor restarts it.
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error) => {
      log.error('main.crashed', {}, error);
      process.exit(1);
    });
  }
  const leave = new AbortController();
  const begun = run(config, log, leave.signal);
  stopOnSignal(begun, leave, log);
  const running = await begun.catch(giveUp);
  if (leave.signal.aborted) return;
  process.stdout.write(`Flow is ready at ${config.url}\n`);
  const { operatorLink } = running;
  if (operatorLink) process.stdout.write(`The demo's operator sets a password here, once, soon: ${operatorLink}\n`);
};

const readConfig = async (): Promise<Config> => {
  const read = readSettings(process.env, path.resolve(import.meta.dirname, '..'));
  const lines = read.kind === 'wrong' ? read.lines : await settingsFaults(read.settings);
  if (read.kind === 'wrong' || lines.length > 0)
    return giveUp(new Error(['Flow cannot start:', ...lines].join('\n  ')));
  try {
    return withSecrets(read.settings);
  } catch (error) {
    return giveUp(error);
  }
};

const giveUp = (error: unknown): never => {
  process.stderr.write(`${error instanceof Error ? error.message : 'Flow cannot start.'}\n`);
  process.exit(1);
};

/** Shorter than the usual kill timeout. */
const patience = 10_000;

const stopOnSignal = (begun: Promise<Running>, leave: AbortController, log: Log): void => {
  const stop = async () => {
    if (leave.signal.aborted) return;
    leave.abort();
    setTimeout(() => process.exit(1), patience).unref();
    const running = await begun;
    await running.stop();
    log.info('main.stopped', { clean: true });
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
};

await start();
