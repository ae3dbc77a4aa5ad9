/** A clock that tests can move; every expiry and every quota window of the local Google goes by it. */
import { remember, remembered, type Store } from './store.ts';

export type Clock = {
  now(): Date;
  /** How far this clock is ahead of the one it is built on. */
  offset(): number;
  moveBy(ms: number): void;
  moveTo(at: Date): void;
  reset(): void;
};

/** The offset is remembered on disk, so that a restart does not bring expired tokens back to life. */
export function movableClock(store: Store, base: () => Date): Clock {
  let offset = Number(remembered(store, 'clock-offset') ?? 0);
  const set = (ms: number): void => {
    offset = ms;
    remember(store, 'clock-offset', String(ms));
  };
  return {
    now: () => new Date(base().getTime() + offset),
    offset: () => offset,
    moveBy: (ms) => set(offset + ms),
    moveTo: (at) => set(at.getTime() - base().getTime()),
    reset: () => set(0),
  };
}
