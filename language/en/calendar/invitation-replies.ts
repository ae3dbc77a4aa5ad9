// Sentences around answers to invitations. Callers pass titles through `quotedTitle` first.
import type { Rsvp } from '#domain/calendar.ts';
import { guestName, hearWords, listedNames } from './guest-words.ts';

type Person = { email: string; name: string };

/** `time`: as the person said it. */
export const proposalNote = (time: string): string => `Could we meet ${time} instead?`;

type About = {
  title: string /** 'tomorrow 15:00 to 15:30' */;
  when: string /** The answer holds for the series. */;
  whole: boolean;
};

export const answeredReply = (answer: Rsvp, about: About, whom: Person | null, online: boolean): string =>
  `${done[answer]} ${aboutWords(about)}. ${hearWords(whom === null ? [] : [whom], online)}`;

const aboutWords = ({ title, when, whole }: About): string =>
  `${title}, ${when}${whole ? ', and every other one' : ''}`;

/** A note is read back in full. A stranger is named by address. */
export const answerQuestion = (
  answer: Rsvp,
  about: About,
  { whom, note, stranger }: { whom: Person | null; note: string | null; stranger: boolean },
): string => {
  const who = whom === null ? 'the organizer' : stranger ? whom.email : guestName(whom);
  const what = `${verbs[answer]} ${aboutWords(about)}`;
  const warning = stranger ? `You don’t know ${who}. ` : '';
  return note === null ? `${warning}${what}, and tell ${who}?` : `${warning}${what}, and tell ${who}: “${note}”?`;
};

/** `titles`: at most three are named. */
export const answerAllQuestion = (answer: Rsvp, titles: readonly string[], whom: readonly string[]): string => {
  const [first, second, third, ...more] = titles;
  const named = [first, second, third].flatMap((one) => one ?? []);
  const all = more.length > 0 ? [...named, `${more.length} more`] : named;
  const count = titles.length === 1 ? 'one invitation' : `${titles.length} invitations`;
  return `${verbs[answer]} ${count}: ${listedNames(all)}, and tell ${listedNames(whom)}?`;
};

export const answeredAllReply = (answer: Rsvp, count: number, online: boolean): string =>
  `${done[answer]} ${count === 1 ? 'one invitation' : `${count} invitations`}. The organizers hear ${online ? 'in a moment' : 'once you’re online'}.`;

export const invitationReplies = {
  none: 'No invitation waits for your answer.',
  noneThen: 'I find no invitation then.',
  already: (title: string, answer: Rsvp) => `You’ve ${past[answer]} ${title} already.`,
  own: (title: string) => `Nobody invited you to ${title}, so there is nothing to answer.`,
} as const;

const verbs: Readonly<Record<Rsvp, string>> = {
  accepted: 'Accept',
  declined: 'Decline',
  tentative: 'Answer maybe to',
  unanswered: 'Take back the answer to',
};

const done: Readonly<Record<Rsvp, string>> = {
  accepted: 'Accepted',
  declined: 'Declined',
  tentative: 'Answered maybe to',
  unanswered: 'Took back the answer to',
};

const past: Readonly<Record<Rsvp, string>> = {
  accepted: 'accepted',
  declined: 'declined',
  tentative: 'answered maybe to',
  unanswered: 'left open',
};
