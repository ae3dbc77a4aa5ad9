// This device's notices, as far as the browser and the server allow them.
import { useEffect, useState } from 'react';
import { problemDetails } from '#domain/problem.ts';
import { type DeviceNotices, type Notices, readNotices, switchOff, switchOn, tryNotice } from '#web/data/notices.ts';

export type Shown = { state: 'loading' } | { state: 'away' } | ({ state: 'here' } & Notices);

export type NoticesHere = {
  shown: Shown;
  /** The last trouble or outcome, or empty. */
  said: { text: string; isTrouble: boolean };
  /** What goes on, for a busy button. */
  busy: 'switching' | 'testing' | null;
  turn: (on: boolean) => void;
  test: () => void;
};

export const useDeviceNotices = (): NoticesHere => {
  const [shown, setShown] = useState<Shown>({ state: 'loading' });
  const [said, setSaid] = useState({ text: '', isTrouble: false });
  const [busy, setBusy] = useState<NoticesHere['busy']>(null);
  useEffect(() => {
    let current = true;
    const read = async (): Promise<void> => {
      try {
        const notices = await readNotices();
        if (current) setShown({ state: 'here', ...notices });
      } catch {
        if (current) setShown((before) => (before.state === 'here' ? before : { state: 'away' }));
      }
    };
    void read();
    addEventListener('online', read);
    // The person may come back from the browser's settings.
    document.addEventListener('visibilitychange', read);
    return () => {
      current = false;
      removeEventListener('online', read);
      document.removeEventListener('visibilitychange', read);
    };
  }, []);
  const trouble = (error: unknown): void => setSaid({ text: problemDetails(error).title, isTrouble: true });
  const work = async (kind: NonNullable<typeof busy>, doing: () => Promise<void>): Promise<void> => {
    setBusy(kind);
    setSaid({ text: '', isTrouble: false });
    await doing().catch(trouble);
    setBusy(null);
  };
  const deviceBecomes = (device: DeviceNotices): void =>
    setShown((before) => (before.state === 'here' ? { ...before, device } : before));
  return {
    shown,
    said,
    busy,
    turn: (on) => {
      if (shown.state !== 'here' || shown.key === null) return;
      const { key } = shown;
      void work('switching', async () => deviceBecomes(on ? await switchOn(key) : await switchOff()));
    },
    test: () =>
      void work('testing', async () => {
        const outcome = await tryNotice();
        setSaid(outcomes[outcome]);
        if (outcome === 'gone') deviceBecomes(await switchOff());
      }),
  };
};

const outcomes = {
  sent: { text: 'Sent. It shows within a few seconds.', isTrouble: false },
  gone: { text: 'This device no longer listens. Switch its notices on again.', isTrouble: true },
  failed: { text: 'Your browser’s push service did not take it. Try again in a minute.', isTrouble: true },
} as const;
