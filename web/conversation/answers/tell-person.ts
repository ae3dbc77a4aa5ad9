// Says and shows who somebody is, and who the person writes with. It costs no credit: these are facts of the person's own mail.
import type { PersonSeen } from '#domain/person.ts';
import { Problem } from '#domain/problem.ts';
import type { AskRequest, PersonAsks } from '#language/asking/ask-request.ts';
import { addressIn, matchRecipient } from '#language/drafting/match-recipient.ts';
import * as say from '#language/en/asking/person-replies.ts';
import type { Search } from '#web/conversation/search/search.ts';
import { contactBook } from '#web/data/contacts.ts';
import { addressesOf } from '#web/data/given-names.ts';
import { cardOf, peopleFound, type Where } from '#web/data/people.ts';
import { aroundPerson } from './around-person.ts';
import { currentThread, personAtHand } from './at-hand.ts';
import { countOf, personWords } from './person-words.ts';
import { type ShownAnswer, shownAnswer } from './shown-answer.ts';
import type { Teller } from './tell-promises.ts';

type Asking = Extract<AskRequest, { does: 'person' }>;
type AskingMany = Extract<AskRequest, { does: 'people' }>;

export type PersonTeller = Teller & { search: Search };

export const tellPerson = (request: Asking, heard: string | undefined, teller: PersonTeller): Promise<void> =>
  looking(request, heard ?? titleOf(request), heard, teller, async (isCurrent, before) => {
    const found = await sought(request.who, teller, before);
    if (!isCurrent()) return;
    if (found.kind === 'one') return showPerson(request, found.email, heard, teller, isCurrent);
    shownAnswer.become(null);
    if (found.kind === 'several') return askWhich(request, found.people, heard, teller);
    const words = request.who === null ? say.whoIsMeant : say.unknownPerson(request.who, found.where === 'device');
    tell(words, heard, teller);
  });

export const tellPeople = (request: AskingMany, heard: string | undefined, teller: PersonTeller): Promise<void> =>
  looking(request, heard ?? titleOf(request), heard, teller, async (isCurrent) => {
    const { by, at } = request;
    if (by === 'company' && at === null) return;
    const { people, where } = await peopleFound(by === 'company' ? { by, words: at ?? '' } : { by }, teller.ownAddress);
    if (!isCurrent()) return;
    const words = withPlace(by === 'company' ? companyWords(at ?? '', people) : rankedWords(by, people), where);
    shownAnswer.become({ asked: heard ?? titleOf(request), state: 'people', people, said: words, where });
    tell(words, heard, teller);
  });

/** The card of one address, as from a line of a list. */
export const openPerson = (email: string, name: string, teller: PersonTeller): Promise<void> =>
  tellPerson({ does: 'person', asks: 'who', who: email }, `Who is ${name || email}`, teller);

const titleOf = (request: Asking | AskingMany): string =>
  request.does === 'person' ? `Who is ${request.who ?? 'this'}` : 'People you write with';

const looking = async (
  request: AskRequest,
  asked: string,
  heard: string | undefined,
  teller: PersonTeller,
  work: (isCurrent: () => boolean, before: ShownAnswer | null) => Promise<void>,
): Promise<void> => {
  const before = shownAnswer.current();
  const now: ShownAnswer = { asked, state: 'looking', about: 'people' };
  shownAnswer.become(now);
  const isCurrent = (): boolean => shownAnswer.current() === now;
  try {
    await work(isCurrent, before);
  } catch (error) {
    if (!isCurrent()) return;
    const problem = error instanceof Problem ? error.code : 'unexpected';
    shownAnswer.become({ asked, state: 'failed', problem, again: request });
    tell(say.personFailed, heard, teller);
  }
};

type Found =
  | { kind: 'one'; email: string }
  | { kind: 'several'; people: readonly PersonSeen[] }
  | { kind: 'none'; where: Where };

/** `before`: the card that stood there when the person asked, because 'she' means it. */
const sought = async (who: string | null, teller: PersonTeller, before: ShownAnswer | null): Promise<Found> => {
  if (who === null) return atHand(teller, before);
  const [given] = addressesOf(who);
  const address = given ?? addressIn(who);
  if (address !== null) return { kind: 'one', email: address };
  const { people, where } = await peopleFound({ by: 'name', words: who }, teller.ownAddress);
  const near = peopleNear(teller);
  const closest = people.filter(({ email }) => near.has(email));
  const fitting = closest.length === 1 ? closest : people;
  const [only, another] = fitting;
  if (only && !another) return { kind: 'one', email: only.email };
  if (only) return { kind: 'several', people: fitting };
  return similarTo(who, near, where);
};

