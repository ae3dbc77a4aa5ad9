import { expect, test } from 'vitest';
import { type BriefingFacts, type BriefingMeeting, type BriefingPromise, briefingSeconds } from '#domain/briefing.ts';
import { EventKey } from '#domain/event-ref.ts';
import { MessageId, ThreadId } from '#domain/id.ts';
import { PromiseId } from '#domain/promise.ts';
import { composeBriefing } from './compose.ts';

const now = new Date('2026-11-17T07:14:00Z');
const at = (clock: string, day = '2026-11-17'): Date => new Date(`${day}T${clock}:00Z`);

const mail = (who: string, asks: string | null, more: Partial<BriefingFacts['mail']['top'][number]> = {}) => ({
  threadId: ThreadId.parse(who.toLowerCase()),
  who,
  asks,
  needs: 'asks for a decision',
  subject: 'Hiring',
  by: null,
  more: [],
  ...more,
});

const meeting = (title: string, from: string, to: string, day?: string): BriefingMeeting => ({
  key: EventKey.parse(`cal ${title}`),
  title: `“${title}”`,
  from: at(from, day),
  to: at(to, day),
  people: [],
  more: [],
});

const promise = (
  who: string,
  words: string,
  by: string | null,
  more: Partial<BriefingPromise> = {},
): BriefingPromise => ({
  promiseId: PromiseId.parse(`${who}.0.0`),
  threadId: ThreadId.parse(`t-${who}`),
  messageId: MessageId.parse(`m-${who}`),
  kind: 'mine',
  vague: false,
  who,
  words,
  by,
  at: '2026-11-12T09:00:00Z',
  ...more,
});

const noMeetings = {
  state: 'ready',
  meetings: [],
  clashes: [],
  free: null,
  invitations: [],
  firsts: [],
  prepared: [],
  tomorrow: [],
} satisfies BriefingFacts['calendar'];

const quiet: BriefingFacts = {
  kind: 'morning',
  now,
  zone: 'UTC',
  formats: { halfDays: false, monthFirst: false, numbers: 'en-GB' },
  name: 'Alex',
  mail: { state: 'ready', queue: 0, seconds: 0, needs: 0, top: [], aside: { newsletters: 0, notices: 0 } },
  calendar: noMeetings,
  news: [],
  promises: [],
  done: null,
};

const busy: BriefingFacts = {
  ...quiet,
  mail: {
    ...quiet.mail,
    queue: 12,
    seconds: 660,
    needs: 2,
    top: [
      mail('Maya', 'Can you say yes to the hire by Friday?'),
      mail('Priya', null, { needs: 'needs a yes or no', subject: 'Board pack', by: '2026-11-18' }),
    ],
    aside: { newsletters: 20, notices: 1 },
  },
  calendar: {
    state: 'ready',
    meetings: [meeting('Pricing', '09:30', '10:00'), meeting('Board', '11:00', '12:00')],
    clashes: [],
    free: { from: at('13:00'), to: at('16:00') },
    invitations: [],
    firsts: [],
    prepared: [],
    tomorrow: [meeting('Standup', '09:00', '09:15', '2026-11-18')],
  },
  promises: [promise('Dana', 'I’ll answer about dinner.', '2026-11-17'), promise('Raj', 'I’ll look.', '2026-11-25')],
};

const textsOf = (facts: BriefingFacts, most?: number): string[] =>
  composeBriefing(facts, most).lines.map(({ text }) => text);

test('a morning names who asks what, the meetings, what is promised for today, and what was set aside', () => {
  expect(textsOf(busy)).toEqual([
    'Two emails need you. The rest can wait.',
    'Maya asks: “Can you say yes to the hire by Friday?”',
    'Priya needs a yes or no, about “Board pack”. By tomorrow.',
    'Two meetings. The first is “Pricing” at 9:30.',
    'You’re free from 13:00 to 16:00.',
    'You told Dana: “I’ll answer about dinner.” Due today.',
    'I set aside 20 newsletters and one notice.',
    'Start with Maya?',
  ]);
});

