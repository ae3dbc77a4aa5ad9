// Everything that one signed-in account keeps in this page. No folder of the web holds state of its own. Each asks the
// current device for it, so two accounts in one page share nothing.
import type { UserId } from '#domain/id.ts';

/** `userId`: null until somebody signs in. */
export type Device = { userId: UserId | null };

export const createDevice = (userId: UserId | null = null): Device => ({ userId });

/** State of this kind on the current device, created on first use. */
export const perDevice = <State>(make: () => State): (() => State) => {
  const states = new WeakMap<Device, { state: State }>();
  return () => {
    const device = atHand.find();
    const kept = states.get(device) ?? { state: make() };
    states.set(device, kept);
    return kept.state;
  };
};

/** The page belongs to its first account; another account gets a device of its own. */
export const claimDevice = (userId: UserId): void => {
  const device = atHand.find();
  if (device.userId === null) device.userId = userId;
  else if (device.userId !== userId) become(createDevice(userId));
};

/** Begins again on each device that comes to hand, and then calls `changed`; the function it returns ends it. */
export const followDevice = (begin: () => () => void, changed: () => void): (() => void) => {
  let end = begin();
  const again = (): void => {
    end();
    end = begin();
    changed();
  };
  followers.add(again);
  return () => {
    followers.delete(again);
    end();
  };
};

/** In tests with several accounts in one page, the call itself tells which device it means. */
export const findDeviceBy = (find: () => Device | undefined): void => {
  atHand.find = () => find() ?? page.device;
};

const page = { device: createDevice() };
const atHand = { find: () => page.device };
const followers = new Set<() => void>();

const become = (device: Device): void => {
  page.device = device;
  for (const follow of followers) follow();
};
