// Prepares the person for a meeting: says what the mail knows of it, shows it, and answers words about it.
import type { Occurrence } from '#domain/agenda.ts';
import { nextMeeting } from '#domain/free-time.ts';
import { prepSeconds } from '#domain/prep.ts';
import type { AgendaRequest } from '#language/calendar/agenda-request.ts';
import { calendarReplies } from '#language/en/calendar/answer-replies.ts';
import { prepReplies } from '#language/en/calendar/prep-replies.ts';
import type { PrepPart } from '#reading/prep/compose.ts';
import { secondsOf } from '#reading/speaking-time.ts';
import { payment } from '#web/commands/pay-for-answer.ts';
import { needCredits } from '#web/commands/unpaid-act.ts';
import { type AgendaWorld, rowsIn, titleOf, worldOf } from '#web/conversation/calendar/agenda-world.ts';
import type { Around } from '#web/conversation/calendar/events/around.ts';
import { eventAtHand, rememberEvent } from '#web/conversation/calendar/spoken-event.ts';
import { tell } from '#web/conversation/calendar/tell.ts';
import { findEvent, isAtHand } from '#web/conversation/calendar/which-event.ts';
import { currentCalendar } from '#web/data/calendar.ts';
import { type KnownPrep, prepOf } from '#web/data/prep.ts';
import { enterPrep } from './prep-scene.ts';
import { leadOf, partsFor } from './prep-words.ts';
import { shownPrep } from './shown-prep.ts';

type Request = Extract<AgendaRequest, { asks: 'prep' }>;

export const tellPrep = (request: Request, heard: string, around: Around): void => {
  const { assistant, world } = around;
  const one =
    findEvent(request.which, eventAtHand(assistant), world) ?? (isAtHand(request.which) ? nextIn(around) : null);
  if (one === null) {
    const named = [request.which.words, ...request.which.people].filter((part) => part !== null).join(' with ');
    return tell(named === '' ? prepReplies.none : calendarReplies.notFound(named), heard, assistant);
  }
  const shown = shownPrep.current();
  // 'Prep me' also brings back what has been told already.
  const pay = shown?.state === 'ready' && shown.of.key === one.key ? () => {} : payment('prep');
  if (pay === null) return assistant.captions.say(needCredits({ kind: 'prep', words: heard }), heard);
  void prepare(one, request.long, heard, around, pay);
};

/** Shows it, and says it. `pay`: of what the person asked aloud. */
export const prepare = async (
  one: Occurrence,
  isLong: boolean,
  heard: string | undefined,
  { assistant }: Around,
  pay = (): void => {},
): Promise<void> => {
  const world = worldOf(currentCalendar());
  const title = titleOf(one, world);
  if (one.event.stranger) return tell(prepReplies.stranger, heard, assistant);
  const looking = { of: one, title, state: 'looking' as const };
  shownPrep.become(looking);
  const known = await prepOf(one.event, assistant.ownAddress).catch(() => null);
  if (shownPrep.current() !== looking) return;
  if (known === null) {
    shownPrep.become({ of: one, title, state: 'failed' });
    return tell(prepReplies.failed, heard, assistant);
  }
  // Nothing found costs nothing.
  if (known.facts.some(({ kind }) => kind !== 'with' && kind !== 'nothing')) pay();
  const { short, ...ready } = readyFrom(known, one, world);
  const { lead, facts, parts, where } = ready;
  shownPrep.become({ of: one, title, state: 'ready', ...ready });
  const now = isLong ? parts : short;
  enterPrep({ of: one, facts, parts, said: new Set(now.map(({ nth }) => nth)), last: lastSource(now) }, { assistant });
  const words = [lead, ...now.map(({ said }) => said), ...(where === 'device' ? [prepReplies.onlyHere] : [])];
  const offers = prepReplies.offers(offersOf(one, facts, parts.length > now.length));
  tell([...words, offers].filter((part) => part !== '').join(' '), heard, assistant);
  rememberEvent(one, assistant);
};

/** `short`: what the first telling says. `parts`: everything. */
const readyFrom = ({ facts, where }: KnownPrep, one: Occurrence, world: AgendaWorld) => {
  const lead = leadOf(one, facts, world);
  const short = partsFor(facts, prepSeconds.short, lead, world);
  const parts = partsFor(facts, prepSeconds.long, lead, world);
  const secondsFor = (some: readonly PrepPart[]): number =>
    Math.round(secondsOf([lead, ...some.map(({ said }) => said)]));
  return { lead, facts, where, short, parts, seconds: { short: secondsFor(short), long: secondsFor(parts) } };
};

const lastSource = (parts: readonly { source: unknown; nth: number }[]): number | null =>
  parts.find(({ source }) => source !== null)?.nth ?? null;

const offersOf = ({ event }: Occurrence, facts: readonly { kind: string }[], more: boolean): string[] => [
  ...(more ? ['more'] : []),
  ...(facts.some(({ kind }) => kind === 'files') ? ['files'] : []),
  ...(event.conference === null ? [] : ['join']),
];

/** From Friday evening, Monday's meetings are ahead. */
const aheadMs = 4 * 86_400_000;

/** The next one with guests, or else the next. */
const nextIn = ({ world }: Around): Occurrence | null => {
  const to = new Date(world.now.getTime() + aheadMs);
  const rows = rowsIn({ from: new Date(world.now.getTime() - 3_600_000), to }, world).rows;
  return (
    nextMeeting(
      rows.filter(({ event }) => event.guestCount > 0),
      world.now,
    ) ?? nextMeeting(rows, world.now)
  );
};
