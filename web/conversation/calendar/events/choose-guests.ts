// Finds the people that a request names, and asks which one if a name fits several.
import type { GuestEntry } from '#domain/calendar.ts';
import type { Contact } from '#domain/contact.ts';
import { matchRecipient, recipientOf } from '#language/drafting/match-recipient.ts';
import { eventRefusals, guestQuestions, guestRefusals } from '#language/en/calendar/event-replies.ts';
import { tell } from '#web/conversation/calendar/tell.ts';
import { contactBook } from '#web/data/contacts.ts';
import type { Around } from './around.ts';

type Then = (guests: readonly GuestEntry[], heard: string | undefined) => void;

/** One name after the other. The person themselves is no guest. */
export const chooseGuests = (
  [name, ...rest]: readonly string[],
  heard: string | undefined,
  around: Around,
  then: Then,
): void => {
  if (name === undefined) return then([], heard);
  chooseGuest(name, heard, around, (guest, said) =>
    chooseGuests(rest, said, around, (others, last) => {
      const isNew = guest.email !== around.assistant.ownAddress && others.every(({ email }) => email !== guest.email);
      then(isNew ? [guest, ...others] : others, last);
    }),
  );
};

const chooseGuest = (
  name: string,
  heard: string | undefined,
  around: Around,
  then: (guest: GuestEntry, heard: string | undefined) => void,
): void => {
  const { assistant } = around;
  const match = matchRecipient(name, contactBook.current().contacts, new Set());
  if (match.kind === 'nobody') return tell(guestRefusals.unknown(name), heard, assistant);
  if (match.kind === 'one') return then(entryOf(match.person), heard);
  const { people } = match;
  const [only, another] = people;
  const names = people.map((one) => nameAmong(one, people));
  const words = another === undefined ? guestQuestions.perhaps(names[0] ?? '') : guestQuestions.which(names);
  assistant.questions.ask({
    question:
      another === undefined
        ? { kind: 'yes-no', act: null }
        : { kind: 'which', options: names, said: people.map(saidFor) },
    words,
    answered: (answer, said) => {
      const chosen = answer.kind === 'option' ? people[answer.nth] : answer.kind === 'yes' ? only : undefined;
      if (chosen) then(entryOf(recipientOf(chosen)), said);
      else tell(eventRefusals.left, said, assistant);
    },
  });
  tell(words, heard, assistant);
};

const entryOf = ({ name, email }: { name: string; email: string }): GuestEntry => ({ email, name, optional: false });

/** With the address where two share the name. */
const nameAmong = ({ name, emails: [email = ''] }: Contact, people: readonly Contact[]): string =>
  name === '' ? email : people.filter((one) => one.name === name).length > 1 ? `${name}, ${email}` : name;

const saidFor = ({ name, emails: [email = ''], organization }: Contact): string[] =>
  [name, name.split(' ').at(-1) ?? '', email, organization ?? '', `the one at ${organization ?? ''}`].filter(
    (said) => said !== '' && said !== 'the one at ',
  );
