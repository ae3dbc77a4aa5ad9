// Whether Flow may be heard at all: among others it may not, and reads silently, from the next sentence on.
import { deviceObservable } from '#web/data/observable.ts';

export const outLoud = deviceObservable(() => true);
