/** A clock that tests can move. All expiry and quota windows use it. */
import { loadSetting, type Store, saveSetting } from './store.ts';

export type Clock = {
  now(): Date;
  /** Milliseconds ahead of the base clock. */
  offset(): number;
  moveBy(ms: number): void;
  moveTo(at: Date): void;
  reset(): void;
};

/** Stores the offset on disk, so a restart does not revive expired tokens. */
export const movableClock = (store: Store, base: () => Date): Clock => {
  let offset = Number(loadSetting(store, 'clock-offset') ?? 0);
  const set = (ms: number): void => {
    offset = ms;
    saveSetting(store, 'clock-offset', String(ms));
  };
  return {
    now: () => new Date(base().getTime() + offset),
    offset: () => offset,
    moveBy: (ms) => set(offset + ms),
    moveTo: (at) => set(at.getTime() - base().getTime()),
    reset: () => set(0),
  };
};
