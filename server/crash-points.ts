// Named places at which a process can be made to die, so that a test can show that nothing is lost there. Inert unless asked for.

/**
 * At the n-th passing of the place that `CRASH_AT=name:n` names, the process ends as a lost machine would, without a last word.
 * A Flow in production does so only where FLOW_CRASH_POINTS=1 allows it as well.
 */
export const crashPoint = (name: string): void => {
  if (armed?.name !== name) return;
  armed.left -= 1;
  if (armed.left <= 0) process.kill(process.pid, 'SIGKILL');
};

const armedBy = ({ CRASH_AT, FLOW_CRASH_POINTS, NODE_ENV = 'production' }: NodeJS.ProcessEnv) => {
  const [, name, times] = /^([\w.-]+):(\d+)$/.exec(CRASH_AT ?? '') ?? [];
  const allowed = NODE_ENV !== 'production' || FLOW_CRASH_POINTS === '1';
  return allowed && name && times ? { name, left: Number(times) } : null;
};

const armed = armedBy(process.env);
