// Names what a person does on this page, in the order in which they do it.
import { uuidV7 } from '#domain/id-maker.ts';
import { now } from '#web/clock.ts';
import { perDevice } from '#web/device.ts';

/** What is done is sent and told in order of its ids, so no two share a moment, and a clock set back does not turn the order round. */
export const nextId = (): string => {
  const own = moments();
  own.last = Math.max(now().getTime(), own.last + 1);
  return uuidV7(new Date(own.last), crypto.getRandomValues(new Uint8Array(10)));
};

const moments = perDevice(() => ({ last: 0 }));
