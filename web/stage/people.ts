import { type Contact, roleOf } from '#domain/contact.ts';
import { clockTime, dateIn, type Formats, numberIn } from '#domain/formats.ts';
import type { Address, Message } from '#domain/mail.ts';
import { shortMonth, shortWeekday } from '#language/en/engine/day-names.ts';
import { spokenName } from '#web/conversation/script/spoken-name.ts';

/** Falls back to the address. */
export const nameOf = (address: Address): string => address.name || address.email;

/**
 * `CFO, Northwind`, from the user's own contact with exactly this address. Null shows the address instead, because senders choose
 * their own names.
 */
export const roleShown = (sender: Address, contact: Contact | null): string | null =>
  contact?.known === 'contacts' && contact.emails.includes(sender.email.toLowerCase()) ? roleOf(contact) : null;

/** At most two letters. */
export const monogramOf = (address: Address): string => {
  const words = nameOf(address)
    .split(/[\s@._-]+/)
    .filter((word) => /^\p{L}/u.test(word));
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return `${first?.[0] ?? '·'}${last?.[0] ?? ''}`.toLocaleUpperCase('en-US');
};

/** `To you and Tomas`, `To you, Tomas and 3 more`. */
export const toWhom = (message: Pick<Message, 'to' | 'cc'>, ownAddress: string): string => {
  const all = [...message.to, ...message.cc];
  const mine = all.some((address) => isOwn(address, ownAddress));
  const others = all.filter((address) => !isOwn(address, ownAddress)).map(calledBy);
  const names = mine ? ['you', ...others] : others;
  if (names.length === 0) return 'To undisclosed recipients';
  if (names.length <= 3) return `To ${listed(names)}`;
  return `To ${listed([...names.slice(0, 2), `${names.length - 2} more`])}`;
};

/** `8:02` today, `Tue 8:02` within a week, then `12 Nov`, with the year if it differs. */
export const shownTime = (at: Date, now: Date, formats: Formats): string => {
  const clock = clockTime(60 * at.getHours() + at.getMinutes(), formats);
  if (at.toDateString() === now.toDateString()) return clock;
  const days = (now.getTime() - at.getTime()) / 86_400_000;
  if (days < 6.5 && days > -6.5) return `${shortWeekday(at)} ${clock}`;
  const year = at.getFullYear() === now.getFullYear() ? null : at.getFullYear();
  return dateIn(at.getDate(), shortMonth(at), year, formats);
};

/** `184 KB`, `2.1 MB`. */
export const shownSize = (bytes: number, formats: Formats): string => {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} KB`;
  return `${numberIn(bytes / 1_000_000, formats, 1)} MB`;
};

const isOwn = (address: Address, ownAddress: string): boolean =>
  address.email.toLowerCase() === ownAddress.toLowerCase();

const calledBy = (address: Address): string => spokenName(address) || address.email;

const listed = (names: readonly string[]): string =>
  names.length === 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
