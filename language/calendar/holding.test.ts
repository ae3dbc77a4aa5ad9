import { describe, expect, test } from 'vitest';
import { calendar } from './calendar-scene.ts';
import { parseScheduling } from './finding.ts';
import type { SchedulingRequest } from './finding-request.ts';

const written = (request: SchedulingRequest | null): string => {
  switch (request?.does) {
    case 'hold-times': {
      const { people, count, minutes, span } = request;
      return ['hold', people.join('+') || 'at hand', count ?? '-', minutes ?? '-', span?.kind ?? '-'].join(' ');
    }
    case 'drop-holds':
    case 'list-holds':
      return `${request.does} ${request.who ?? 'all'}`;
    case 'find':
      return request.both ? 'find for both' : 'find';
    default:
      return 'nothing';
  }
};

describe('times to keep for somebody', () => {
  test.each([
    ['hold times with Dana this week', 'hold Dana - - week'],
    ['hold three times with Dana next week', 'hold Dana 3 - week'],
    ['hold three times for Dana', 'hold Dana 3 - -'],
    ['hold times for Dana Cole on Thursday', 'hold Dana Cole - - when'],
    ['hold some time with Dana', 'hold Dana - - -'],
    ['hold an hour with Dana this week', 'hold Dana - 60 week'],
    ['hold a time for her tomorrow', 'hold at hand 1 - when'],
    ['hold two times for them', 'hold at hand 2 - -'],
    ['keep a couple of times free for Dana', 'hold Dana 2 - -'],
    ['offer her Thursday', 'hold at hand - - when'],
    ['offer her Thursday afternoon', 'hold at hand - - when'],
    ['offer Dana Thursday', 'hold Dana - - when'],
    ['offer Dana Cole next week', 'hold Dana Cole - - week'],
    ['offer Dana three times', 'hold Dana 3 - -'],
    ['offer her two times next week', 'hold at hand 2 - week'],
    ['offer him some slots on Friday', 'hold at hand - - when'],
    ['propose two times', 'hold at hand 2 - -'],
    ['propose two times to Dana', 'hold Dana 2 - -'],
    ['suggest a few times to her', 'hold at hand - - -'],
    ['suggest Thursday', 'hold at hand - - when'],
    ['send Dana three times', 'hold Dana 3 - -'],
    ['find a time for us both this week', 'find for both'],
    ['find time for us both with Dana this week', 'find for both'],
  ])('%s', (heard, expected) => expect(written(parseScheduling(heard))).toBe(expected));
});

describe('times that are kept', () => {
  test.each([
    ['drop the holds', 'drop-holds all'],
    ['drop my holds', 'drop-holds all'],
    ['cancel the holds', 'drop-holds all'],
    ['release the times I hold for Dana', 'drop-holds Dana'],
    ['drop the holds for Dana', 'drop-holds Dana'],
    ['drop the hold for Dana', 'drop-holds Dana'],
    ['let go of the held times', 'drop-holds all'],
    ['what times am I holding', 'list-holds all'],
    ['what holds do I have for Dana', 'list-holds Dana'],
  ])('%s', (heard, expected) => expect(written(parseScheduling(heard))).toBe(expected));
});

test.each(['drop the holds', 'cancel the holds', 'what times am I holding'])(
  '“%s” is about kept times also with the calendar in front',
  (heard) => {
    const intent = calendar.inFront(heard, { calendar: { spoken: false, front: true }, playing: null });
    expect(intent).toMatchObject({ kind: 'event', request: { does: expect.stringContaining('holds') } });
  },
);

describe('other words with "hold", "offer" and "times"', () => {
  test.each([
    'hold',
    'hold it',
    'hold on',
    'hold on a second',
    'hold that',
    'hold everything',
    'hold my mail',
    'hold the mail to Dana',
    'hold the mail for 20 seconds',
    'hold my mails longer before sending',
    'hold the send',
    'hold off',
    'hold the line',
    'put it on hold',
    'cancel the hold',
    'set the hold to 20 seconds',
    'hold Thursday morning free',
    'keep Friday free',
    'keep some time free on Friday',
    'keep some time for the deck',
    'hold time for the board deck',
    'reserve an hour for lunch',
    'keep it',
    'offer help on Thursday',
    'offer her a discount',
    'send Dana the times',
    'send it three times',
    'send me more times',
    'give Dana time',
    'suggest a reply',
    'propose a different price',
    'drop it',
    'drop the three o’clock',
    'cancel the meeting',
    'what times does she offer',
    'read the next mail',
  ])('“%s” keeps nothing', (heard) => expect(written(parseScheduling(heard))).toBe('nothing'));
});
