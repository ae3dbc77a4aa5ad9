// Keeps recogniser processes by purpose, and replaces the least recently used.
import type { Listener } from './listener.ts';

export type Listeners = {
  of: (name: string, start: () => Promise<Listener>) => Promise<Listener>;
  close: () => Promise<void>;
};

/** `most`: processes to keep. `restMs`: all end after this long without speech. */
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
      // Moves the latest to the end.
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