/** Nobody has exactly this name, so one that sounds like it is offered. */
const similarTo = (who: string, near: ReadonlySet<string>, where: Where): Found => {
  const match = matchRecipient(who, contactBook.current().contacts, near);
  if (match.kind === 'one') return { kind: 'one', email: match.person.email };
  if (match.kind === 'nobody') return { kind: 'none', where };
  const people = match.people.flatMap(({ name, emails: [email], written }) =>
    email === undefined ? [] : [{ name, email, role: null, received: 0, sent: written }],
  );
  return { kind: 'several', people };
};

const atHand = (teller: PersonTeller, before: ShownAnswer | null): Found => {
  const somebody = personAtHand(teller, before);
  return somebody === null ? { kind: 'none', where: 'mailbox' } : { kind: 'one', email: somebody.email };
};

export const peopleNear = (teller: PersonTeller): ReadonlySet<string> =>
  new Set(
    (currentThread(teller)?.messages ?? [])
      .flatMap(({ from, to, cc }) => [from, ...to, ...cc])
      .map(({ email }) => email.toLowerCase()),
  );

const showPerson = async (
  { asks }: { asks: PersonAsks },
  email: string,
  heard: string | undefined,
  teller: PersonTeller,
  isCurrent: () => boolean,
): Promise<void> => {
  const [{ card, where }, around] = await Promise.all([cardOf(email), aroundPerson(teller.ownAddress)]);
  if (!isCurrent()) return;
  if (card === null) {
    shownAnswer.become(null);
    return tell(say.unknownPerson(email, where === 'device'), heard, teller);
  }
  const person = { card, ...around(card.emails) };
  shownAnswer.become({ asked: heard ?? `Who is ${card.name || email}`, state: 'person', person, where });
  tell(withPlace(personWords(asks, person), where), heard, teller);
};

const mostOffered = 3;

const askWhich = (
  request: Asking,
  people: readonly PersonSeen[],
  heard: string | undefined,
  teller: PersonTeller,
): void => {
  const offered = people.slice(0, mostOffered);
  const names = offered.map((one) => nameAmong(one, offered));
  const words = say.whichPerson(names);
  teller.questions.ask({
    question: {
      kind: 'which',
      options: names,
      said: offered.map(({ name, email, role }) => saidFor(name, email, role)),
    },
    words,
    answered: (answer, said) => {
      const chosen = answer.kind === 'option' ? offered[answer.nth] : undefined;
      if (chosen) void tellPerson({ ...request, who: chosen.email }, said ?? heard, teller);
    },
  });
  tell(words, heard, teller);
};

/** Two of the same name differ by role, or by address. */
const nameAmong = (one: PersonSeen, all: readonly PersonSeen[]): string => {
  const isAlone = all.filter(({ name }) => name === one.name).length === 1;
  if (isAlone && one.name !== '') return one.name;
  return one.role === null ? one.email : `${one.name}, ${one.role}`;
};

const saidFor = (name: string, email: string, role: string | null): string[] =>
  [...name.split(/\s+/).slice(1), ...(role ?? '').split(/,?\s+/), email.split('@')[1]?.split('.')[0] ?? '']
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 1);

const mostNamed = 3;

const companyWords = (company: string, people: readonly PersonSeen[]): string =>
  say.atCompany(
    company,
    people.length,
    people.slice(0, mostNamed).map(({ name, email, role }) => {
      const title = role?.split(', ')[0];
      return title === undefined || title === company ? name || email : `${name || email}, ${title}`;
    }),
  );

const rankedWords = (by: 'received' | 'sent', people: readonly PersonSeen[]): string =>
  say.mostWords(
    by,
    people.slice(0, mostNamed).map((one) => ({ name: one.name || one.email, count: countOf(one[by]) })),
  );

const withPlace = (words: string, where: Where): string => (where === 'device' ? `${words} ${say.onlyHere}` : words);

const tell = (words: string, heard: string | undefined, { captions, player }: PersonTeller): void => {
  captions.say(words, heard);
  player.tell(words);
};
