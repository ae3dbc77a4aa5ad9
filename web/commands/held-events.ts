// Changes of events that guests will hear of: what the server holds, and what waits on this device. Any tab can stop them.
import { targetOf, tellsOf } from '#commands/effect.ts';
import { type Command, isKnown } from '#commands/registry.ts';
import { eventAt } from '#domain/change/calendar-event-after.ts';
import type { Notified } from '#domain/change/calendar-notified.ts';
import { EventKey } from '#domain/event-ref.ts';
import { CommandId } from '#domain/id.ts';
import { heldWords } from '#language/en/calendar/guest-words.ts';
import { currentCalendar, heldAtServer } from '#web/data/calendar.ts';
import { hold } from '#web/data/commands.ts';
import { hasNetwork } from '#web/data/stand-in.ts';
import { dropWaiting, overhear } from './dispatch.ts';
import { type HeldNow, heldNow } from './held-now.ts';
import { nextId } from './next-id.ts';
import { type Waiting, waiting } from './waiting.ts';

/** Returns a function that stops following. */
export const followHeld = (): (() => void) => {
  const show = (): void => heldNow.become(shownNow());
  const ways = [heldAtServer.subscribe(show), waiting.subscribe(show)];
  show();
  return () => {
    for (const stop of ways) stop();
    heldNow.become([]);
  };
};

export type Held = 'held' | 'left' | 'unreachable';

/** Says what is true: held, or already left. */
export const holdEvent = async (id: CommandId): Promise<Held> => {
  const own = waiting.current().find((one) => one.id === id);
  // The server has never had it.
  if (own && !own.asked) {
    dropWaiting(id);
    return 'held';
  }
  if (!hasNetwork()) return 'unreachable';
  const by = CommandId.parse(nextId());
  const answer = await hold(id, by).catch(() => null);
  if (answer === null) return 'unreachable';
  heldAtServer.become(heldAtServer.current().filter((one) => one.id !== id));
  if (!answer.held) return 'left';
  overhear({ id: by, command: { kind: 'undo', args: { commandId: id } }, spoken: false, changes: [] });
  return 'held';
};

const shownNow = (): HeldNow[] => {
  const known = new Set(heldAtServer.current().map(({ id }) => id));
  const inverted = new Set(waiting.current().map(({ command }) => targetOf(command)));
  const here = waiting.current().filter(({ id, command }) => !known.has(id) && reachesGuests(command));
  const there = heldAtServer.current().map(({ id, kind, title, notified, leavesAt }) => ({
    id,
    words: heldWords(kind, title, notified),
    leavesAt,
  }));
  return [...there, ...here.map(asHeld)].filter(({ id }) => !inverted.has(id));
};

const reachesGuests = (command: Command): boolean => {
  const tells = tellsOf(command);
  return isKnown(command) && (tells === null || tells.length > 0);
};

const asHeld = ({ id, command }: Waiting): HeldNow => {
  const key = 'at' in command.args ? EventKey.safeParse(command.args.at).data : undefined;
  const event = key === undefined ? null : eventAt(currentCalendar().events, key);
  const people = event?.guests.filter(({ email }) => tellsOf(command)?.includes(email)) ?? [];
  const notified: Notified[] = tellsOf(command) === null && event?.organizer ? [event.organizer] : people;
  return { id, words: heldWords(command.kind, event?.title ?? '', notified), leavesAt: null };
};
