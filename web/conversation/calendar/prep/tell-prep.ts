// Prepares the person for a meeting: says what the mail knows of it, shows it, and answers words about it.
import type { Occurrence } from '#domain/agenda.ts';
import { nextMeeting } from '#domain/free-time.ts';
import { prepSeconds } from '#domain/prep.ts';
import type { AgendaRequest } from '#language/calendar/agenda-request.ts';
import { calendarReplies } from '#language/en/calendar/answer-replies.ts';
import { prepReplies } from '#language/en/calendar/prep-replies.ts';
import { secondsOf } from '#reading/speaking-time.ts';
import { rowsIn, titleOf, worldOf } from '#web/conversation/calendar/agenda-world.ts';
import type { Around } from '#web/conversation/calendar/events/around.ts';
import { eventAtHand, rememberEvent } from '#web/conversation/calendar/spoken-event.ts';
import { tell } from '#web/conversation/calendar/tell.ts';
import { findEvent, isAtHand } from '#web/conversation/calendar/which-event.ts';
import { currentCalendar } from '#web/data/calendar.ts';
import { prepOf } from '#web/data/prep.ts';
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
  void prepare(one, request.long, heard, around);
};

/** On a press or a key: shows it, and says it. */
export const prepare = async (
  one: Occurrence,
  isLong: boolean,
  heard: string | undefined,
  { assistant }: Around,
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
  const { facts, where } = known;
  const lead = leadOf(one, facts, world);
  const [short, long] = [prepSeconds.short, prepSeconds.long].map((most) => partsFor(facts, most, lead, world));
  const parts = long ?? [];
  const seconds = {
    short: Math.round(secondsOf([lead, ...(short ?? []).map(({ said }) => said)])),
    long: Math.round(secondsOf([lead, ...parts.map(({ said }) => said)])),
  };
  shownPrep.become({ of: one, title, state: 'ready', lead, facts, parts, where, seconds });
  const now = isLong ? parts : (short ?? []);
  enterPrep({ of: one, facts, parts, said: new Set(now.map(({ nth }) => nth)), last: lastSource(now) }, { assistant });
  const more = parts.length > now.length;
  const words = [lead, ...now.map(({ said }) => said), ...(where === 'device' ? [prepReplies.onlyHere] : [])];
  tell(
    [...words, prepReplies.offers(offersOf(one, facts, more))].filter((part) => part !== '').join(' '),
    heard,
    assistant,
  );
  rememberEvent(one, assistant);
};

const lastSource = (parts: readonly { source: unknown; nth: number }[]): number | null =>
  parts.find(({ source }) => source !== null)?.nth ?? null;

const offersOf = ({ event }: Occurrence, facts: readonly { kind: string }[], more: boolean): string[] => [
  ...(more ? ['say more'] : []),
  ...(facts.some(({ kind }) => kind === 'files') ? ['files'] : []),
  ...(event.conference === null ? [] : ['join']),
];

/** The next one with guests, today or tomorrow. */
/** From Friday evening, Monday's meetings are ahead. */
const aheadMs = 4 * 86_400_000;

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
