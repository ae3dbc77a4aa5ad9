// The person's settings on this device: kept for the next visit, and brought up to the server's revision.
import * as z from 'zod/mini';
import { getSettings } from '#api/settings.ts';
import { applySettings, type SettingsChange } from '#domain/change/settings.ts';
import { UserId } from '#domain/id.ts';
import { firstSettings, type Settings, settingsWith } from '#domain/settings.ts';
import { perDevice } from '#web/device.ts';
import { call } from './call.ts';
import { deviceObservable, type Observed } from './observable.ts';
import type { Overlay } from './overlays.ts';
import { browserKeeps } from './stand-in.ts';

type Known = { revision: number; settings: Settings };

const nothing: Known = { revision: -1, settings: firstSettings };
const known = perDevice((): { of: Known; userId: UserId | null; asking: boolean } => ({
  of: nothing,
  userId: null,
  asking: false,
}));
const shown = deviceObservable(() => firstSettings);

/** With the changes that still wait on this device. */
export const settings: Observed<Settings> = { current: shown.current, subscribe: shown.subscribe };

export const settingOverlays = deviceObservable((): readonly Overlay<SettingsChange>[] => []);

/** Shows what this browser kept of the person. Returns how to close. */
export const openSettings = (userId: UserId): (() => void) => {
  known().userId = userId;
  const kept = stored();
  if (kept?.userId === userId) {
    known().of = { revision: kept.revision, settings: kept.settings };
    shown.become(kept.shown);
  }
  return () => {
    known().userId = null;
  };
};

/** Asks the server if it is at another revision. */
export const heardSettings = (revision: number): void => {
  const here = known();
  if (revision === here.of.revision || here.asking) return;
  here.asking = true;
  // After a failure, the next event asks again.
  void ask()
    .catch(() => {})
    .finally(() => {
      here.asking = false;
    });
};

export const forgetSettings = (): void => {
  Object.assign(known(), { of: nothing, userId: null });
  settingOverlays.become([]);
  shown.become(firstSettings);
};

/** A change leaves the overlays once the server's settings include it. */
export const showSettings = (): void => {
  const { revision, settings: base } = known().of;
  const left = settingOverlays.current().filter((one) => one.revision === null || one.revision > revision);
  if (left.length < settingOverlays.current().length) settingOverlays.become(left);
  const changes = left.flatMap((one) => one.changes);
  shown.become(applySettings(base, changes).settings);
  keep();
};

/** `shown`: the next visit begins as this one ends, before the outbox and the server answer. */
const keep = (): void => {
  const { of, userId } = known();
  if (userId === null) return;
  try {
    browserKeeps().setItem(key, JSON.stringify({ userId, ...of, shown: shown.current() }));
  } catch {
    // Without storage, the next visit asks the server.
  }
};

const ask = async (): Promise<void> => {
  const { userId } = known();
  const news = await call(getSettings, {});
  // The account has closed, and another person's may be open.
  if (userId === null || known().userId !== userId) return;
  learnSettings(news);
};

/** What the server has at that revision. */
export const learnSettings = ({ revision, settings: base }: Known): void => {
  known().of = { revision, settings: base };
  showSettings();
};

const key = 'flow_settings';
/** An older version kept fewer settings. */
const KeptSettings = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((values) => settingsWith(firstSettings, values)),
);
const Kept = z.object({ userId: UserId, revision: z.number(), settings: KeptSettings, shown: KeptSettings });

const stored = (): z.infer<typeof Kept> | null => {
  try {
    return Kept.parse(JSON.parse(browserKeeps().getItem(key) ?? ''));
  } catch {
    return null;
  }
};
