import { expect, test } from 'vitest';
import { formatsOf } from '#domain/formats.ts';
import { talkReply } from './talk-replies.ts';

const here = {
  now: new Date('2026-11-17T09:20:00Z'),
  zone: 'Europe/Berlin',
  formats: formatsOf(['en-GB']),
  name: null,
};

test('talkReply says the time, the day, and a greeting that fits the hour', () => {
  expect(talkReply('clock', here)).toBe('It’s 10:20.');
  expect(talkReply('day', here)).toBe('It’s Tuesday, 17 November.');
  expect(talkReply('greeting', here)).toBe('Good morning.');
  expect(talkReply('greeting', { ...here, now: new Date('2026-11-17T19:00:00Z') })).toBe('Good evening.');
  expect(talkReply('greeting', { ...here, name: 'Sam' })).toBe('Good morning, Sam.');
  expect(talkReply('thanks', here)).toBe('You’re welcome.');
});
