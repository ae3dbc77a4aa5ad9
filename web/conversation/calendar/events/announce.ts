// Announces the result of a command on an event, and offers to undo it.
import type { Occurrence } from '#domain/agenda.ts';
import { type EventKey, refOf } from '#domain/event-ref.ts';
import { problems } from '#domain/problem.ts';
import { chargedLater } from '#language/en/drafting/draft-replies.ts';
import { costsNow, type Given } from '#web/commands/event-commands.ts';
import { rowsIn } from '#web/conversation/calendar/agenda-world.ts';
import { forgetEvent, knowSpokenEvent, rememberEvent } from '#web/conversation/calendar/spoken-event.ts';
import { tell } from '#web/conversation/calendar/tell.ts';
import { currentCalendar } from '#web/data/calendar.ts';
import { hasNetwork } from '#web/data/stand-in.ts';
import { notice } from '#web/ui/notices/notice.ts';
import type { Around } from './around.ts';

export type Announced = {
  words: string;
  heard: string | undefined;
  /** The event that 'it' means from now on. `near`: where to look for it. */
  about: { key: EventKey; near: Date } | null;
};

export const announce = (given: Given, { words, heard, about }: Announced, { assistant, world }: Around): void => {
  if (given.kind === 'refused') return tell(problems[given.problem].title, heard, assistant);
  const { id, command } = given.given;
  tell(costsNow(command) && !hasNetwork() ? chargedLater(words) : words, heard, assistant);
  notice({
    about: 'undo',
    title: words.replace(/\.$/, ''),
    icon: 'done',
    action: { label: 'Undo', shortcut: 'Z', altText: 'Press Z to undo', run: () => assistant.acts.undo({}, id) },
  });
  const now = about && occurrenceAt(about.key, about.near, { ...world, view: currentCalendar() });
  knowSpokenEvent(assistant);
  if (now) rememberEvent(now, assistant);
  else forgetEvent();
};

/** The key of the event that a command made. */
export const keyMade = (given: Given): EventKey | null => {
  if (given.kind !== 'given') return null;
  const { args } = given.given.command;
  return 'at' in args && typeof args.at === 'string' && isKey(args.at) ? args.at : null;
};

const isKey = (at: string): at is EventKey => at.includes(' ');

const occurrenceAt = (key: EventKey, near: Date, world: Around['world']): Occurrence | null => {
  const window = { from: new Date(near.getTime() - 86_400_000), to: new Date(near.getTime() + 40 * 86_400_000) };
  const { rows } = rowsIn(window, world);
  const { calendarId, eventId, original } = refOf(key);
  return (
    rows.find((one) => one.key === key) ??
    (original === null ? rows.find((one) => one.key.startsWith(`${calendarId} ${eventId} `)) : undefined) ??
    null
  );
};
