// The person asked what Flow knows about them. The settings show it.
import { deviceObservable } from '#web/data/observable.ts';

/** Raised by each question. */
export const wantedKnown = deviceObservable(() => 0);