test('meetings come first once one begins within the hour, and mail after it', () => {
  const partsAt = (clock: string) => composeBriefing({ ...busy, now: at(clock) }).lines.map(({ part }) => part);
  expect(partsAt('08:29').indexOf('mail')).toBeLessThan(partsAt('08:29').indexOf('meetings'));
  expect(partsAt('08:30').indexOf('meetings')).toBeLessThan(partsAt('08:30').indexOf('mail'));
});

test('each line but a count has something to act on', () => {
  const idle = composeBriefing(busy).lines.filter(({ handle }) => handle === null);
  expect(idle.map(({ id }) => id)).toEqual(['headline ', 'meetings free', 'aside ']);
});

test('words of mail stand apart from Flow’s own', () => {
  const line = composeBriefing(busy).lines[1];
  expect(line?.text.slice(line.quote?.from, line.quote?.to)).toBe('Can you say yes to the hire by Friday?');
});

test('however much there is, it takes at most a minute, and a shorter one keeps counts and the first meeting', () => {
  const long = 'Could you please look through the whole of the attached plan and tell me what you think about it all?';
  const much: BriefingFacts = {
    ...busy,
    mail: { ...busy.mail, top: ['Ana', 'Ben', 'Cleo', 'Dov'].map((who) => mail(who, long)) },
    promises: ['Eva', 'Fay', 'Gus'].map((who) => promise(who, long, '2026-11-16')),
    news: ['h', 'i', 'j'].map((id) => ({ threadId: ThreadId.parse(id), title: '“Review”', how: 'moved' as const })),
  };
  expect(composeBriefing(much).seconds).toBeLessThanOrEqual(briefingSeconds.morning);
  const short = composeBriefing(much, 12);
  expect(short.seconds).toBeLessThanOrEqual(12);
  expect(short.lines.map(({ id }) => id)).toEqual(expect.arrayContaining(['headline ', 'meetings first']));
});

test.each<[string, BriefingFacts, string[]]>([
  ['an empty day', quiet, ['Nothing needs you, and no meeting is left today.']],
  [
    'a day with one meeting',
    { ...quiet, calendar: { ...noMeetings, meetings: [meeting('Pricing', '10:00', '11:00')] } },
    ['Nothing needs you. Your first meeting is “Pricing” at 10:00.'],
  ],
  [
    'no calendar',
    { ...quiet, calendar: { state: 'missing', why: 'I can’t see your calendar yet.' } },
    ['Your inbox holds nothing for you.', 'I can’t see your calendar yet.', 'That’s your day.'],
  ],
  [
    'a mailbox that still comes in',
    { ...quiet, mail: { ...quiet.mail, state: 'first-load' } },
    ['Your mail is still on its way, so I know little of it yet.', 'No more meetings today.', 'That’s your day.'],
  ],
  [
    'a device without the server',
    { ...quiet, mail: { ...quiet.mail, state: 'away', queue: 1 } },
    [
      'Nobody asks you anything. One email waits to be read. I can’t reach the server, so this is what’s on this device.',
      'No more meetings today.',
      'That’s your day.',
    ],
  ],
])('%s is said plainly', (_, facts, texts) => {
  expect(textsOf(facts)).toEqual(texts);
});

test.each<[string, Partial<BriefingFacts['mail']>, (number | null)[]]>([
  ['mail that has not arrived yet', { state: 'first-load' }, [null, null]],
  ['a device without mail or server', { state: 'away' }, [null, null]],
  ['a device with mail and no server', { state: 'away', queue: 2, needs: 1 }, [1, 0]],
  ['an empty inbox', {}, [0, 0]],
])('%s has no figure before it is known', (_, mail, counts) => {
  const { figures } = composeBriefing({ ...quiet, mail: { ...quiet.mail, ...mail } });
  expect(figures.slice(0, 2).map(({ count }) => count)).toEqual(counts);
});

