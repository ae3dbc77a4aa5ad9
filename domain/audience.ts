// How many people get a draft, and how many of them are outside the person's company.
import { type People, recipientsOf } from './draft.ts';
import { isFreeMail } from './free-mail.ts';
import type { Address } from './mail.ts';

/** Replying to more people than this shows a warning. */
export const manyRecipients = 5;

/** Recipients outside the person's company. A public mail provider is not a company. */
export const outsideOf = (own: string, draft: People): Address[] =>
  isFreeMail(domainOf(own)) ? [] : recipientsOf(draft).filter(({ email }) => domainOf(email) !== domainOf(own));

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();
