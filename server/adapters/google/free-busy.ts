// When people are busy, by the Calendar API. It shows no titles.
import * as z from 'zod/mini';
import { ask, parseJson, problemOf } from '#server/adapters/request.ts';
import type { CalendarProvider } from '#server/ports.ts';

export const freeBusyAt =
  (at: { calendar: string }): CalendarProvider['freeBusy'] =>
  async ({ token }, people, { from, to }) => {
    const items = people.map((id) => ({ id }));
    const body = { timeMin: from.toISOString(), timeMax: to.toISOString(), items };
    const answer = await ask({ url: `${at.calendar}/calendar/v3/freeBusy`, token, method: 'POST', body });
    if (answer.status >= 400) throw problemOf(answer);
    const { calendars } = parseJson(answer.text, FreeBusyAnswer);
    return new Map(people.map((who) => [who, busyIn(calendars[who])]));
  };

const FreeBusyAnswer = z.object({
  calendars: z.record(
    z.string(),
    z.object({
      errors: z.optional(z.array(z.unknown())),
      busy: z.optional(z.array(z.object({ start: z.string(), end: z.string() }))),
    }),
  ),
});

/** Null: Google shows nothing of that calendar. */
const busyIn = (one: z.infer<typeof FreeBusyAnswer>['calendars'][string] | undefined) =>
  one?.busy === undefined || (one.errors ?? []).length > 0
    ? null
    : one.busy.map(({ start, end }) => ({ from: new Date(start), to: new Date(end) }));
