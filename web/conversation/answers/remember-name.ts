// Keeps a name that the person gives somebody, after it found whom they mean. It reads back what it keeps.
import { calledId } from '#domain/lesson-note.ts';
import type { Address } from '#domain/mail.ts';
import { neverLearntOf } from '#domain/never-learnt.ts';
import type { AskRequest } from '#language/asking/ask-request.ts';
import { matchRecipient } from '#language/drafting/match-recipient.ts';
import * as say from '#language/en/asking/lesson-replies.ts';
import { whichPerson } from '#language/en/asking/person-replies.ts';
import { now } from '#web/clock.ts';
import { dispatch } from '#web/commands/dispatch.ts';
import { contactBook } from '#web/data/contacts.ts';
import { askLessons } from '#web/data/lessons.ts';
import { peopleFound } from '#web/data/people.ts';
import { type PersonTeller, peopleNear } from './tell-person.ts';

type Naming = Extract<AskRequest, { does: 'remember' }>;

export const rememberName = async (
  { who, alias }: Naming,
  heard: string | undefined,
  teller: PersonTeller,
): Promise<void> => {
  const said = heard ?? `${who} is ${alias}`;
  const people = await peopleCalled(who, teller);
  const [only, another] = people;
  if (!only) return tell(say.whomCalled(who), heard, teller);
  if (another)
    return askWhich(people, (chosen, answer) => keep(chosen, { alias, said }, answer, teller), heard, teller);
  await keep(only, { alias, said }, heard, teller);
};

const peopleCalled = async (who: string, teller: PersonTeller): Promise<Address[]> => {
  const match = matchRecipient(who, contactBook.current().contacts, peopleNear(teller));
  if (match.kind === 'one') return [match.person];
  if (match.kind === 'several')
    return match.people.flatMap(({ name, emails: [email] }) => (email === undefined ? [] : [{ name, email }]));
  const { people } = await peopleFound({ by: 'name', words: who }, teller.ownAddress);
  return people.map(({ name, email }) => ({ name, email }));
};

const mostOffered = 3;

const askWhich = (
  people: readonly Address[],
  then: (chosen: Address, answer: string | undefined) => void,
  heard: string | undefined,
  teller: PersonTeller,
): void => {
  const offered = people.slice(0, mostOffered);
  const options = offered.map(({ name, email }) =>
    offered.some((one) => one.name === name && one.email !== email) ? email : name || email,
  );
  const words = whichPerson(options);
  teller.questions.ask({
    question: { kind: 'which', options },
    words,
    answered: (answer, said) => {
      const chosen = answer.kind === 'option' ? offered[answer.nth] : undefined;
      if (chosen) then(chosen, said ?? heard);
    },
  });
  tell(words, heard, teller);
};

const keep = async (
  { name, email }: Address,
  { alias, said }: { alias: string; said: string },
  heard: string | undefined,
  teller: PersonTeller,
): Promise<void> => {
  const never = neverLearntOf({ alias, said, name });
  if (never !== null) return tell(say.neverKept(never), heard, teller);
  const called = { alias, email: email.toLowerCase(), name, said: said.slice(0, longest), at: now().toISOString() };
  const { lessons } = await askLessons();
  const before = lessons?.find(({ id }) => id === calledId(called));
  if (before?.who?.email === called.email) return tell(say.rememberedBefore(name || email, alias), heard, teller);
  dispatch({ kind: 'remember', args: called }, { spoken: heard !== undefined });
  tell(say.remembered(name || email, alias), heard, teller);
};

/** In characters. */
const longest = 200;

const tell = (words: string, heard: string | undefined, { captions, player }: PersonTeller): void => {
  captions.say(words, heard);
  player.tell(words);
};
