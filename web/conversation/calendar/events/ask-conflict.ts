// An event was moved here offline and elsewhere meanwhile. Flow says both times and asks which holds.
import type { FailedCommand } from '#api/mailbox.ts';
import { eventAt } from '#domain/change/calendar-event-after.ts';
import type { CommandId } from '#domain/id.ts';
import type { EventSpan } from '#domain/wall-time.ts';
import { conflictOptions, conflictQuestion, conflictReplies } from '#language/en/calendar/event-replies.ts';
import { dismissFailed, journal, retryFailed } from '#web/commands/dispatch.ts';
import { titleOf, worldOf } from '#web/conversation/calendar/agenda-world.ts';
import { tell } from '#web/conversation/calendar/tell.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import { currentCalendar, followView } from '#web/data/calendar.ts';
import { perDevice } from '#web/device.ts';
import { notice } from '#web/ui/notices/notice.ts';
import { troubleNotice } from '#web/ui/notices/trouble-notice.ts';
import { startWords } from './said-times.ts';

/** Each conflict is asked about once. A question in between stays open first. */
const asked = perDevice((): Set<CommandId> => new Set());

/** Asks as soon as both times are known and no other question is open. Returns how to stop. */
export const askConflicts = (failed: readonly FailedCommand[], assistant: AssistantSession): (() => void) => {
  const ask = (): void => askConflict(failed, assistant);
  const stops = [followView(ask), assistant.questions.subscribe(ask)];
  ask();
  return () => {
    for (const stop of stops) stop();
  };
};

const askConflict = (failed: readonly FailedCommand[], assistant: AssistantSession): void => {
  const [first] = failed.filter(({ id, problem }) => problem === 'event.conflict' && !asked().has(id));
  if (first === undefined || assistant.questions.current() !== null) return;
  const both = bothTimes(first.id);
  if (both === null) return;
  asked().add(first.id);
  const words = conflictQuestion(both.title, both.theirs, both.own);
  assistant.questions.ask({
    question: { kind: 'which', ...conflictOptions(both.theirs, both.own) },
    words,
    answered: (answer, heard) => {
      if (answer.kind !== 'option') return;
      const isOwn = answer.nth === 1;
      const settle = (): Promise<unknown> => (isOwn ? retryFailed(first.id) : dismissFailed(first.id));
      void settle().catch((trouble: unknown) => notice(troubleNotice(trouble, () => void settle())));
      tell(
        isOwn ? conflictReplies.moved(both.title, both.own) : conflictReplies.kept(both.title, both.theirs),
        heard,
        assistant,
      );
    },
  });
  tell(words, undefined, assistant);
};

/** Null if it is no move, if this device no longer knows it, or does not know the other time yet. */
const bothTimes = (id: CommandId): { title: string; theirs: string; own: string } | null => {
  const given = journal.current().find((one) => one.id === id);
  if (given?.command.kind !== 'reschedule') return null;
  const view = currentCalendar();
  const { at, span } = given.command.args;
  const event = eventAt(view.events, at);
  if (event === null) return null;
  const world = worldOf(view);
  const occurrence = { key: at, event, from: world.now, to: world.now };
  const words = (of: EventSpan): string => startWords(of, world);
  const [theirs, own] = [words(event.span), words(span)];
  return theirs === own ? null : { title: titleOf(occurrence, world), theirs, own };
};
