// Clears a stretch of time, or moves everything in it: one plan told whole, one yes, one undo.
import { isWholeDay, type Occurrence } from '#domain/agenda.ts';
import { entriesOf } from '#domain/calendar.ts';
import { crowdOf } from '#domain/crowd.ts';
import type { EventKey } from '#domain/event-ref.ts';
import { CommandId } from '#domain/id.ts';
import { problems } from '#domain/problem.ts';
import { type Movable, type Plan, planMoves, planShift } from '#domain/scheduling/cascade.ts';
import { borneIn } from '#domain/scheduling/fair.ts';
import type { Span } from '#domain/scheduling/shapes.ts';
import type { PlanRequest } from '#language/calendar/finding-request.ts';
import { eventRefusals, guestRefusals } from '#language/en/calendar/event-replies.ts';
import { planQuestion, planReplies } from '#language/en/calendar/plan-replies.ts';
import { spanName } from '#language/en/calendar/span-name.ts';
import { spansOf } from '#language/engine/slots/span-of.ts';
import type { SpokenSpan } from '#language/engine/slots/spoken-span.ts';
import { type Given, moveEvent, respond, whyNotChangeable } from '#web/commands/event-commands.ts';
import { nextId } from '#web/commands/next-id.ts';
import { twoDigits } from '#web/conversation/asking/two-digits.ts';
import { type AgendaWorld, rowsIn, worldOf } from '#web/conversation/calendar/agenda-world.ts';
import type { Around } from '#web/conversation/calendar/events/around.ts';
import { isInvitation } from '#web/conversation/calendar/spoken-event.ts';
import { tell } from '#web/conversation/calendar/tell.ts';
import { currentCalendar } from '#web/data/calendar.ts';
import { settings } from '#web/data/settings.ts';
import { notice } from '#web/ui/notices/notice.ts';
import { eventSpan } from './book.ts';
import { timeWords, titleAt } from './offer-words.ts';
import { pastOfSeries } from './past-of-series.ts';
import { ownHours, slotWorld, takesTime } from './slot-world.ts';

/** After this many milliseconds the plan is made anew. */
const fresh = 2 * 60_000;

export const planByWords = async (
  request: PlanRequest,
  heard: string | undefined,
  around: Around,
  lead = '',
): Promise<void> => {
  const { assistant, world } = around;
  const spans = stretchesOf(request, world);
  const [first, last] = [spans[0], spans.at(-1)];
  if (first === undefined || last === undefined) return tell(planReplies.clear('then'), heard, assistant);
  const rows = rowsIn({ from: new Date(first.from), to: new Date(last.to) }, world).rows.filter(takesTime);
  if (rows.length === 0) return tell(planReplies.clear(whenWords(request.span, first, world)), heard, assistant);
  const guests = rows.filter((one) => sortOf(one) === 'with-guests').flatMap(({ event }) => entriesOf(event));
  const within = { from: first.from, to: last.to };
  const people = [...new Map(guests.map((one) => [one.email, one])).values()].slice(0, 20);
  const known = await slotWorld(people, within, world);
  const plan = planFor(request, spans, movablesIn(within, known.world, world), known.world);
  if (plan.kind === 'too-many') return tell(planReplies.tooMany(plan.count), heard, assistant);
  if (plan.moves.length + plan.declines.length === 0)
    return tell(
      planReplies.onlyStays([...plan.stays, ...plan.stuck].map((key) => titleAt(key, world))),
      heard,
      assistant,
    );
  askPlan({ plan, request, at: world.now.getTime() }, lead, heard, around);
};

type Asked = { plan: Extract<Plan, { kind: 'plan' }>; request: PlanRequest; at: number };

const planFor = (
  { by }: PlanRequest,
  spans: readonly Span[],
  events: readonly Movable[],
  world: Parameters<typeof planMoves>[2],
): Plan => {
  const [first] = spans;
  return by !== null && first ? planShift(first, by.minutes, events) : planMoves(spans, events, world);
};

const askPlan = (asked: Asked, lead: string, heard: string | undefined, around: Around): void => {
  const { assistant, world } = around;
  const reached = hearing(asked.plan, world);
  const crowd = crowdOf([...reached.keys()], assistant.ownAddress);
  const hear = [...reached.values()];
  const words = [lead, planQuestion({ ...saidPlan(asked.plan, world), hear, crowd })]
    .filter((part) => part !== '')
    .join(' ');
  assistant.questions.ask({
    question: crowd === null ? { kind: 'yes-no', act: null } : { kind: 'proof', number: twoDigits() },
    words,
    yes: 'Do it',
    answered: ({ kind }, said) => {
      if (kind === 'unproven') return askPlan(asked, guestRefusals.number('Do it'), said, around);
      if (kind !== 'yes') return tell(eventRefusals.left, said, assistant);
      const now = worldOf(currentCalendar());
      if (now.now.getTime() - asked.at > fresh)
        return void planByWords(asked.request, said, { assistant, world: now }, planReplies.anew);
      carryOut(asked.plan, said, around);
    },
  });
  tell(words, heard, assistant);
};

