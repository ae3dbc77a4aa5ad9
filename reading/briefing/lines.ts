// The lines about mail, meetings and promises. Plain sentences of Flow's own, and quotes of others.
import type {
  BriefingFacts,
  BriefingLine,
  BriefingMail,
  BriefingMeeting,
  BriefingPart,
  BriefingPromise,
} from '#domain/briefing.ts';
import { type Day, dayOf } from '#domain/day.ts';
import { deadlineIn } from '#reading/asks.ts';
import { lineOf } from './line.ts';
import { clockWords, counted, countWord, dayWords, ended, type Here, listed, sentence } from './words.ts';

export const headline = (facts: BriefingFacts): BriefingLine => lineOf('headline', '', headlineWords(facts));

const headlineWords = (facts: BriefingFacts): string => {
  const { state, needs, queue } = facts.mail;
  if (state === 'first-load') return 'Your mail is still on its way, so I know little of it yet.';
  const place = state === 'away' ? ' I can’t reach the server, so this is what’s on this device.' : '';
  const coming = state === 'syncing' ? ' Older mail is still coming in.' : '';
  if (queue === 0) return `Your inbox holds nothing for you.${coming}${place}`;
  const more = queue - needs;
  const rest = needs === 0 ? '' : more === 0 ? '' : ` The rest can wait.`;
  const lead =
    needs === 0
      ? `Nobody asks you anything. ${sentence(counted(queue, 'email', facts))} ${queue === 1 ? 'waits' : 'wait'} to be read.`
      : `${sentence(counted(needs, 'email', facts))} ${needs === 1 ? 'needs' : 'need'} you.${rest}`;
  return `${lead}${coming}${place}`;
};

/** Who, what they ask in their own words, and by when. */
export const mailLine = (mail: BriefingMail, here: Here): BriefingLine => {
  const { who, asks, needs, subject, by, threadId, more } = mail;
  const about = { handle: { kind: 'mail' as const, threadId }, more };
  const until = by === null ? '' : ` ${sentence(byWords(by, here))}.`;
  if (asks !== null)
    return lineOf(
      'mail',
      threadId,
      { before: `${who} asks: `, others: asks, after: deadlineIn(asks) === '' ? until : '' },
      about,
    );
  const lead = `${who} ${needs === '' ? 'wrote to you' : needs}`;
  if (subject === '') return lineOf('mail', threadId, `${lead}.${until}`, about);
  return lineOf('mail', threadId, { before: `${lead}, about `, others: subject, after: `.${until}` }, about);
};

const byWords = (by: Day, here: Here): string =>
  by < dayOf(here.now, here.zone) ? `it was due ${dayWords(by, here)}` : `by ${dayWords(by, here)}`;

export const meetingLines = ({ calendar, now, zone, formats }: BriefingFacts): BriefingLine[] => {
  const here = { now, zone, formats };
  if (calendar.state === 'missing') return [lineOf('meetings', 'missing', calendar.why)];
  const { meetings, clashes, free } = calendar;
  const [first] = meetings;
  if (first === undefined) return [lineOf('meetings', 'none', 'No more meetings today.')];
  const begun = first.from <= now;
  const lead = `${sentence(counted(meetings.length, 'meeting', here))}${begun ? ' left' : ''}.`;
  const when = begun ? `now, until ${clockWords(first.to, here)}` : `at ${clockWords(first.from, here)}`;
  const opening = meetings.length === 1 ? 'It’s' : begun ? 'You’re in' : 'The first is';
  return [
    lineOf('meetings', 'first', `${lead} ${opening} ${first.title}${withWords(first)} ${when}.`, aboutEvent(first)),
    ...clashes
      .slice(0, 2)
      .map(([one, other]) =>
        lineOf(
          'meetings',
          `clash ${one.key} ${other.key}`,
          `${sentence(one.title)} and ${other.title} overlap at ${clockWords(other.from, here)}.`,
          aboutEvent(other),
        ),
      ),
    ...(free === null
      ? []
      : [
          lineOf(
            'meetings',
            'free',
            `You’re free from ${clockWords(free.from, here)} to ${clockWords(free.to, here)}.`,
          ),
        ]),
  ];
};

