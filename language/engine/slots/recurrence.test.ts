import { describe, expect, test } from 'vitest';
import { formatsOf } from '#domain/formats.ts';
import { recurrenceQuestion } from '#language/en/compound/recurrence-replies.ts';
import { states } from '#language/evaluation/score.ts';
import { understand } from '#language/understand.ts';
import { parseRecurrence } from './recurrence.ts';

/** A Tuesday, 10:20 in Berlin. */
const { now, zone } = states.mail;

describe('a recurring time needs a confirmation for the first time', () => {
  test.each([
    ['remind me every monday', 'remind', '2026-11-23T07:00', { kind: 'every', unit: 'week', weekday: 1 }],
    [
      'remind me every weekday at nine',
      'remind',
      '2026-11-18T08:00',
      { kind: 'every', unit: 'weekday', weekday: null },
    ],
    ['every weekday at nine', 'snooze', '2026-11-18T08:00', { kind: 'every', unit: 'weekday', weekday: null }],
    ['remind me about this every week', 'remind', '2026-11-24T07:00', { kind: 'every', unit: 'week', weekday: null }],
    ['Remind me every week on Friday', 'remind', '2026-11-20T07:00', { kind: 'every', unit: 'week', weekday: null }],
    ['remind me daily', 'remind', '2026-11-18T07:00', { kind: 'every', unit: 'day', weekday: null }],
    ['remind me about this on Mondays', 'remind', '2026-11-23T07:00', { kind: 'every', unit: 'week', weekday: 1 }],
    ['snooze between two and three', 'snooze', '2026-11-17T13:00', { kind: 'between' }],
    ['snooze it between nine and ten tomorrow', 'snooze', '2026-11-18T08:00', { kind: 'between' }],
    ['remind me between Monday and Wednesday', 'remind', '2026-11-23T07:00', { kind: 'between' }],
  ])('%s', (words, kind, at, rhythm) => {
    const intent = understand(words, states.mail);
    expect(intent).toMatchObject({ kind: 'unsure', meant: { command: { kind }, rhythm } });
    expect(JSON.stringify(intent)).toContain(at);
  });

  test.each(['every monday', 'between two and three'])('even after a question for a time: %s', (words) => {
    expect(understand(words, states.asked)).toMatchObject({ kind: 'unsure', meant: { command: { kind: 'remind' } } });
  });
});

test('on the weekend, the first weekday is Monday', () => {
  const saturday = new Date('2026-11-21T09:00:00Z');
  expect(parseRecurrence('remind me every weekday at nine', saturday, zone)?.once).toBe('remind me monday at 9');
});

test.each([
  'remind me on Monday',
  'archive every newsletter',
  'find the mail between Tom and Maya',
  'skip everything from Maya',
  'mark every mail read',
])('%s is none', (words) => {
  expect(parseRecurrence(words, now, zone)).toBeNull();
});

test('a recurring time is text while the person dictates', () => {
  expect(understand('remind me every monday', states.writing)).toMatchObject({ act: { kind: 'dictate' } });
});

test('a recurring time for many mails changes nothing', () => {
  expect(understand('archive everything from monday to wednesday', states.mail)).toMatchObject({ kind: 'bulk' });
});

describe('the question', () => {
  const at = {
    at: new Date('2026-11-23T08:00:00Z'),
    now,
    zone,
    formats: formatsOf(['en-GB']),
  };
  test('says that the mail returns only once', () => {
    const said = recurrenceQuestion('remind', { kind: 'every', unit: 'week', weekday: 1 }, at);
    expect(said).toBe('I can remind you once: Monday at 9:00?');
  });
});
