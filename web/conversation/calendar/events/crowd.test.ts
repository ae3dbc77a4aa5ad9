// Changes that reach many people, or many outside the company: Flow counts them, and a spoken yes is not enough.
import { describe, expect, test } from 'vitest';
import type { Guest } from '#domain/calendar.ts';
import { eventWith, guestWith } from '#test/support/calendar-event.ts';
import { spokenCalendar } from '#test/support/spoken-calendar.ts';

const alex = guestWith('Alex', 'alex@northwind.example', { self: true, organizer: true });
const people = (count: number, domain: string): Guest[] =>
  Array.from({ length: count }, (_, nth) => guestWith(`Guest ${nth}`, `guest${nth}@${domain}`));
const meeting = (id: string, title: string, day: string, guests: Guest[]) =>
  eventWith(id, {
    title,
    start: `2026-11-${day}T10:00`,
    end: `2026-11-${day}T10:30`,
    organizer: { name: 'Alex', email: alex.email, self: true },
    guests: [alex, ...guests],
    guestCount: guests.length + 1,
  });

const invitation = (nth: number, domain: string, start: string) =>
  eventWith(`invited${nth}`, {
    title: `Demo ${nth}`,
    start: `${start}:00`,
    end: `${start}:30`,
    organizer: { name: `Host ${nth}`, email: `host${nth}@${domain}`, self: false },
    own: { answer: 'unanswered', note: null },
  });

const { say, sent, assistant } = spokenCalendar([
  meeting('hands', 'Town hall', '25', people(21, 'northwind.example')),
  meeting('board', 'Board', '26', people(6, 'far.example')),
  meeting('team', 'Offsite', '27', [...people(15, 'northwind.example'), ...people(5, 'far.example')]),
  ...[8, 9, 10, 11, 12, 13].map((hour, nth) =>
    invitation(nth, 'far.example', `2026-11-30T${String(hour).padStart(2, '0')}`),
  ),
  ...[8, 9, 10].map((hour, nth) => invitation(10 + nth, 'far.example', `2026-12-01T${String(hour).padStart(2, '0')}`)),
]);

/** The two digits that the card shows. */
const number = (): string => {
  const question = assistant().questions.current()?.question;
  return question?.kind === 'proof' ? String(question.number) : 'none';
};

describe('a change that reaches a crowd', () => {
  test('of 21 colleagues is counted, a spoken yes moves nothing, and the number on the screen does', () => {
    expect(say('move the town hall to three')).toMatch(/, for all 21 people, too\. Tell them\?$/);
    expect(say('yes')).toBe('A yes isn’t enough for so many people. Press Tell them, or say the number on the screen.');
    expect(sent()).toEqual([]);
    expect(say(number())).toContain('hear in a moment.');
    expect(sent().map(({ kind }) => kind)).toEqual(['reschedule']);
  });

  test('another number than the one on the screen moves nothing', () => {
    say('move the town hall to three');
    say(number() === '42' ? '43' : '42');
    expect(sent()).toEqual([]);
  });

  test('of six people outside the company is counted, and a press is enough', () => {
    expect(say('cancel the board')).toMatch(/for all 6 people outside your company, too\. Tell them\?$/);
    expect(say('yes')).toContain('A yes isn’t enough');
    assistant().questions.answer({ kind: 'yes' });
    expect(sent().map(({ kind }) => kind)).toEqual(['cancel-event']);
  });

  test('of 20 people, five of them outside, needs no more than a yes', () => {
    expect(say('cancel the offsite')).toMatch(/Tell them\?$/);
    expect(number()).toBe('none');
    say('yes');
    expect(sent().map(({ kind }) => kind)).toEqual(['cancel-event']);
  });

  test('many answers that reach six organizers outside need the number, too', () => {
    expect(say('decline all invitations on Monday')).toMatch(
      /^Decline 6 invitations: .*, and tell all 6 people outside your company\?$/,
    );
    expect(say('yes')).toBe(
      'A yes isn’t enough for so many people. Press Answer all, or say the number on the screen.',
    );
    expect(sent()).toEqual([]);
    say(number());
    expect(sent().map(({ kind }) => kind)).toEqual(Array(6).fill('respond'));
  });

  test('many answers that reach three organizers need no more than a yes', () => {
    expect(say('decline all invitations next Tuesday')).toMatch(/, and tell Host \d+, Host \d+ and Host \d+\?$/);
    say('yes');
    expect(sent().map(({ kind }) => kind)).toEqual(Array(3).fill('respond'));
  });

  test('a plan that reaches one needs the number, too', async () => {
    say('clear tomorrow morning');
    await expect.poll(() => assistant().captions.current()?.flow).toMatch(/All 21 people hear of it\. Do it\?$/);
    expect(say('yes')).toContain('A yes isn’t enough');
    expect(sent()).toEqual([]);
    say(number());
    expect(sent().map(({ kind }) => kind)).toEqual(['reschedule']);
  });
});
