// Where the records of spoken turns are kept, and whose they are. Apart from what keeps them, which comes with the first turn.
import { deviceObservable, type Observed } from './observable.ts';
import type { Store } from './store.ts';

/** `scope`: whose they are. */
export type TurnPlace = { store: Store; scope: string };

const place = deviceObservable((): TurnPlace | null => null);

export const turnPlace: Observed<TurnPlace | null> = place;

/** Null between users. */
export const keepTurnsIn = place.become;
