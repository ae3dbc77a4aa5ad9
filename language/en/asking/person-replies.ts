// What Flow says of people, in US English. Words of a mail stand in quotation marks, and counts are numbers of messages.

import { ended } from '#language/en/engine/end-sentence.ts';
import { addressAloud } from '#language/en/engine/spelling.ts';

export type SaidLast = { who: string | null; when: string; words: string };

/** 'Dana Whitfield, CFO at Helio.' A role from a signature is what the other side says of itself. */
export const whoWords = (
  name: string,
  role: { text: string; signed: boolean } | null,
  company: string | null,
): string => {
  if (role === null) return company === null ? `${name}.` : `${name}, at ${company}.`;
  const at = company === null ? '' : ` at ${company}`;
  return role.signed ? `${name}, who signs as “${role.text}”${at}.` : `${name}, ${role.text}${at}.`;
};

export const noRole = (name: string): string => `I find no role of ${name}, in your contacts or in a signature.`;
export const noCompany = (name: string): string => `I don’t know where ${name} works.`;
export const companyWords = (name: string, company: string, byAddress: boolean): string =>
  byAddress ? `The address of ${name} is at ${company}.` : `${name} works at ${company}.`;

export const addressWords = (name: string, emails: readonly string[]): string => {
  const [first, second] = emails.map(addressAloud);
  if (first === undefined) return `I know no address of ${name}.`;
  return `${name}’s address is ${first}${second === undefined ? '' : `, and another is ${second}`}.`;
};

/** 'Dana wrote on Tuesday: “…”' */
export const lastWords = ({ who, when, words }: SaidLast): string =>
  ended(`${who ?? 'You'} wrote ${onDay(when)}: “${words}”`);

export const neverHeard = (name: string): string => `${name} has never written to you, as far as I can see.`;
export const neverWrote = (name: string): string => `You’ve never written to ${name}, as far as I can see.`;

/** 'One thing is open on your side, two on theirs.' */
export const openWords = (owed: number, waiting: number): string | null => {
  if (owed + waiting === 0) return null;
  if (waiting === 0) return `You owe ${things(owed)}.`;
  return owed === 0 ? `You’re waiting for ${things(waiting)}.` : `You owe ${things(owed)}, and wait for ${waiting}.`;
};

export const nextMeeting = (moment: string): string => `You meet ${moment}.`;
export const lastMeeting = (name: string, moment: string): string => `You last met ${name} ${moment}.`;
export const neverMet = (name: string): string => `I find no meeting with ${name} in the last months.`;

/** '40 emails since March.' */
export const countWords = (count: string, since: string | null): string =>
  `${count === '1' ? 'One email' : `${count} emails`}${since === null ? '' : ` since ${since}`}.`;

/** `week`: emails both ways in a week, as a word. */
export const oftenWords = (said: {
  name: string;
  received: string;
  sent: string;
  since: string | null;
  lately: number;
}): string => {
  const since = said.since === null ? '' : ` since ${said.since}`;
  return `${rate(said.lately)} ${said.received} from ${said.name} and ${said.sent} from you${since}.`;
};

const rate = (lately: number): string => {
  if (lately === 0) return 'Not at all in the last three months.';
  const week = lately / 13;
  if (week >= 0.75) return `About ${Math.round(week) === 1 ? 'one email' : `${Math.round(week)} emails`} a week.`;
  const month = Math.round(lately / 3);
  return month >= 1
    ? `About ${month === 1 ? 'one email' : `${month} emails`} a month.`
    : `${lately === 1 ? 'One email' : `${lately} emails`} in the last three months.`;
};

/** `mine`, `theirs`: 'within an hour'. */
export const paceWords = (name: string, mine: string | null, theirs: string | null): string => {
  if (mine === null && theirs === null) return `I can’t tell yet: too few answers between you and ${name}.`;
  if (theirs === null) return `You usually answer ${name} ${mine}.`;
  return mine === null ? `${name} usually answers ${theirs}.` : `You usually answer ${mine}, and ${name} ${theirs}.`;
};

export const ownPace = (pace: string): string => `You usually answer ${pace}.`;

/** 'within an hour', 'in about 3 hours', 'within a day', 'in about 4 days'. */
export const paceOf = (seconds: number): string => {
  if (seconds <= 3600) return 'within an hour';
  if (seconds <= 20 * 3600) return `in about ${Math.max(2, Math.round(seconds / 3600))} hours`;
  if (seconds <= 36 * 3600) return 'within a day';
  return `in about ${Math.max(2, Math.round(seconds / 86_400))} days`;
};

export const unknownPerson = (name: string, isDevice: boolean): string =>
  isDevice
    ? `I find nobody called ${name} on this device, and I can’t reach the server.`
    : `I know nobody called ${name}: no contact and no email.`;

/** 'Dana Whitfield, or Dana Cole?' */
export const whichPerson = (names: readonly string[]): string => `${names.join(', or ')}?`;

export const whoIsMeant = 'Who do you mean? Say a name.';
export const personFailed = 'I couldn’t look that up.';
export const onlyHere = 'Only from the mail on this device.';

/** `names`: with a role or a count. */
export const atCompany = (company: string, count: number, names: readonly string[]): string => {
  if (count === 0) return `I find nobody at ${company}.`;
  const more = count - names.length;
  const head = count === 1 ? 'One person' : `${count} people`;
  return `${head} at ${company}: ${names.join('; ')}${more > 0 ? `, and ${more} more` : ''}.`;
};

export const mostWords = (by: 'received' | 'sent', people: readonly { name: string; count: string }[]): string => {
  const [first, ...rest] = people;
  if (!first) return by === 'received' ? 'Nobody writes to you yet.' : 'You’ve written to nobody yet.';
  const then = rest.map(({ name, count }) => `${name} ${count}`).join(', ');
  return `${first.name}, ${first.count} emails${then === '' ? '' : `. Then ${then}`}.`;
};

const things = (count: number): string => (count === 1 ? 'one thing' : `${count} things`);

const onDay = (when: string): string => (/^(?:today|yesterday)$/.test(when) ? when : `on ${when}`);
