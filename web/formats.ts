// How the person's browser has clocks, dates and numbers written, and how Flow therefore writes them.
import { clockTime, type Formats, formatsOf, numberIn } from '#domain/formats.ts';

export const formatsHere = (): Formats => {
  known ??= formatsOf(navigator.languages);
  return known;
};
/** To ask the platform takes a millisecond, and a list shows many times. */
let known: Formats | undefined;

export const clockHere = (at: Date): string => clockTime(60 * at.getHours() + at.getMinutes(), formatsHere());

export const numberHere = (count: number): string => numberIn(count, formatsHere());
