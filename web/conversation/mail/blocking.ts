// Blocks or unblocks a sender, of the current mail or by name. Asks when the name is ambiguous, or when the person writes to them.
import { isSameMailbox } from '#domain/account.ts';
import { isBlocked } from '#domain/block.ts';
import { mostAtOnce } from '#domain/bulk.ts';
import type { Contact } from '#domain/contact.ts';
import type { ThreadId } from '#domain/id.ts';
import { type Address, hasLabel, type Thread, unanswered } from '#domain/mail.ts';
import { matchRecipient } from '#language/drafting/match-recipient.ts';
import { blockAnswer, question } from '#language/en/app/questions.ts';
import type { Control } from '#language/intents/intent.ts';
import type { Questions } from '#web/conversation/asking/questions.ts';
import type { Captions } from '#web/conversation/script/captions.ts';
import { nameOfSender, writers } from '#web/conversation/script/sender-names.ts';
import { spokenName } from '#web/conversation/script/spoken-name.ts';
import { contactBook } from '#web/data/contacts.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { type Acts, threadOf } from './acts.ts';

type World = { acts: Acts; captions: Captions; questions: Questions; ownAddress: string };
type Asked = Extract<Control, { kind: 'block' }>;

export const blockSender = ({ unblock, sender }: Asked, world: World, heard?: string): void => {
  if ('threadId' in sender) {
    const from = senderOf(threadOf(sender.threadId), world.ownAddress);
    return from ? meant({ unblock, person: from, threadId: sender.threadId }, world, heard) : undefined;
  }
  const match = matchRecipient(sender.called, peopleHere(unblock, world.ownAddress), new Set());
  switch (match.kind) {
    case 'one':
      return meant({ unblock, person: match.person, threadId: null }, world, heard);
    case 'several':
    case 'perhaps':
      return askWhich(match.people, { unblock, world, heard });
    case 'nobody':
      return world.captions.say(blockAnswer.nobody(sender.called, unblock), heard);
  }
};

/** The sender of the latest message. The person themselves only if nobody else wrote. */
const senderOf = (thread: Thread | undefined, ownAddress: string): Address | null => {
  if (!thread) return null;
  const others = (messages: Thread['messages']) =>
    messages.filter(({ from }) => !isSameMailbox(from.email, ownAddress));
  const message = others(unanswered(thread)).at(-1) ?? others(thread.messages).at(-1) ?? thread.messages.at(-1);
  return message?.from ?? null;
};

export const isBlockedHere = (threadId: ThreadId | null, ownAddress: string): boolean => {
  const from = threadId && senderOf(threadOf(threadId), ownAddress);
  return from ? isBlocked(mailbox.current().blocked, from.email) : false;
};

type Meant = { unblock: boolean; person: Address; threadId: ThreadId | null };

const meant = (of: Meant, world: World, heard: string | undefined): void => {
  const { captions, questions } = world;
  const email = of.person.email.toLowerCase();
  const who = spokenName(of.person) || nameOfSender(email);
  const against = whyNot(of, email, who, world.ownAddress);
  if (against !== null) return captions.say(against, heard);
  const written = of.unblock ? 0 : writtenTo(email);
  if (written < often) return give(of, email, world, heard);
  const words = question.blockKnown(who, written);
  captions.say(words, heard);
  questions.ask({
    question: { kind: 'yes-no', act: 'block' },
    words,
    yes: 'Block',
    answered: ({ kind }, said) =>
      kind === 'yes' ? give(of, email, world, said ?? heard) : captions.say(question.left, said),
  });
};

const whyNot = ({ unblock, threadId }: Meant, email: string, who: string, ownAddress: string): string | null => {
  if (isSameMailbox(email, ownAddress)) return blockAnswer.own;
  const already = isBlocked(mailbox.current().blocked, email);
  if (unblock) return already ? null : blockAnswer.notBlocked(who);
  return already && threadsOf(email, threadId).length === 0 ? blockAnswer.already(who) : null;
};

/** Block asks first when the person has sent at least this many mails to the sender. */
const often = 3;

