// Finds one of a person's addresses: 'her work address', 'his private one', 'the Acme one', 'the other one'.
import type { Contact } from '#domain/contact.ts';
import { isFreeMail } from '#domain/free-mail.ts';

/** `now`: the current address. Null if no other address fits. */
export const matchAddress = ({ emails, organization }: Contact, which: string, now: string): string | null => {
  const others = emails.filter((email) => email !== now);
  if (which === 'other') return others[0] ?? null;
  const isWork = (email: string): boolean => belongsTo(email, organization, emails);
  if (which === 'work') return emails.find(isWork) ?? null;
  if (which === 'private') return emails.find((email) => !isWork(email)) ?? null;
  return emails.find((email) => email.includes(which)) ?? null;
};

/** Prefers a domain that contains the organisation's name, else the first one that is not free mail. */
const belongsTo = (email: string, organization: string | null, emails: readonly string[]): boolean => {
  const named = emails.filter((one) => hasNameOf(domainOf(one), organization));
  if (named.length > 0) return named.includes(email);
  return email === emails.find((one) => !isFreeMail(domainOf(one)));
};

const hasNameOf = (domain: string, organization: string | null): boolean =>
  (organization ?? '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => word.length > 3 && domain.includes(word));

const domainOf = (email: string): string => email.slice(email.indexOf('@') + 1);
