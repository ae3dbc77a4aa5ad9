// Named points where a test can kill the process, to prove that nothing is lost. Inactive by default.

/** `CRASH_AT=name:n` kills the process at the nth pass, without cleanup. In production FLOW_CRASH_POINTS=1 must allow it. */
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

let armed = armedBy(process.env);

/** Arms another point in this process, as its environment would. A test then stands in for the kill. */
export const armCrashPoint = (environment: NodeJS.ProcessEnv): void => {
  armed = armedBy(environment);
};