const writtenTo = (email: string): number => {
  const sent = [...mailbox.current().threads.values()].find((thread) => lastBy(thread) === email)?.sender.sent ?? 0;
  return Math.max(sent, contactBook.current().byAddress.get(email)?.written ?? 0);
};

const give = ({ unblock, threadId }: Meant, email: string, { acts }: World, heard: string | undefined): void =>
  acts.give(
    unblock
      ? { kind: 'unblock', args: { email, threadIds: [] } }
      : { kind: 'block', args: { email, threadIds: threadsOf(email, threadId) } },
    heard === undefined ? {} : { heard },
  );

/** The current mail first, because the announcement names the first; then the sender's other inbox mail. */
const threadsOf = (email: string, at: ThreadId | null): ThreadId[] => {
  const inbox = [...mailbox.current().threads.values()]
    .filter((thread) => hasLabel(thread, 'inbox') && lastBy(thread) === email)
    .map(({ id }) => id);
  return [...new Set([...(at === null ? [] : [at]), ...inbox])].slice(0, mostAtOnce);
};

const lastBy = (thread: Thread): string | undefined => unanswered(thread).at(-1)?.from.email.toLowerCase();

const askWhich = (
  people: readonly Contact[],
  { unblock, world, heard }: { unblock: boolean; world: World; heard: string | undefined },
): void => {
  const alike = new Set(people.map(({ name }) => name)).size < people.length;
  const names = people.map(({ name, emails }) => (alike ? (emails[0] ?? name) : name));
  const [only = '', another] = names;
  // Only one sender has a similar name, so confirm first.
  const words = another === undefined ? question.perhaps(only) : question.whichOne(names);
  world.captions.say(words, heard);
  world.questions.ask({
    question:
      another === undefined
        ? { kind: 'yes-no', act: unblock ? 'unblock' : 'block' }
        : { kind: 'which', options: names },
    words,
    answered: (answer, said) => {
      const chosen = people[answer.kind === 'option' ? answer.nth : answer.kind === 'yes' ? 0 : -1];
      const [email] = chosen?.emails ?? [];
      if (chosen && email !== undefined)
        meant({ unblock, person: { name: chosen.name, email }, threadId: null }, world, said ?? heard);
      else world.captions.say(question.left, said);
    },
  });
};

/** Contacts by the address they write from, and all other senders on this device. */
const peopleHere = (unblock: boolean, ownAddress: string): Contact[] => {
  const { blocked } = mailbox.current();
  const wrote = new Map(writers().map((from) => [from.email.toLowerCase(), from]));
  wrote.delete(ownAddress.toLowerCase());
  const known = contactBook.current().contacts.map((contact) => ({ ...contact, emails: usedBy(contact, wrote) }));
  const named = new Set(known.flatMap(({ emails }) => emails));
  const unnamed = unblock ? [...blocked].filter((email) => !wrote.has(email)).map(onlyAddress) : [];
  const all = [...known, ...[...wrote.values(), ...unnamed].filter(isNew(named)).map(asContact)];
  if (!unblock) return all;
  return all.map((one) => ({ ...one, emails: one.emails.filter((email) => blocked.has(email)) }));
};

const isNew =
  (named: ReadonlySet<string>) =>
  ({ email }: Address): boolean =>
    !named.has(email.toLowerCase());

/** Puts the address they write from first. */
const usedBy = ({ emails }: Contact, wrote: ReadonlyMap<string, Address>): string[] =>
  emails.toSorted((one, other) => Number(wrote.has(other)) - Number(wrote.has(one)));

/** Each word of `xk2@flash-deals.example` matches as a name. */
const onlyAddress = (email: string): Address => ({ name: email.replace(/[^\p{L}\p{N}]+/gu, ' '), email });

const asContact = ({ name, email }: Address): Contact => ({
  name: name || onlyAddress(email).name,
  givenName: '',
  nicknames: [],
  emails: [email.toLowerCase()],
  organization: null,
  title: null,
  phonetic: null,
  written: 0,
  lastWrittenAt: null,
  known: 'mail',
});