const saidPlan = ({ moves, declines, stays, stuck }: Asked['plan'], world: AgendaWorld) => ({
  moves: moves.map(({ key, to }) => [titleAt(key, world), lower(timeWords(to, world))] as const),
  declines: declines.map((key) => titleAt(key, world)),
  stays: stays.map((key) => titleAt(key, world)),
  stuck: stuck.map((key) => titleAt(key, world)),
});

const lower = (text: string): string => text.replace(/^T(?=oday|omorrow)/, 't');

/** Guests of what moves, and organizers of what is declined: first names by address. */
const hearing = ({ moves, declines }: Asked['plan'], world: AgendaWorld): ReadonlyMap<string, string> => {
  const guests = moves.flatMap(({ key }) => {
    const event = occurrenceOf(key, world)?.event;
    return event ? entriesOf(event) : [];
  });
  const organizers = declines.flatMap((key) => occurrenceOf(key, world)?.event.organizer ?? []);
  return new Map([...guests, ...organizers].map(({ email, name }) => [email, name.split(' ')[0] || email]));
};

const carryOut = ({ moves, declines }: Asked['plan'], heard: string | undefined, around: Around): void => {
  const { assistant, world } = around;
  const how = { spoken: true, commandGroup: CommandId.parse(nextId()) };
  const given: Given[] = [
    ...moves.map(({ key, to }) => {
      const event = occurrenceOf(key, world)?.event;
      const tells = event ? entriesOf(event).map(({ email }) => email) : [];
      return moveEvent({ at: key, span: eventSpan(to, world.zone), scope: 'this' }, { ...how, tells });
    }),
    ...declines.map((at) => respond({ at, answer: 'declined', note: planReplies.declineNote }, how)),
  ];
  const ids = given.flatMap((one) => (one.kind === 'given' ? [one.given.id] : []));
  const refused = given.find((one) => one.kind === 'refused');
  if (ids.length === 0 && refused) return tell(problems[refused.problem].title, heard, assistant);
  const words = planReplies.done(ids.length);
  tell(words, heard, assistant);
  notice({
    about: 'undo',
    title: words.replace(/\.$/, ''),
    icon: 'done',
    action: {
      label: 'Undo',
      shortcut: 'Z',
      altText: 'Press Z to undo',
      run: () => assistant.acts.several('undo', ids.toReversed()),
    },
  });
};

/** From now on: what has begun does not move. */
const stretchesOf = ({ span, by }: PlanRequest, world: AgendaWorld): Span[] => {
  const said: SpokenSpan = span ?? (by === null ? { kind: 'rest-of-day' } : { kind: 'rest-of-day' });
  const here = { now: world.now, zone: world.zone, hours: settings.current().workday };
  return spansOf(said, here)
    .map(({ from, to }) => ({ from: Math.max(from.getTime(), world.now.getTime()), to: to.getTime() }))
    .filter(({ from, to }) => to > from);
};

const whenWords = (span: SpokenSpan | null, { from, to }: Span, world: AgendaWorld): string =>
  spanName(span ?? { kind: 'rest-of-day' }, { ...world, from: new Date(from), to: new Date(to) });

const daysAround = 8 * 86_400_000;

/** Also those of the days after, which may give way. */
const movablesIn = ({ from, to }: Span, { others }: Parameters<typeof planMoves>[2], world: AgendaWorld): Movable[] => {
  const pastOf = pastOfSeries(world);
  return rowsIn({ from: new Date(from), to: new Date(to + daysAround) }, world)
    .rows.filter((one) => takesTime(one) && one.to.getTime() > world.now.getTime())
    .map((one) => {
      const addresses = new Set(entriesOf(one.event).map(({ email }) => email));
      const past = pastOf(one);
      const guests = others
        .filter(({ who }) => addresses.has(who))
        .map((guest) => ({ ...withoutOwn(guest, one), borne: borneIn(past, guest.hours, guest.zone) }));
      return {
        key: one.key,
        from: one.from.getTime(),
        to: one.to.getTime(),
        sort: one.from <= world.now ? 'pinned' : sortOf(one),
        place: one.event.conference === null ? one.event.place : '',
        guests,
        borne: borneIn(past, ownHours(), world.zone),
      };
    });
};

/** The meeting itself makes its guests busy, and it leaves. */
const withoutOwn = (guest: Movable['guests'][number], one: Occurrence): Movable['guests'][number] => ({
  ...guest,
  busy: guest.busy && guest.busy.filter(({ from, to }) => from !== one.from.getTime() || to !== one.to.getTime()),
});

const sortOf = (one: Occurrence): Movable['sort'] => {
  const { event, key } = one;
  if (event.visibility === 'private' || event.kind === 'out-of-office' || event.kind === 'from-mail' || isWholeDay(one))
    return 'pinned';
  if (isInvitation(one)) return 'others';
  if (whyNotChangeable(key) !== null) return 'pinned';
  return entriesOf(event).length > 0 ? 'with-guests' : 'alone';
};

const occurrenceOf = (key: EventKey, world: AgendaWorld): Occurrence | undefined => {
  const window = {
    from: new Date(world.now.getTime() - 86_400_000),
    to: new Date(world.now.getTime() + 70 * 86_400_000),
  };
  return rowsIn(window, world).rows.find((one) => one.key === key);
};