export const invitationLines = ({ calendar, ...facts }: BriefingFacts): BriefingLine[] =>
  calendar.state === 'missing'
    ? []
    : calendar.invitations.slice(0, 2).map((one) => {
        const day = dayWords(dayOf(one.from, facts.zone), facts);
        return lineOf(
          'meetings',
          `invitation ${one.key}`,
          `${one.who} invites you to ${one.title} ${onDay(day)} at ${clockWords(one.from, facts)}. You haven’t answered.`,
          aboutEvent(one),
        );
      });

/** Lines on people that the person meets for the first time, and on meetings that Flow has prepared. */
export const aheadLines = ({ calendar, ...here }: BriefingFacts): BriefingLine[] => {
  if (calendar.state === 'missing') return [];
  const [prepared] = calendar.prepared;
  const titles = calendar.prepared.slice(0, 2).map(({ title }) => title);
  return [
    ...calendar.firsts
      .slice(0, 2)
      .map((one) =>
        lineOf(
          'ahead',
          `first ${one.key}`,
          `You meet ${listed(one.who)} for the first time, in ${one.title} at ${clockWords(one.from, here)}.`,
          aboutEvent(one),
        ),
      ),
    ...(prepared === undefined
      ? []
      : [
          lineOf('ahead', 'prepared', `Your prep for ${listed(titles)} is ready. Say “prep me”.`, aboutEvent(prepared)),
        ]),
  ];
};

const onDay = (day: string): string => (/^(?:today|tomorrow|yesterday)$/.test(day) ? day : `on ${day}`);

const withWords = ({ people }: BriefingMeeting): string => (people.length === 0 ? '' : ` with ${listed(people)}`);

const aboutEvent = ({ key, more }: BriefingMeeting) => ({
  handle: { kind: 'event' as const, key },
  more,
});

export const promiseLine = (
  { promiseId, threadId, messageId, kind, who, words, by, at }: BriefingPromise,
  here: Here,
  part: BriefingPart = 'promises',
): BriefingLine => {
  const due = by === null ? '' : ` ${sentence(dueWords(by, here))}.`;
  return lineOf(
    part,
    promiseId,
    { before: leads[kind](who), others: words, after: due },
    {
      handle: { kind: 'promise', promiseId, threadId, messageId },
      more: [
        ended(`${kind === 'theirs' ? who : 'You'} wrote that ${onDay(dayWords(dayOf(new Date(at), here.zone), here))}`),
      ],
    },
  );
};

const dueWords = (by: Day, here: Here): string =>
  `${by < dayOf(here.now, here.zone) ? 'that was due' : 'due'} ${dayWords(by, here)}`;

const leads: Record<BriefingPromise['kind'], (who: string) => string> = {
  mine: (who) => `You told ${who}: `,
  theirs: (who) => `${who} told you: `,
  'asked-me': (who) => `${who} asked you: `,
  'asked-them': (who) => `You asked ${who}: `,
};

export const newsLines = ({ news }: BriefingFacts): BriefingLine[] =>
  news.slice(0, 3).map(({ threadId, title, how }) =>
    lineOf('changed', threadId, `Since last evening ${title} was ${how}.`, {
      handle: { kind: 'mail', threadId },
    }),
  );

export const asideLine = ({ mail: { aside }, formats }: BriefingFacts): BriefingLine | null => {
  const { newsletters, notices } = aside;
  const parts = [
    ...(newsletters > 0 ? [counted(newsletters, 'newsletter', { formats })] : []),
    ...(notices > 0 ? [counted(notices, 'notice', { formats })] : []),
  ];
  return parts.length === 0 ? null : lineOf('aside', '', `I set aside ${listed(parts)}.`);
};

export const tomorrowLine = ({ calendar, ...facts }: BriefingFacts): BriefingLine | null => {
  if (calendar.state === 'missing') return lineOf('tomorrow', 'missing', calendar.why);
  const [first] = calendar.tomorrow;
  if (first === undefined) return lineOf('tomorrow', 'none', 'Nothing is in your calendar tomorrow.');
  const rest = calendar.tomorrow.length - 1;
  const more = rest === 0 ? '' : ` ${sentence(countWord(rest, facts))} more ${rest === 1 ? 'follows' : 'follow'}.`;
  return lineOf(
    'tomorrow',
    'first',
    `Tomorrow starts at ${clockWords(first.from, facts)} with ${first.title}.${more}`,
    aboutEvent(first),
  );
};
