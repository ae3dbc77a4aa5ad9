import { describe, expect, test } from 'vitest';
import { parseScheduling } from './finding.ts';
import type { SchedulingRequest } from './finding-request.ts';
import { parseOffered } from './offered.ts';

const written = (request: SchedulingRequest | null): string => {
  if (request === null) return 'nothing';
  switch (request.does) {
    case 'find': {
      const { people, title, minutes, span, until } = request;
      return [
        'find',
        people.join('+') || 'alone',
        title ?? '-',
        minutes ?? '-',
        span === null ? '-' : span.kind,
        until === null ? '' : `until ${until.kind}`,
      ]
        .join(' ')
        .trim();
    }
    case 'late':
      return `late ${request.without ? 'without me' : (request.minutes ?? '-')}`;
    case 'plan':
      return `plan ${request.span?.kind ?? '-'} ${request.by?.minutes ?? 'clear'}`;
    default:
      return request.does;
  }
};

describe('a request for a time', () => {
  test.each([
    ['find thirty minutes with Priya on Thursday afternoon', 'find Priya - 30 when'],
    ['find 30 minutes with Ana and Raj on Thursday', 'find Ana+Raj - 30 when'],
    ['find time with Dana and Sam next week', 'find Dana+Sam - - week'],
    ['find an hour with Sarah and Daniel next week', 'find Sarah+Daniel - 60 week'],
    ['find me 45 minutes with Priya tomorrow afternoon', 'find Priya - 45 when'],
    ['get me half an hour with Tom this week', 'find Tom - 30 week'],
    ['find a time with Priya', 'find Priya - - -'],
    ['find a slot to meet with Jonas on Friday morning', 'find Jonas - - when'],
    ['an hour for the board deck before Friday', 'find alone board deck 60 - until when'],
    ['find two hours for the board deck this week', 'find alone board deck 120 week'],
    ['find an hour to work on the budget tomorrow', 'find alone budget 60 when'],
    ['when can we meet', 'find alone - - -'],
    ['when can I meet with Priya next week', 'find Priya - - week'],
    ['when can we talk to Dana on Friday', 'find Dana - - when'],
    ['when are Priya and I both free on Thursday', 'find Priya - - when'],
    ['when is Priya free tomorrow', 'find Priya - - when'],
    ['find the mail from Priya', 'nothing'],
    ['find me a free hour tomorrow', 'nothing'],
    ['when can we archive this', 'nothing'],
    ['when is the board meeting', 'nothing'],
    ['when am I free tomorrow', 'nothing'],
  ])('%s', (heard, expected) => expect(written(parseScheduling(heard))).toBe(expected));
});

describe('a plan', () => {
  test.each([
    ['clear my afternoon', 'plan when clear'],
    ['clear my calendar', 'plan rest-of-day clear'],
    ['clear my day', 'plan rest-of-day clear'],
    ['free up Thursday morning', 'plan when clear'],
    ['clear tomorrow', 'plan when clear'],
    ['clear the afternoon on Thursday', 'plan when clear'],
    ['push everything by half an hour', 'plan - 30'],
    ['push everything back half an hour', 'plan - 30'],
    ['push everything this afternoon by 30 minutes', 'plan when 30'],
    ['move all my meetings tomorrow back by an hour', 'plan when 60'],
    ['bring everything forward by 15 minutes', 'plan - -15'],
    ['push it by half an hour', 'nothing'],
    ['clear the label', 'nothing'],
    ['clear my inbox', 'nothing'],
  ])('%s', (heard, expected) => expect(written(parseScheduling(heard))).toBe(expected));
});

describe('a late person', () => {
  test.each([
    ["I'm running late", 'late -'],
    ["I'm running ten minutes late", 'late 10'],
    ["I'll be ten minutes late", 'late 10'],
    ["tell them I'm running late", 'late -'],
    ["let everyone know I'm going to be five minutes late", 'late 5'],
    ['running a bit late', 'late -'],
    ['start without me', 'late without me'],
    ['tell them to start without me', 'late without me'],
    ['late', 'nothing'],
    ['remind me later', 'nothing'],
    ["tell them: I'll be late", 'nothing'],
    ['the invoice is late', 'nothing'],
  ])('%s', (heard, expected) => expect(written(parseScheduling(heard))).toBe(expected));
});

describe('an answer to times on offer', () => {
  const offer = {
    kind: 'which',
    options: ['Thursday at 13:30', 'Thursday at 15:00', 'Friday at 16:30'],
    said: [
      ['13:30', 'half past 1'],
      ['15:00', '3'],
      ['16:30', 'friday'],
    ],
  } as const;
  test.each([
    ['the second one', 'take 1'],
    ['two', 'take 1'],
    ['book the second one', 'take 1'],
    ['the last one', 'take 2'],
    ['book it', 'take null'],
    ['that works', 'take null'],
    ['earlier', 'earlier'],
    ['something later please', 'later'],
    ['another day', 'another-day'],
    ['any other times', 'more'],
    ['none of these', 'none'],
    ['make it an hour', 'length 60'],
    ['half an hour instead', 'length 30'],
    ['shorter', 'scale'],
    ['why', 'why null'],
    ['why two', 'why 1'],
    ['why not Tuesday', 'why null not'],
    ['what about Tuesday morning', 'when'],
    ['Monday instead', 'when'],
    ['archive it', 'nothing'],
    ['next', 'nothing'],
    ['read the next mail', 'nothing'],
    ['stop', 'nothing'],
  ])('%s', (heard, expected) => {
    const answer = parseOffered(heard, offer);
    const details =
      answer === null
        ? ['nothing']
        : answer.says === 'take'
          ? [answer.says, answer.nth]
          : answer.says === 'length'
            ? [answer.says, answer.minutes]
            : answer.says === 'why'
              ? [answer.says, answer.nth, ...(answer.not ? ['not'] : [])]
              : [answer.says];
    expect(details.map(String).join(' ')).toBe(expected);
  });
});
