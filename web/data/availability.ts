// When other people are busy, as the server sees it. Answers stay on this page for five minutes.
import { askFreeBusy, mostPeople, type PersonBusy } from '#api/calendar.ts';
import type { Span } from '#domain/scheduling/shapes.ts';
import { now } from '#web/clock.ts';
import { perDevice } from '#web/device.ts';
import { call } from './call.ts';

/** `busy` null: their calendar cannot be seen. */
export type Seen = { who: string; busy: readonly Span[] | null };

type Known = { at: number; span: Span; busy: PersonBusy['busy'] };

const kept = 5 * 60_000;
const known = perDevice(() => new Map<string, Known>());

/** Throws a `Problem` where nobody's calendar can be asked for. */
export const availabilityOf = async (people: readonly string[], span: Span): Promise<Seen[]> => {
  const all = people.slice(0, mostPeople).map((who) => who.toLowerCase());
  const at = now().getTime();
  const missing = all.filter((who) => !covers(known().get(who), span, at));
  if (missing.length > 0) {
    const [from, to] = [new Date(span.from).toISOString(), new Date(span.to).toISOString()];
    const { people: answers } = await call(askFreeBusy, { people: missing, from, to });
    for (const { who, busy } of answers) known().set(who, { at, span, busy });
  }
  return all.map((who) => ({ who, busy: spansOf(known().get(who)?.busy ?? null) }));
};

/** After a booking, the calendars differ. */
export const forgetAvailability = (): void => known().clear();

const covers = (one: Known | undefined, { from, to }: Span, at: number): boolean =>
  one !== undefined && at - one.at < kept && one.span.from <= from && one.span.to >= to;

const spansOf = (busy: PersonBusy['busy']): Span[] | null =>
  busy && busy.map(({ from, to }) => ({ from: Date.parse(from), to: Date.parse(to) }));
