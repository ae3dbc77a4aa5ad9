// Asks before an undo or redo tells guests something new. Loaded with the calendar.
import { invert } from '#domain/change/change.ts';
import type { CommandId } from '#domain/id.ts';
import { momentOf } from '#domain/id-maker.ts';
import { guestReplies, peopleNamed, takeBackQuestion } from '#language/en/calendar/guest-words.ts';
import { now } from '#web/clock.ts';
import { notifiedBy } from '#web/commands/event-commands.ts';
import { heldNow } from '#web/commands/held-now.ts';
import type { GivenCommand } from '#web/commands/journal.ts';
import { waiting } from '#web/commands/waiting.ts';
import type { Questions } from '#web/conversation/asking/questions.ts';
import { givenBy } from '#web/conversation/script/announcement.ts';
import type { Captions } from '#web/conversation/script/captions.ts';
import { clockHere } from '#web/formats.ts';

type World = { captions: Captions; questions: Questions; heard: string | undefined };

/** `goOn` gets the addresses that the person agreed to tell. */
export const askGuests = (
  kind: 'undo' | 'redo',
  ids: readonly CommandId[],
  { captions, questions, heard }: World,
  goOn: (tells: readonly string[]) => void,
): void => {
  const left = ids.flatMap((id) => givenBy(id) ?? []).filter(({ id }) => !stillHere(id));
  const changes = left.flatMap(({ done }) => done.toReversed().map(invert));
  const notified = notifiedBy(changes.flatMap((change) => (change.ledger === 'calendar' ? [change] : [])));
  const [first] = left;
  if (notified.length === 0 || first === undefined) return goOn([]);
  const at = clockHere(momentOf(first.id));
  const words = takeBackQuestion(kind === 'redo' ? 'redo' : kindOf(first), peopleNamed(notified), at, notified.length);
  captions.say(words, heard);
  questions.ask({
    question: { kind: 'yes-no', act: null },
    words,
    yes: 'Tell them',
    answered: (answer, said) => {
      if (answer.kind !== 'yes') return captions.say(guestReplies.kept, said);
      goOn(notified.map(({ email }) => email));
    },
  });
};

/** Nobody has heard of it yet. What was given just now is held, even if the server's list has not come yet. */
const stillHere = (id: CommandId): boolean =>
  now().getTime() - momentOf(id).getTime() < 3000 ||
  heldNow.current().some((one) => one.id === id) ||
  waiting.current().some((one) => one.id === id);

const kindOf = ({ command }: GivenCommand): string => command.kind;
