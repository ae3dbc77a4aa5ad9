// A change that reaches many people, or many outside the person's company, needs more than a spoken yes.
import { isFreeMail } from './free-mail.ts';

/** `outside`: of the people, those at another company. */
export type Crowd = { people: number; outside: number };

const most = { people: 20, outside: 5 } as const;

/** Null if a spoken yes is enough. `own`: the person's address. */
export const crowdOf = (emails: readonly string[], own: string): Crowd | null => {
  const people = new Set(emails.map((email) => email.toLowerCase()));
  const company = domainOf(own.toLowerCase());
  const outside = [...people].filter((email) => isFreeMail(company) || domainOf(email) !== company).length;
  return people.size > most.people || outside > most.outside ? { people: people.size, outside } : null;
};

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);
