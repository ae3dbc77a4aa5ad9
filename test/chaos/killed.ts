// Stands in for a kill in a process that has other tests to run.
import { vi } from 'vitest';

/** A crash point throws it instead of ending the process: the transaction is lost, and so is all that would follow. */
export class Killed extends Error {}

/** Returns a function that restores the real kill. */
export const killByThrowing = (): (() => void) => {
  const spy = vi.spyOn(process, 'kill').mockImplementation(() => {
    throw new Killed('killed');
  });
  return () => spy.mockRestore();
};
