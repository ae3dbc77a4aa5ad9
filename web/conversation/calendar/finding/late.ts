// Tells the guests of the current or next meeting that the person is late: a mail read back, sent after a yes and its hold.
import type { Occurrence } from '#domain/agenda.ts';
import { newDraft } from '#domain/draft.ts';
import { asLine } from '#domain/line.ts';
import type { LateRequest } from '#language/calendar/finding-request.ts';
import { quotedTitle } from '#language/en/calendar/answer-replies.ts';
import { guestName } from '#language/en/calendar/guest-words.ts';
import { lateReplies } from '#language/en/calendar/plan-replies.ts';
import { openDraft } from '#web/commands/draft-box.ts';
import { rowsIn, timedMeetings } from '#web/conversation/calendar/agenda-world.ts';
import type { Around } from '#web/conversation/calendar/events/around.ts';
import { tell } from '#web/conversation/calendar/tell.ts';
import { nextDraftId } from '#web/conversation/drafting/draft-id.ts';

export const tellLate = ({ minutes, without }: LateRequest, heard: string, around: Around): void => {
  const { assistant } = around;
  const meeting = meetingNow(around);
  const draft = newDraft('new', nextDraftId(), undefined, assistant.ownAddress);
  if (meeting === null || draft === null) return tell(lateReplies.nobody, heard, assistant);
  const title = meeting.event.visibility === 'private' ? lateReplies.meeting : titleIn(meeting);
  openDraft({
    ...draft,
    to: othersOf(meeting).map(({ name, email }) => ({ name: name === '' ? '' : guestName({ name, email }), email })),
    subject: asLine(lateReplies.subject([...title].slice(0, 200).join(''))),
    text: without ? lateReplies.without : lateReplies.late(minutes),
  });
  assistant.drafting.act({ kind: 'read-back' }, heard);
};

/** Others' words stand in quotation marks, because Flow reads the subject aloud. */
const titleIn = ({ event: { title, organizer } }: Occurrence): string =>
  organizer === null || organizer.self ? title || lateReplies.meeting : quotedTitle(title);

/** The one that has begun a moment ago, or comes within the hour. With guests: nobody else waits. */
const meetingNow = ({ world }: Around): Occurrence | null => {
  const from = new Date(world.now.getTime() - 12 * 3_600_000);
  const soon = new Date(world.now.getTime() + soonest);
  const rows = timedMeetings(rowsIn({ from, to: soon }, world).rows);
  const open = rows.filter((one) => one.to > world.now && one.from <= soon && othersOf(one).length > 0);
  const running = open.filter((one) => one.from <= world.now).at(-1);
  const next = open.find((one) => one.from > world.now);
  if (running && next && hasLongBegun(running, world.now) && next.from.getTime() - world.now.getTime() <= closeBy)
    return next;
  return running ?? next ?? null;
};

const soonest = 60 * 60_000;
const closeBy = 30 * 60_000;
/** Whoever is late for a meeting says so before this much of it has passed, or half of it. */
const justBegun = 15 * 60_000;

const hasLongBegun = ({ from, to }: Occurrence, now: Date): boolean =>
  now.getTime() - from.getTime() > Math.min(justBegun, (to.getTime() - from.getTime()) / 2);

/** Those who said no do not wait. The organizer may be no guest. */
const othersOf = ({ event: { guests, organizer } }: Occurrence) => {
  const waiting = guests.filter(({ self, kind, answer }) => !self && kind === 'person' && answer !== 'declined');
  const isGuest = guests.some(({ email }) => email === organizer?.email);
  return organizer && !organizer.self && !isGuest ? [organizer, ...waiting] : waiting;
};
