import { holdSeconds } from '#domain/draft.ts';
import { deviceObservable } from '#web/data/observable.ts';
import * as server from '#web/data/sending.ts';

const held = deviceObservable((): number => holdSeconds.usual);
export const holding = { current: held.current, subscribe: held.subscribe };
export const learnHold = held.become;

export const chooseHold = async (seconds: number): Promise<void> =>
  held.become((await server.setHold(seconds)).seconds);
