import { expect, test } from 'vitest';
import type { Invitation } from '#domain/mail.ts';
import { eventsOf, eventWith } from '#test/support/calendar-event.ts';
import { invitedEvent } from './answer-invitation.ts';

const priya = { name: 'Priya Nair', email: 'priya@northwind.example', self: false };
const events = eventsOf(
  eventWith('talk', { uid: 'talk@northwind.example', organizer: priya }),
  eventWith('off', { uid: 'off@northwind.example', organizer: priya, status: 'cancelled' }),
);
const mail = (of: Partial<Invitation>): Invitation => ({
  method: 'request',
  title: 'Talk',
  startsAt: '2026-11-24T09:00:00Z',
  endsAt: null,
  uid: 'talk@northwind.example',
  ...of,
});

test.each<[string, Partial<Invitation>, boolean | null]>([
  ['from the organizer is answered', { organizer: 'priya@northwind.example' }, true],
  ['that names another organizer is shown as such, and answers nothing', { organizer: 'win@evil.example' }, false],
  ['of an unknown event has no card', { uid: 'other@northwind.example' }, null],
  ['without a UID has no card', { uid: undefined }, null],
  ['that is only a reply has no card', { method: 'reply', organizer: 'priya@northwind.example' }, null],
  ['of a cancelled event has no card', { uid: 'off@northwind.example' }, null],
])('an invitation %s', (_, of, answered) => {
  expect(invitedEvent(events, mail(of))?.answered ?? null).toBe(answered);
});
