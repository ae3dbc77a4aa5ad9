// Clears a stretch of time, or moves everything in it: one plan told whole, one yes, one undo.
import { isWholeDay, type Occurrence } from '#domain/agenda.ts';
import { entriesOf, type GuestEntry } from '#domain/calendar.ts';
import { crowdOf } from '#domain/crowd.ts';
import type { EventKey } from '#domain/event-ref.ts';
import { CommandId } from '#domain/id.ts';
import { problems } from '#domain/problem.ts';
import { type Movable, type Plan, planMoves, planShift } from '#domain/scheduling/cascade.ts';
import { borneIn } from '#domain/scheduling/fair.ts';
import { minute, type Span } from '#domain/scheduling/shapes.ts';
import type { PlanRequest } from '#language/calendar/finding-request.ts';
import { eventRefusals, guestRefusals } from '#language/en/calendar/event-replies.ts';
import { findingReplies, listedAnd } from '#language/en/calendar/finding-replies.ts';
import { guestName, hearWords } from '#language/en/calendar/guest-words.ts';
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
import { hasNetwork } from '#web/data/stand-in.ts';
import { notice } from '#web/ui/notices/notice.ts';
import { eventSpan } from './book.ts';
import { nameOf, timeWords, titleAt } from './offer-words.ts';
import { pastOfSeries } from './past-of-series.ts';
import { type Known, ownHours, slotWorld, takesTime } from './slot-world.ts';

/** After this many milliseconds the plan is made anew. */
const fresh = 2 * 60_000;
/** Calendars that the provider is asked for at once. */
const mostPeople = 20;
const mostNamed = 3;

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
  const moving = rows.filter((one) => one.from > world.now && sortOf(one) === 'with-guests');
  const guests = new Map(moving.flatMap(({ event }) => entriesOf(event)).map((one) => [one.email, one]));
  const within = { from: first.from, to: last.to };
  const people = [...guests.values()];
  const known = await slotWorld(people.slice(0, mostPeople), within, world);
  // What moves to an earlier time may meet what comes before.
  const earlier = Math.min(0, request.by?.minutes ?? 0) * minute;
  const reach = { from: Math.max(within.from + earlier, world.now.getTime()), to: within.to };
  const plan = planFor(request, spans, movablesIn(reach, known.world, world), known.world);
  if (plan.kind === 'too-many') return tell(planReplies.tooMany(plan.count), heard, assistant);
  if (plan.moves.length + plan.declines.length === 0)
    return tell(
      planReplies.onlyStays([...plan.stays, ...plan.stuck].map((key) => titleAt(key, world))),
      heard,
      assistant,
    );
  const leads = [lead, unseenWords(people, known)].filter((part) => part !== '');
  askPlan({ plan, request, at: world.now.getTime() }, leads.join(' '), heard, around);
};

/** Whose calendar the plan does not know. */
const unseenWords = (people: readonly GuestEntry[], { world, trouble }: Known): string => {
  if (trouble !== null) return trouble;
  const seen = new Set(world.others.filter(({ busy }) => busy !== null).map(({ who }) => who));
  const unseen = people.filter(({ email }) => !seen.has(email)).map(({ email }) => nameOf(email, people));
  if (unseen.length === 0) return '';
  return unseen.length > mostNamed
    ? planReplies.unseen(unseen.length)
    : findingReplies.unseen(listedAnd(unseen), unseen.length > 1);
};

type Asked = { plan: Extract<Plan, { kind: 'plan' }>; request: PlanRequest; at: number };

const planFor = (
  { by }: PlanRequest,
  spans: readonly Span[],
  events: readonly Movable[],
  world: Parameters<typeof planMoves>[2],
): Plan => {
  const [first] = spans;
  return by !== null && first ? planShift(first, by.minutes, events, world.now) : planMoves(spans, events, world);
};

const askPlan = (asked: Asked, lead: string, heard: string | undefined, around: Around): void => {
  const { assistant, world } = around;
  const reached = hearing(asked.plan, world);
  const crowd = crowdOf([...reached.keys()], assistant.ownAddress);
  const hear = [...reached.values()];
  const words = [lead, planQuestion({ ...saidPlan(asked, reached, world), hear, crowd })]
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

const saidPlan = (
  { plan: { moves, declines, stays, stuck, clashes }, request: { by } }: Asked,
  names: ReadonlyMap<string, string>,
  world: AgendaWorld,
) => ({
  moves: moves.map(({ key, to }) => [titleAt(key, world), lower(timeWords(to, world))] as const),
  declines: declines.map((key) => titleAt(key, world)),
  stays: stays.map((key) => titleAt(key, world)),
  stuck: by === null ? stuck.map((key) => titleAt(key, world)) : [],
  past: by === null ? [] : stuck.map((key) => titleAt(key, world)),
  clashes: clashes.map(({ key, own, busy }) => ({
    title: titleAt(key, world),
    own: own.map((one) => titleAt(one, world)),
    busy: busy.map((who) => names.get(who) ?? who),
  })),
});

const lower = (text: string): string => text.replace(/^T(?=oday|omorrow)/, 't');

type Changes = Pick<Asked['plan'], 'moves' | 'declines'>;

/** Guests of what moves, and organizers of what is declined: first names by address. */
const hearing = ({ moves, declines }: Changes, world: AgendaWorld): ReadonlyMap<string, string> => {
  const guests = moves.flatMap(({ key }) => {
    const event = occurrenceOf(key, world)?.event;
    return event ? entriesOf(event) : [];
  });
  const organizers = declines.flatMap((key) => occurrenceOf(key, world)?.event.organizer ?? []);
  return new Map(
    [...guests, ...organizers].map(({ email, name }) => [email, guestName({ name, email }).split(' ')[0] ?? email]),
  );
};

const carryOut = ({ moves, declines }: Changes, heard: string | undefined, around: Around): void => {
  const { assistant, world } = around;
  const how = { spoken: true, commandGroup: CommandId.parse(nextId()) };
  const given = new Map<EventKey, Given>([
    ...moves.map(({ key, to }) => {
      const event = occurrenceOf(key, world)?.event;
      const tells = event ? entriesOf(event).map(({ email }) => email) : [];
      const span = eventSpan(to, world.zone);
      return [key, moveEvent({ at: key, span, scope: 'this' }, { ...how, tells })] as const;
    }),
    ...declines.map((at) => [at, respond({ at, answer: 'declined', note: planReplies.declineNote }, how)] as const),
  ]);
  const ids = [...given.values()].flatMap((one) => (one.kind === 'given' ? [one.given.id] : []));
  const refused = [...given].flatMap(([key, one]) => (one.kind === 'refused' ? [{ key, problem: one.problem }] : []));
  const [first] = refused;
  if (ids.length === 0 && first) return tell(problems[first.problem].title, heard, assistant);
  const isDone = (key: EventKey): boolean => given.get(key)?.kind === 'given';
  const done = { moves: moves.filter(({ key }) => isDone(key)), declines: declines.filter(isDone) };
  const words = planReplies.done(done.moves.length, done.declines.length);
  const hear = [...hearing(done, world)].map(([email, name]) => ({ email, name }));
  const rest = [
    ...(hear.length > 0 ? [hearWords(hear, hasNetwork())] : []),
    ...(refused.length > 0 ? [planReplies.refused(refused.map(({ key }) => titleAt(key, world)))] : []),
  ];
  tell([words, ...rest].join(' '), heard, assistant);
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
const stretchesOf = ({ span }: PlanRequest, world: AgendaWorld): Span[] => {
  const said: SpokenSpan = span ?? { kind: 'rest-of-day' };
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
