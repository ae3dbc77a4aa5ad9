// The recognisers that stay, each for what it listens for; those that nobody spoke to for longest make room for others.
import type { Listener } from './listener.ts';

export type Listeners = {
  /** The one of this name, or a new one by `start`. */
  of: (name: string, start: () => Promise<Listener>) => Promise<Listener>;
  close: () => Promise<void>;
};

/** `most`: that stay at once. `restMs`: after so long without a word all of them go. */
export const openListeners = ({ most, restMs }: { most: number; restMs: number }): Listeners => {
  const staying = new Map<string, Promise<Listener>>();
  const send = async (name: string): Promise<void> => {
    const gone = staying.get(name);
    staying.delete(name);
    await (await gone?.catch(() => null))?.end();
  };
  const all = async (): Promise<void> => void (await Promise.all([...staying.keys()].map(send)));
  let rest: NodeJS.Timeout | undefined;
  return {
    of: (name, start) => {
      clearTimeout(rest);
      rest = setTimeout(() => void all(), restMs).unref();
      const listener = staying.get(name) ?? begun(start, () => staying.get(name) === listener && staying.delete(name));
      // The latest stands last.
      staying.delete(name);
      staying.set(name, listener);
      for (const oldest of [...staying.keys()].slice(0, -most)) void send(oldest);
      return listener;
    },
    close: async () => {
      clearTimeout(rest);
      await all();
    },
  };
};

const begun = (start: () => Promise<Listener>, gone: () => void): Promise<Listener> => {
  const listener = start();
  listener.then(({ ended }) => ended.then(gone), gone);
  return listener;
};
