// After a meeting: says what is open from it, and offers a note, a promise, or a mail to everybody. It does nothing by itself.
import type { Occurrence } from '#domain/agenda.ts';
import { newDraft } from '#domain/draft.ts';
import type { WhichEvent } from '#language/calendar/agenda-request.ts';
import { calendarReplies } from '#language/en/calendar/answer-replies.ts';
import { followUpReplies, prepReplies } from '#language/en/calendar/prep-replies.ts';
import { guestsOf } from '#reading/prep/threads.ts';
import { openDraft } from '#web/commands/draft-box.ts';
import { rowsIn, timedMeetings, titleOf } from '#web/conversation/calendar/agenda-world.ts';
import type { Around } from '#web/conversation/calendar/events/around.ts';
import { tell } from '#web/conversation/calendar/tell.ts';
import { findEvents, isAtHand } from '#web/conversation/calendar/which-event.ts';
import { nextDraftId } from '#web/conversation/drafting/draft-id.ts';
import { prepOf } from '#web/data/prep.ts';
import { signature } from '#web/data/signature.ts';
import { openWords } from './open-words.ts';

export const offerFollowUps = async (which: WhichEvent, heard: string, around: Around): Promise<void> => {
  const { assistant, world } = around;
  const one = lastOf(which, around);
  if (one === null) return tell(calendarReplies.notFound(which.words ?? 'that meeting'), heard, assistant);
  const title = titleOf(one, world);
  const known = await prepOf(one.event, assistant.ownAddress).catch(() => null);
  const open = known === null ? prepReplies.failed : followUpReplies.open(title, openWords(known.facts));
  const words = followUpReplies.ask(title);
  assistant.questions.ask({
    question: { kind: 'which', options: followUpReplies.options, said: followUpReplies.said },
    words,
    answered: (answer, said) => {
      if (answer.kind !== 'option') return tell(followUpReplies.left, said, assistant);
      if (answer.nth === 0) return assistant.drafting.act({ kind: 'note', words: null }, said);
      if (answer.nth === 1) return tell(followUpReplies.promise, said, assistant);
      void writeToAll(one, said, around);
    },
  });
  tell([open, words].join(' '), heard, assistant);
};

const dayMs = 86_400_000;

/** The last that began, of those that the words name. */
const lastOf = (which: WhichEvent, { world }: Around): Occurrence | null => {
  const before = { ...world, now: new Date(world.now.getTime() - 2 * dayMs) };
  const begun = isAtHand(which)
    ? timedMeetings(rowsIn({ from: before.now, to: world.now }, world).rows)
    : findEvents(which, null, before);
  return begun.filter(({ from }) => from <= world.now).at(-1) ?? null;
};

/** A draft to every guest. Nothing leaves before the person says so. */
const writeToAll = async (one: Occurrence, said: string | undefined, { assistant }: Around): Promise<void> => {
  const to = guestsOf(one.event).map(({ name, email }) => ({ name, email }));
  const fresh = newDraft('new', nextDraftId(), undefined, assistant.ownAddress);
  if (to.length === 0 || fresh === null) return tell(followUpReplies.nobody, said, assistant);
  openDraft({ ...fresh, to, subject: one.event.title.slice(0, 200), signature: await signature() });
  assistant.drafting.readBack();
};
