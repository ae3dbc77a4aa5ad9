// The times on offer as a person may name them.
import type { Slot } from '#domain/scheduling/shapes.ts';
import type { Offer } from '#language/calendar/offered.ts';
import { clockOf } from '#web/conversation/calendar/agenda-world.ts';
import type { Around } from '#web/conversation/calendar/events/around.ts';
import { dayWords } from '#web/conversation/calendar/events/said-times.ts';
import { timeWords } from './offer-words.ts';

/** Also by their clock time, and by their day where no other time has it. */
export const choicesOf = (slots: readonly Slot[], { world }: Pick<Around, 'world'>): Offer => {
  const days = slots.map(({ span }) => dayWords(new Date(span.from), world));
  const options = slots.map(({ span }) => timeWords(span, world));
  const said = slots.map(({ span }, nth) => {
    const day = days[nth] ?? '';
    const isOnly = days.filter((one) => one === day).length === 1;
    const clock = clockOf(new Date(span.from), world);
    return [clock, `at ${clock}`, `the ${clock}`, ...(isOnly ? [day, `on ${day}`, `the one on ${day}`] : [])];
  });
  return { kind: 'which', options, said };
};
