// Separate from `turn-log.ts`, whose code loads with the first turn.
import { deviceObservable, type Observed } from './observable.ts';
import type { Store } from './store.ts';

export type TurnPlace = { store: Store; scope: string };

const place = deviceObservable((): TurnPlace | null => null);

export const turnPlace: Observed<TurnPlace | null> = place;

export const keepTurnsIn = place.become;
