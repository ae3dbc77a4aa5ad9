// The earlier meetings of a series, so that the same person does not always bear the bad hours.
import { isWholeDay, type Occurrence } from '#domain/agenda.ts';
import { seriesKeyOf } from '#domain/event-ref.ts';
import { fairMeetings } from '#domain/scheduling/fair.ts';
import { dayLength, type Span } from '#domain/scheduling/shapes.ts';
import { type AgendaWorld, rowsIn } from '#web/conversation/calendar/agenda-world.ts';

/** In order. A single event has none. */
export const pastOfSeries = (world: AgendaWorld): ((one: Occurrence) => readonly Span[]) => {
  // Enough for a weekly series.
  const from = new Date(world.now.getTime() - (fairMeetings + 1) * 7 * dayLength);
  const past = rowsIn({ from, to: world.now }, world).rows.filter(
    (one) => one.event.series !== null && !isWholeDay(one),
  );
  const bySeries = Map.groupBy(past, ({ key }) => seriesKeyOf(key));
  return ({ key, event }) =>
    event.series === null
      ? []
      : (bySeries.get(seriesKeyOf(key)) ?? []).map((one) => ({ from: one.from.getTime(), to: one.to.getTime() }));
};
