import { useCallback, useEffect, useState } from 'react';
import { problemDetails } from '#domain/problem.ts';
import type { SignedInDevice } from '#domain/signed-in-device.ts';
import { askDevices, endDevice } from '#web/data/devices.ts';

export type Devices = {
  /** Null until the first answer. */
  devices: readonly SignedInDevice[] | null;
  /** Why the last call failed; empty without trouble. */
  trouble: string;
  /** The id of the device that is being signed out, or `others`. */
  ending: string | null;
  ask: () => void;
  end: (id: string) => void;
};

export const useDevices = (): Devices => {
  const [devices, setDevices] = useState<readonly SignedInDevice[] | null>(null);
  const [trouble, setTrouble] = useState('');
  const [ending, setEnding] = useState<string | null>(null);
  const take = useCallback(
    (asked: ReturnType<typeof askDevices>): Promise<void> =>
      asked.then(
        (answer) => {
          setDevices(answer.devices);
          setTrouble('');
        },
        (error: unknown) => setTrouble(problemDetails(error).title),
      ),
    [],
  );
  const ask = useCallback(() => void take(askDevices()), [take]);
  useEffect(() => {
    void take(askDevices());
  }, [take]);
  const end = (id: string): void => {
    setEnding(id);
    void take(endDevice(id)).then(() => setEnding(null));
  };
  return { devices, trouble, ending, ask, end };
};
