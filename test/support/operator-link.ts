import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { RunningFlow } from './flow.ts';

/** Makes an operator by the program's own command. Returns the link where they set a password. */
export const operatorLink = async ({ data, url }: RunningFlow, email: string, name = 'Operator'): Promise<string> => {
  const env = { ...process.env, NODE_ENV: 'production', FLOW_DATA: data, PORT: new URL(url).port };
  const { stdout } = await promisify(execFile)(process.execPath, ['server/operator.ts', 'add', email, name], { env });
  return /http\S+/.exec(stdout)?.[0] ?? stdout;
};
