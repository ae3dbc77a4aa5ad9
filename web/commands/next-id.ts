// Creates ids for a person's acts, in order.
import { uuidV7 } from '#domain/id-maker.ts';
import { now } from '#web/clock.ts';
import { perDevice } from '#web/device.ts';

/** The server orders acts by id, so ids never share a millisecond or go backwards with the clock. */
export const nextId = (): string => {
  const own = moments();
  own.last = Math.max(now().getTime(), own.last + 1);
  return uuidV7(new Date(own.last), crypto.getRandomValues(new Uint8Array(10)));
};

const moments = perDevice(() => ({ last: 0 }));
