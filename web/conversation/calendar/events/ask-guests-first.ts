// Gives a command on an event. If guests would hear of it, Flow first says who, and asks.
import type { Notified } from '#domain/change/calendar-notified.ts';
import { crowdOf } from '#domain/crowd.ts';
import { eventRefusals, guestRefusals } from '#language/en/calendar/event-replies.ts';
import { crowdWords, hearWords, peopleNamed } from '#language/en/calendar/guest-words.ts';
import type { EventHow, Given } from '#web/commands/event-commands.ts';
import { twoDigits } from '#web/conversation/asking/two-digits.ts';
import { tell } from '#web/conversation/calendar/tell.ts';
import { contactBook } from '#web/data/contacts.ts';
import { hasNetwork } from '#web/data/stand-in.ts';
import { type Announced, announce } from './announce.ts';
import type { Around } from './around.ts';

type Telling = {
  give: (how: EventHow) => Given;
  heard: string | undefined;
  /** The question, with the people who would hear of it. */
  question: (whom: string) => string;
  /** New guests: a person never written to needs a press, not a spoken yes. */
  invites?: true;
  announced: (given: Given) => Omit<Announced, 'heard'>;
};

const spoken = { spoken: true };

export const giveAskingFirst = (telling: Telling, around: Around): void => {
  const given = telling.give(spoken);
  const notified = given.kind === 'refused' ? (given.notified ?? []) : [];
  if (notified.length === 0) return announce(given, { ...telling.announced(given), heard: telling.heard }, around);
  const crowd = crowdAmong(notified, around);
  const whom = crowd === null ? namedAmong(notified) : crowdWords(crowd);
  askFirst(telling.question(whom), notified, telling, around);
};

const crowdAmong = (notified: readonly Notified[], { assistant }: Around) =>
  crowdOf(
    notified.map(({ email }) => email),
    assistant.ownAddress,
  );

const askFirst = (words: string, notified: readonly Notified[], telling: Telling, around: Around): void => {
  const { assistant } = around;
  const unknown = telling.invites ? notified.filter(({ email }) => !isKnown(email)) : [];
  const crowd = crowdAmong(notified, around);
  const yes = telling.invites ? 'Invite' : 'Tell them';
  assistant.questions.ask({
    question: crowd === null ? { kind: 'yes-no', act: null } : { kind: 'proof', number: twoDigits() },
    words,
    yes,
    answered: ({ kind }, said) => {
      if (kind === 'unproven')
        return askFirst(guestRefusals.number(yes), notified, { ...telling, heard: said }, around);
      if (kind !== 'yes') return tell(eventRefusals.left, said, assistant);
      // A press has no words, and the number on the screen proves as much.
      if (said !== undefined && crowd === null && unknown.length > 0)
        return askFirst(guestRefusals.tap(addressesOf(unknown)), notified, { ...telling, heard: said }, around);
      const given = telling.give({ ...spoken, tells: notified.map(({ email }) => email) });
      const { words: done, about } = telling.announced(given);
      announce(given, { words: `${done} ${hearWords(notified, hasNetwork())}`, about, heard: said }, around);
    },
  });
  tell(words, telling.heard, assistant);
};

/** The person has written there. */
const isKnown = (email: string): boolean =>
  (contactBook.current().byAddress.get(email.toLowerCase())?.written ?? 0) > 0;

const addressesOf = (people: readonly Notified[]): string => people.map(({ email }) => email).join(', ');

/** Names two guests of one name by their addresses. */
const namedAmong = (people: readonly Notified[]): string =>
  peopleNamed(
    people.map((one) =>
      people.some(({ name, email }) => email !== one.email && name === one.name) ? { ...one, name: '' } : one,
    ),
  );
