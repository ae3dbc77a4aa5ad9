import { expect, test } from 'vitest';
import { formatsOf } from '#domain/formats.ts';
import { type Invited, invitationReply } from './invitation-words.ts';

const said = (
  parts: Partial<Invited>,
  at = '2026-11-24T09:00:00Z',
  language = 'en-GB',
  zone = 'Europe/Berlin',
): string =>
  invitationReply({
    method: 'request',
    title: 'Budget review',
    sender: 'Maya',
    guests: [],
    minutes: 60,
    starts: { at: new Date(at), now: new Date('2026-11-20T09:00:00Z'), zone, formats: formatsOf([language]) },
    ...parts,
  });

test.each<[string, Partial<Invited>]>([
  ['Maya invites you to Budget review, Tuesday at 10:00, an hour, with Tom and Priya.', { guests: ['Tom', 'Priya'] }],
  ['Maya invites you to Budget review, Tuesday at 10:00, half an hour, with Tom.', { minutes: 30, guests: ['Tom'] }],
  ['Maya invites you to Budget review, Tuesday at 10:00, 75 minutes.', { minutes: 75 }],
  ['Maya invites you to Budget review, Tuesday at 10:00, an hour and a half.', { minutes: 90 }],
  ['Maya invites you to Budget review, Tuesday at 10:00.', { minutes: null }],
  [
    'Maya invites you to Budget review, Tuesday at 10:00, an hour, with Tom, Priya and Wei, at Room 4.',
    { guests: ['Tom', 'Priya', 'Wei'], place: 'Room 4' },
  ],
  [
    'Maya invites you to Budget review, Tuesday at 10:00, an hour, with Tom, Priya and 3 others, by video.',
    { guests: ['Tom', 'Priya', 'Wei', 'Jo', 'Al'], place: 'https://meet.example/x' },
  ],
  [
    'Maya invites you to Budget review, every week from Tuesday at 10:00, an hour.',
    { every: { unit: 'week', count: 1 } },
  ],
  [
    'Maya invites you to Budget review, every 2 months from Tuesday at 10:00, an hour.',
    { every: { unit: 'month', count: 2 } },
  ],
  ['Maya invites you to Budget review, Tuesday, all day.', { allDay: true, minutes: 1440 }],
  ['Maya invites you to a meeting, Tuesday at 10:00, an hour.', { title: '' }],
  ['Maya changed Budget review, Tuesday at 10:00, an hour.', { changed: true }],
  ['Maya canceled Budget review, Tuesday at 10:00.', { method: 'cancel' }],
  ['Canceled: Budget review, Tuesday at 10:00.', { method: 'cancel', sender: '' }],
  ['An invitation to Budget review, Tuesday at 10:00, an hour.', { sender: '' }],
  ['Maya will come to Budget review, Tuesday at 10:00.', { method: 'reply', answer: 'accepted' }],
  ['Maya will not come to Budget review, Tuesday at 10:00.', { method: 'reply', answer: 'declined' }],
  ['Maya may come to Budget review, Tuesday at 10:00.', { method: 'reply', answer: 'tentative' }],
  ['Maya answered about Budget review, Tuesday at 10:00.', { method: 'reply' }],
])('%s', (words, parts) => {
  expect(said(parts)).toBe(words);
});

test('a past meeting shows its start', () => {
  expect(said({ every: { unit: 'day', count: 1 } }, '2026-03-02T09:00:00Z')).toBe(
    'Maya invites you to Budget review, every day since 2 March at 10:00, an hour.',
  );
});

test.each([
  ['en-US', 'America/New_York', 'Maya invites you to Budget review, Tuesday at 4 AM, an hour.'],
  ['de-DE', 'Asia/Tokyo', 'Maya invites you to Budget review, Tuesday at 18:00, an hour.'],
])('by the clocks of %s in %s', (language, zone, words) => {
  expect(said({}, '2026-11-24T09:00:00Z', language, zone)).toBe(words);
});