test('first meetings and ready preparations are said after what is due', () => {
  const [pricing, board] = [meeting('Pricing', '09:30', '10:00'), meeting('Board', '11:00', '12:00')];
  const calendar = { ...noMeetings, meetings: [pricing, board], prepared: [pricing, board] };
  const firsts = [{ ...board, who: ['Jonas Weber'] }];
  const { lines } = composeBriefing({ ...quiet, calendar: { ...calendar, firsts } });
  expect(lines.map(({ text }) => text)).toEqual([
    'Nothing needs you. Your first meeting is “Pricing” at 9:30.',
    'You meet Jonas Weber for the first time, in “Board” at 11:00.',
    'Your prep for “Pricing” and “Board” is ready. Say “prep me”.',
  ]);
  expect(lines.every(({ handle }) => handle?.kind === 'event')).toBe(true);
});

test('at the weekend it names meetings and promises, and leaves mail alone', () => {
  const parts = composeBriefing({ ...busy, now: new Date('2026-11-21T08:00:00Z') }).lines.map(({ part }) => part);
  expect(parts).not.toContain('mail');
  expect(parts).toContain('promises');
});

test('what is late to the person comes after what they owe, and requests count as mail', () => {
  const promises = [
    promise('Ana', 'I’ll send the list.', '2026-11-13', { kind: 'theirs' }),
    promise('Ben', 'Can you check?', '2026-11-13', { kind: 'asked-me' }),
    promise('Cleo', 'I’ll call.', '2026-11-16'),
  ];
  const lines = composeBriefing({ ...quiet, promises }).lines.filter(({ part }) => part === 'promises');
  expect(lines.map(({ text }) => text)).toEqual([
    'You told Cleo: “I’ll call.” That was due yesterday.',
    'Ana told you: “I’ll send the list.” That was due 13 November.',
  ]);
});

test('the evening tells what was done, promised and left open, and how tomorrow begins', () => {
  const promises = [
    promise('Henrik', 'I’ll send the deck tomorrow.', '2026-11-18', { at: '2026-11-17T15:00:00Z' }),
    promise('Dana', 'I’ll answer.', '2026-11-16'),
    promise('Raj', 'I’ll look.', '2026-11-25'),
  ];
  const facts: BriefingFacts = {
    ...busy,
    kind: 'evening',
    now: at('18:00'),
    promises,
    done: { answered: 4, archived: 12, 'put-off': 1 },
  };
  const { greeting, lines, seconds } = composeBriefing(facts);
  expect(greeting).toBe('Good evening, Alex.');
  expect(seconds).toBeLessThanOrEqual(briefingSeconds.evening);
  expect(lines.map(({ text }) => text)).toEqual([
    'Today you answered four emails, archived twelve emails and put one email off.',
    'You told Henrik: “I’ll send the deck tomorrow.” Due tomorrow.',
    'You told Dana: “I’ll answer.” That was due yesterday.',
    'Two emails need you. The rest can wait.',
    'Maya asks: “Can you say yes to the hire by Friday?”',
    'Priya needs a yes or no, about “Board pack”. By tomorrow.',
    'Tomorrow starts at 9:00 with “Standup”.',
    'That’s it for today.',
  ]);
});

test.each<[done: BriefingFacts['done'], first: string]>([
  [{}, 'You did nothing through me today.'],
  [null, 'I can’t look up what you did today while I’m offline.'],
  ['asking', 'Two emails need you. The rest can wait.'],
])('the evening with what was done as %j begins with %j', (done, first) => {
  const { lines } = composeBriefing({ ...busy, kind: 'evening', now: at('18:00'), promises: [], done });
  expect(lines[0]?.text).toBe(first);
});

test('composing takes a few milliseconds, whatever the day holds', () => {
  const began = performance.now();
  for (let times = 0; times < 50; times += 1) composeBriefing(busy);
  expect((performance.now() - began) / 50).toBeLessThan(10);
});
