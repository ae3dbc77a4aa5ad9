// Replies to unsupported requests, in US English: they name the request and offer an alternative.

import type { RefusalReason } from '#language/app/refusal.ts';
import type { EventAction, RequestDetails } from '#language/unsupported/unsupported-intent.ts';
import { refusal } from './replies.ts';

export const refusalReply = ({ why, asked }: { why: RefusalReason; asked?: RequestDetails }): string => {
  if (asked === undefined) return refusal[why];
  if (why === 'calendar') return ofCalendar(asked) ?? refusal[why];
  return lookedFor(why, asked) ?? refusal[why];
};

/** Null without details; then a general reply follows. */
const ofCalendar = (asked: RequestDetails): string | null => {
  const cannot = `I can’t ${deeds[asked.does](asked)} yet.`;
  const instead = insteadOf[asked.does];
  if (instead !== null) return `${cannot} ${instead}`;
  return isNamed(asked) ? `${cannot} I can put, move and cancel your own events.` : null;
};

const isNamed = ({ title, people, when, to, duration }: RequestDetails): boolean =>
  people.length > 0 || [title, when, to, duration].some((one) => one !== null);

const deeds: Record<EventAction, (asked: RequestDetails) => string> = {
  see: (asked) => (isOnlyTime(asked) ? `say what is ${onTime(asked.when)}` : `tell you about ${the(asked)}`),
  book: (asked) => (isOnlyTime(asked) ? `book ${asked.when}` : `book ${one(asked)}`),
  move: (asked) => `move ${the(asked)}${asked.to === null ? '' : ` to ${asked.to}`}`,
  cancel: (asked) => (isOnlyTime(asked) ? `cancel what is ${onTime(asked.when)}` : `cancel ${the(asked)}`),
  answer: () => 'answer the invitation',
  join: () => 'open the call',
  late: () => 'tell the others',
};

const isOnlyTime = (asked: RequestDetails): asked is RequestDetails & { when: string } =>
  asked.when !== null && asked.title === null && asked.people.length === 0 && asked.duration === null;

const insteadOf: Record<EventAction, string | null> = {
  see: null,
  book: null,
  move: null,
  cancel: null,
  answer: 'Say “reply”, and your answer.',
  join: 'Say “any links”, and I look for one in the mail.',
  late: 'Say “reply”, and what it should say.',
};

const the = (asked: RequestDetails): string => `${asked.title === null ? 'it' : `the ${asked.title}`}${around(asked)}`;

const one = (asked: RequestDetails): string => {
  const { title, duration } = asked;
  if (title === null) return `${duration ?? 'it'}${around(asked)}`;
  return `${articleOf(title)}${title}${around(asked)}${duration === null ? '' : `, ${duration}`}`;
};

const articleOf = (title: string): string => {
  if (/\b(?:lunch|dinner|breakfast|coffee|prep)$/i.test(title)) return '';
  if (/^(?:dentist|flight)$/i.test(title)) return 'the ';
  return /^[aeiou]/i.test(title) ? 'an ' : 'a ';
};

const around = ({ people, when }: RequestDetails): string =>
  `${people.length === 0 ? '' : ` with ${listed(people)}`}${when === null ? '' : ` ${onTime(when)}`}`;

/** Adds a preposition if the words have none. */
const onTime = (when: string): string => {
  if (/^(?:on|at|in|by|this|next|today|tonight|tomorrow|for|until|after|before|from)\b/i.test(when)) return when;
  if (/^(?:morning|afternoon|evening)$/i.test(when)) return `in the ${when}`;
  return /^\w*days?\b/i.test(when) ? `on ${when}` : `at ${when}`;
};

/** Offers a search for the named person or topic. */
const lookedFor = (why: RefusalReason, { people: [who] }: RequestDetails): string | null => {
  if (why !== 'people') return null;
  return who === undefined ? null : `${first(refusal[why])} Say “find mail from ${who}”.`;
};

const first = (sentences: string): string => sentences.slice(0, sentences.indexOf('.') + 1);

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
