// Tells a slow program from one that hangs. A starved program still uses the processor.
import { readFileSync } from 'node:fs';

/** Seconds of processor time so far. Null where the system does not tell. */
export const processorTime = (pid: number | undefined): number | null => {
  try {
    const [, fields = ''] = /\) (.*)$/.exec(readFileSync(`/proc/${pid}/stat`, 'latin1')) ?? [];
    const [user, system] = fields.split(' ').slice(11, 13).map(Number);
    return user === undefined || system === undefined ? null : (user + system) / ticksASecond;
  } catch {
    return null;
  }
};

/** Linux reports in hundredths everywhere. */
const ticksASecond = 100;
