// The browser's formats for clocks, dates and numbers, which Flow adopts.
import { clockTime, type Formats, formatsOf, numberIn } from '#domain/formats.ts';
import { once } from './once.ts';

/** Asking the platform takes a millisecond, and a list shows many times. */
export const formatsHere: () => Formats = once(() => formatsOf(navigator.languages));

export const clockHere = (at: Date): string => clockTime(60 * at.getHours() + at.getMinutes(), formatsHere());

export const numberHere = (count: number): string => numberIn(count, formatsHere());
