// A person's card from messages at hand, as on a device without a connection. The server counts in the database instead.
import type { Quoted } from '#domain/answer.ts';
import type { ThreadId } from '#domain/id.ts';
import type { Message } from '#domain/mail.ts';
import { companyAt, type PersonCard, personLimits } from '#domain/person.ts';
import { lastSaid } from './last-said.ts';

export type MailHere = { threadId: ThreadId; message: Message };

export type KnownAs = { name: string; emails: readonly string[]; title: string | null; organization: string | null };

/** Null without any mail and without a contact. `emails`: lower case. */
export const cardFromMail = (
  emails: readonly string[],
  mails: readonly MailHere[],
  { contact, now }: { contact: KnownAs | null; now: Date },
): PersonCard | null => {
  const all = mails.filter(({ message }) => !isAway(message)).toSorted((one, two) => byTime(one.message, two.message));
  const heard = all.filter(({ message }) => emails.includes(message.from.email.toLowerCase()));
  const wrote = all.filter(({ message }) => isTo(message, emails));
  if (heard.length + wrote.length === 0 && contact === null) return null;
  const firsts = [heard[0], wrote[0]].flatMap((one) => one?.message.at ?? []).toSorted();
  return {
    name: contact?.name || nameFrom(heard.at(-1), wrote.at(-1), emails),
    emails: [...emails],
    ...workOf(
      emails,
      contact,
      heard.flatMap(({ message }) => message.reading.signs ?? []),
    ),
    received: heard.length,
    sent: wrote.length,
    lately: [...heard, ...wrote].filter(({ message }) => isLate(message, now)).length,
    first: firsts[0] ?? null,
    answers: { mine: answerTime(heard, wrote), theirs: answerTime(wrote, heard) },
    heard: saidAt(heard.at(-1), false),
    wrote: saidAt(wrote.at(-1), true),
  };
};

/** `signs`: roles in signatures, newest last. The person's own contacts come first. */
export const workOf = (
  emails: readonly string[],
  contact: Pick<KnownAs, 'title' | 'organization'> | null,
  signs: readonly string[],
): Pick<PersonCard, 'role' | 'company'> => {
  const signed = signs.at(-1);
  const company = companyAt(emails[0] ?? '');
  return {
    role: contact?.title
      ? { text: contact.title, from: 'contacts' }
      : signed === undefined
        ? null
        : { text: signed, from: 'signature' },
    company: contact?.organization
      ? { name: contact.organization, from: 'contacts' }
      : company === null
        ? null
        : { name: company, from: 'address' },
  };
};

const byTime = (one: Message, other: Message): number => one.at.localeCompare(other.at);

const isAway = ({ labels }: Message): boolean =>
  labels.some((label) => label === 'trash' || label === 'spam' || label === 'drafts');

const isTo = ({ labels, to, cc }: Message, emails: readonly string[]): boolean =>
  labels.includes('sent') && [...to, ...cc].some(({ email }) => emails.includes(email.toLowerCase()));

const saidAt = (mail: MailHere | undefined, own: boolean): Quoted | null =>
  mail === undefined ? null : lastSaid(mail.message, mail.threadId, own);

const nameFrom = (heard: MailHere | undefined, wrote: MailHere | undefined, emails: readonly string[]): string => {
  const people = [...(wrote?.message.to ?? []), ...(wrote?.message.cc ?? [])];
  return heard?.message.from.name || people.find(({ email }) => emails.includes(email.toLowerCase()))?.name || '';
};

const isLate = ({ at }: Message, now: Date): boolean =>
  now.getTime() - Date.parse(at) < personLimits.lately * 86_400_000;

/** The median of the seconds until the other side next writes in the thread. */
const answerTime = (asked: readonly MailHere[], answered: readonly MailHere[]): number | null => {
  const waits = asked.slice(-personLimits.answers).flatMap(({ threadId, message }) => {
    const next = answered.find((one) => one.threadId === threadId && one.message.at > message.at);
    return next ? [(Date.parse(next.message.at) - Date.parse(message.at)) / 1000] : [];
  });
  return waits.length < 2 ? null : median(waits);
};

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
};
