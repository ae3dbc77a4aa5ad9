// Answers many invitations at once. Flow always names them and asks, and one undo takes all answers back.
import type { Occurrence } from '#domain/agenda.ts';
import type { Rsvp } from '#domain/calendar.ts';
import { type Crowd, crowdOf } from '#domain/crowd.ts';
import { CommandId } from '#domain/id.ts';
import { problems } from '#domain/problem.ts';
import type { EventRequest } from '#language/calendar/event-request.ts';
import { eventRefusals, guestRefusals } from '#language/en/calendar/event-replies.ts';
import { crowdWords, guestName } from '#language/en/calendar/guest-words.ts';
import { answerAllQuestion, answeredAllReply, invitationReplies } from '#language/en/calendar/invitation-replies.ts';
import { spansOf } from '#language/engine/slots/span-of.ts';
import type { SpokenSpan } from '#language/engine/slots/spoken-span.ts';
import { answeredAt } from '#web/commands/answered-at.ts';
import { respond } from '#web/commands/event-commands.ts';
import { nextId } from '#web/commands/next-id.ts';
import { twoDigits } from '#web/conversation/asking/two-digits.ts';
import { rowsIn, titleOf } from '#web/conversation/calendar/agenda-world.ts';
import { isInvitation } from '#web/conversation/calendar/spoken-event.ts';
import { tell } from '#web/conversation/calendar/tell.ts';
import { distinct } from '#web/conversation/calendar/which-event.ts';
import { settings } from '#web/data/settings.ts';
import { hasNetwork } from '#web/data/stand-in.ts';
import { notice } from '#web/ui/notices/notice.ts';
import type { Around } from './around.ts';

export const answerAllByWords = (
  { answer, span }: Extract<EventRequest, { does: 'answer-all' }>,
  heard: string,
  around: Around,
): void => {
  const { assistant, world } = around;
  const all = span === null ? unanswered(around) : invitedIn(span, around);
  const other = all.filter(({ event }) => event.own?.answer !== answer);
  if (other.length === 0) return tell(invitationReplies.none, heard, assistant);
  const crowd = crowdOf(
    other.flatMap(({ event: { organizer } }) => organizer?.email ?? []),
    assistant.ownAddress,
  );
  const words = answerAllQuestion(
    answer,
    other.map((one) => titleOf(one, world)),
    crowd === null ? organizersOf(other) : [crowdWords(crowd)],
  );
  askAll(words, { answer, all: other, whole: span === null, crowd }, heard, around);
};

/** `whole`: an unanswered series gets one answer. */
type AllAsked = { answer: Rsvp; all: readonly Occurrence[]; whole: boolean; crowd: Crowd | null };

const askAll = (words: string, asked: AllAsked, heard: string | undefined, around: Around): void => {
  const { assistant } = around;
  assistant.questions.ask({
    question: asked.crowd === null ? { kind: 'yes-no', act: null } : { kind: 'proof', number: twoDigits() },
    words,
    yes: answerAll,
    answered: ({ kind }, said) => {
      if (kind === 'unproven') askAll(guestRefusals.number(answerAll), asked, said, around);
      else if (kind === 'yes') giveAll(asked, said, around);
      else tell(eventRefusals.left, said, assistant);
    },
  });
  tell(words, heard, assistant);
};

const answerAll = 'Answer all';

/** Nearest first, and of a series only its next instance. A stranger's invitation is answered on the screen. */
export const unanswered = ({ world }: Around): Occurrence[] => {
  const until = new Date(world.now.getTime() + daysAhead * 86_400_000);
  const open = rowsIn({ from: world.now, to: until }, world).rows.filter(
    (one) => isInvitation(one) && one.event.own?.answer === 'unanswered',
  );
  return distinct(open.toSorted((one, other) => Number(one.from) - Number(other.from)));
};

const daysAhead = 60;

const invitedIn = (span: SpokenSpan, { world }: Around): Occurrence[] =>
  spansOf(span, { ...world, hours: settings.current().workday })
    .flatMap((one) => rowsIn(one, { ...world, withDeclined: true }).rows)
    .filter((one) => isInvitation(one) && one.to > world.now);

const giveAll = ({ answer, all, whole }: AllAsked, heard: string | undefined, around: Around): void => {
  const { assistant } = around;
  const how = { spoken: true, commandGroup: CommandId.parse(nextId()) };
  const given = all.map((one) => respond({ at: whole ? answeredAt(one) : one.key, answer }, how));
  const ids = given.flatMap((one) => (one.kind === 'given' ? [one.given.id] : []));
  const refused = given.find((one) => one.kind === 'refused');
  if (ids.length === 0 && refused) return tell(problems[refused.problem].title, heard, assistant);
  const words = answeredAllReply(answer, ids.length, hasNetwork());
  tell(words, heard, assistant);
  notice({
    about: 'undo',
    title: words.replace(/\. .*$/, ''),
    icon: 'done',
    action: {
      label: 'Undo',
      shortcut: 'Z',
      altText: 'Press Z to undo',
      run: () => assistant.acts.several('undo', ids.toReversed()),
    },
  });
};

const organizersOf = (all: readonly Occurrence[]): string[] => [
  ...new Set(all.flatMap(({ event: { organizer } }) => (organizer ? guestName(organizer) : []))),
];
