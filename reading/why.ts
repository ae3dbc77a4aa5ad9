// The few words beside a thread in the queue that say why it stands where it stands.
import { hasLabel, type Message, type Reading, type Thread, unanswered } from '#domain/mail.ts';
import { type Ask, asksIn } from './asks.ts';

export type Moment = { now: Date; ownAddress: string; timeZone?: string | undefined };

const hour = 3_600_000;
const day = 24 * hour;

/** Why a thread matters, in about four words; empty where there is nothing to say. */
export const whyOf = (thread: Thread, moment: Moment): string => {
  const waiting = waitingMessages(thread, moment.ownAddress);
  if (wroteLast(thread)) return 'you wrote last';
  return (
    meetingWords(waiting, moment) ||
    askWords(waiting, moment) ||
    (waiting.some((message) => message.attachments.length > 0) ? 'attachment' : '') ||
    (hasLabel(thread, 'STARRED') ? 'starred' : '')
  );
};

/** Whether the newest message is the person's own: nothing in the thread waits to be read then. */
export const wroteLast = (thread: Thread): boolean => unanswered(thread).at(-1)?.labels.includes('SENT') ?? false;

/** What others wrote since the person last did; nothing once the person has answered. */
export const waitingMessages = (thread: Thread, ownAddress: string): Message[] =>
  unanswered(thread).filter(
    (message) => !message.labels.includes('SENT') && message.from.email.toLowerCase() !== ownAddress.toLowerCase(),
  );

/** An invitation or cancellation that concerns the next 36 hours and is not over. */
export const isSoon = (message: Message, now: Date): boolean => {
  if (message.invitation === null || message.invitation.method === 'reply') return false;
  const startsAt = Date.parse(message.invitation.startsAt);
  const endsAt = message.invitation.endsAt === null ? startsAt + hour : Date.parse(message.invitation.endsAt);
  return endsAt > now.getTime() && startsAt - now.getTime() < 1.5 * day;
};

const meetingWords = (waiting: readonly Message[], moment: Moment): string => {
  const invitation = waiting.findLast((message) => isSoon(message, moment.now))?.invitation;
  if (!invitation) return '';
  if (invitation.method === 'cancel') return 'meeting canceled';
  const startsAt = new Date(invitation.startsAt);
  return dateKey(startsAt, moment) === dateKey(moment.now, moment) ? 'meeting today' : 'meeting tomorrow';
};

const askWords = (waiting: readonly Message[], moment: Moment): string => {
  const asking = waiting.filter((message) => message.reading.asks);
  const last = asking.at(-1);
  const first = asking[0];
  if (!last || !first) return '';
  const since = Date.parse(first.at);
  if (moment.now.getTime() - since >= 2 * day) return `waiting since ${dayWords(new Date(since), moment)}`;
  return wordsOfReading(last.reading);
};

/** One reading is searched once: a queue is ranked anew with every change. */
const wordsOfReading = (reading: Reading): string => {
  const words = searched.get(reading) ?? wordsOfAsk(asksIn(reading.paragraphs.flat()));
  searched.set(reading, words);
  return words;
};

const searched = new WeakMap<Reading, string>();

const wordsOfAsk = (asks: readonly Ask[]): string => {
  if (asks.some((ask) => ask.kind === 'decision')) return 'asks for a decision';
  const deadline = asks.find((ask) => ask.deadline !== '')?.deadline;
  if (deadline !== undefined && /^by \S+(?: \S+)?$/i.test(deadline)) return `wanted ${deadline}`;
  if (asks.some((ask) => ask.kind === 'yes-or-no')) return 'needs a yes or no';
  return asks.some((ask) => ask.kind === 'request') ? 'asks for something' : 'asks a question';
};

/** 'Tuesday' within the last week, '3 Nov' before that. */
const dayWords = (at: Date, moment: Moment): string => {
  const near = moment.now.getTime() - at.getTime() < 6.5 * day;
  return format(at, moment, near ? { weekday: 'long' } : { day: 'numeric', month: 'short' });
};

const dateKey = (at: Date, moment: Moment): string =>
  format(at, moment, { year: 'numeric', month: 'numeric', day: 'numeric' });

const format = (at: Date, moment: Moment, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: moment.timeZone ?? 'UTC' }).format(at);
