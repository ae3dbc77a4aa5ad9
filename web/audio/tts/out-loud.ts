// Whether Flow may be audible. In private mode it reads silently from the next sentence on.
import { deviceObservable } from '#web/data/observable.ts';

export const outLoud = deviceObservable(() => true);
