// What the person's own mail and contacts say of somebody. Counts come from code, and words are parts of a mail.
import * as z from 'zod/mini';
import { Quoted } from './answer.ts';
import { isFreeMail } from './free-mail.ts';

/** `from`: 'contacts' are the person's own words. A signature is what the other side says of itself. */
export const SaidRole = z.object({ text: z.string(), from: z.enum(['contacts', 'signature']) });
export type SaidRole = z.infer<typeof SaidRole>;

export const PersonCard = z.object({
  /** As the contacts or the newest mail write it. May be empty. */
  name: z.string(),
  /** Lower case, the one that was asked for first. */
  emails: z.array(z.string()),
  role: z.nullable(SaidRole),
  /** `from`: of the contacts, or the domain of the address. */
  company: z.nullable(z.object({ name: z.string(), from: z.enum(['contacts', 'address']) })),
  /** Messages from them, and messages of the person to them. */
  received: z.number(),
  sent: z.number(),
  /** Both ways in the last `personLimits.lately` days. */
  lately: z.number(),
  /** The first message either way, ISO 8601. Null without mail. */
  first: z.nullable(z.string()),
  /** Seconds until an answer, the median of the newest. Null with fewer than two answers. */
  answers: z.object({ mine: z.nullable(z.number()), theirs: z.nullable(z.number()) }),
  /** The last thing that they wrote to the person, and the person to them. */
  heard: z.nullable(Quoted),
  wrote: z.nullable(Quoted),
});
export type PersonCard = z.infer<typeof PersonCard>;

/** Somebody in a list: of one name, at one company, or by how much they write. */
export const PersonSeen = z.object({
  name: z.string(),
  email: z.string(),
  /** `CFO, Helio`, from the contacts. */
  role: z.nullable(z.string()),
  received: z.number(),
  sent: z.number(),
});
export type PersonSeen = z.infer<typeof PersonSeen>;

/** Days of `lately`, people in a list, and the newest answers that a median counts. */
export const personLimits = { lately: 90, listed: 12, answers: 100, name: 80 } as const;

/** Null for public mail providers, because their addresses say nothing about a company. */
export const companyAt = (email: string): string | null => {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return host === '' || isFreeMail(host) ? null : registrable(host);
};

/** 'mail.acme.co.uk' belongs to acme.co.uk. */
const registrable = (host: string): string => {
  const parts = host.split('.');
  const kept = twoPartEnding.test(host) ? 3 : 2;
  return parts.slice(-kept).join('.');
};

const twoPartEnding = /\.(?:co|com|org|net|ac|gov|edu|gob|or|ne)\.[a-z]{2}$/;
