// Words that other people hear of: Flow says who, and asks before it tells them. Answers to invitations.
import { describe, expect, test } from 'vitest';
import { type CalendarEvent, type Guest, keyOfEvent } from '#domain/calendar.ts';
import { eventWith, guestWith } from '#test/support/calendar-event.ts';
import { contact as contactOf } from '#test/support/contact.ts';
import { setHere } from '#test/support/settings.ts';
import { spokenCalendar } from '#test/support/spoken-calendar.ts';
import { showInvited } from '#web/conversation/calendar/spoken-event.ts';

const contact = (name: string, email: string, written = 3) => contactOf(name, [email], { written });

const alex = guestWith('Alex', 'alex@northwind.example', { self: true, organizer: true });
const withGuests = (...guests: Guest[]) => ({
  organizer: { name: 'Alex', email: alex.email, self: true },
  guests: [alex, ...guests],
  guestCount: guests.length + 1,
});
const invitedBy = (name: string, email: string, more: Partial<CalendarEvent> = {}) => ({
  organizer: { name, email, self: false },
  own: { answer: 'unanswered' as const, note: null },
  guests: [{ ...alex, organizer: false, answer: 'unanswered' as const }, guestWith(name, email, { organizer: true })],
  guestCount: 2,
  may: { edit: false, invite: false, seeGuests: true },
  ...more,
});

const ana = guestWith('Ana Ruiz', 'ana@far.example');
const raj = guestWith('Raj Patel', 'raj@far.example');
const priya = { name: 'Priya Nair', email: 'priya@northwind.example' };

const { say, shown, sent, assistant } = spokenCalendar(
  [
    eventWith('lunch', { title: 'Lunch', start: '2026-11-27T12:30', end: '2026-11-27T13:30', ...withGuests(ana, raj) }),
    eventWith('roadmap', {
      title: 'Roadmap',
      start: '2026-11-24T15:00',
      end: '2026-11-24T15:30',
      ...invitedBy(priya.name, priya.email),
    }),
    eventWith('vendor', {
      title: 'Vendor call',
      start: '2026-11-26T16:00',
      end: '2026-11-26T16:30',
      ...invitedBy('Tom Alvarez', 'tom@acme.example', { own: { answer: 'declined', note: null } }),
    }),
    eventWith('workshop', {
      title: 'Workshop',
      start: '2026-11-23T11:00',
      end: '2026-11-23T12:00',
      recurrence: ['RRULE:FREQ=DAILY'],
      ...invitedBy('Maya Moss', 'maya@far.example'),
    }),
    eventWith('award', {
      title: 'Award',
      start: '2026-11-25T08:00',
      end: '2026-11-25T08:30',
      ...invitedBy('Priya Nair', 'win@awards.example', { stranger: true }),
    }),
    eventWith('focus', { title: 'Focus', start: '2026-11-25T10:00', end: '2026-11-25T11:00' }),
  ],
  [
    contact('Ana Ruiz', 'ana@far.example'),
    contact('Raj Patel', 'raj@far.example'),
    contact('Tom Alvarez', 'tom@acme.example', 9),
    contact('Tom Alvarez', 'tom@home.example'),
    contact('Sam Okoye', 'sam@acme.example', 9),
    contact('Sam Brandt', 'sam@calder.example'),
    contact('Nell Ito', 'nell@new.example', 0),
  ],
);

const args = () => sent().at(-1)?.args;

describe('an invitation by words', () => {
  test('names who is invited, and leaves only after a yes', () => {
    expect(say('schedule lunch with Ana on Thursday at one')).toBe('Lunch, Thursday 13:00 to 14:00. Invite Ana Ruiz?');
    expect(shown('Lunch')).toHaveLength(1);
    expect(sent()).toEqual([]);
    expect(say('yes')).toBe('Lunch, Thursday 13:00 to 14:00. Ana Ruiz hears in a moment.');
    expect(shown('Lunch')).toEqual(['26T13:00 14:00', '27T12:30 13:30']);
    expect(args()).toMatchObject({
      tells: ['ana@far.example'],
      fields: { video: false, guests: [{ email: 'ana@far.example', name: 'Ana Ruiz' }] },
    });
  });

  test('a no invites nobody', () => {
    expect(say('schedule lunch with Ana on Thursday at one', 'no')).toBe('All right. Nothing changed.');
    expect(sent()).toEqual([]);
  });

  test('without a title is a meeting with a video link', () => {
    expect(say('schedule thirty minutes with Ana and Raj tomorrow at two')).toBe(
      'Meeting, tomorrow 14:00 to 14:30. Invite Ana Ruiz and Raj Patel?',
    );
    say('yes');
    expect(args()).toMatchObject({ tells: ['ana@far.example', 'raj@far.example'], fields: { video: true } });
  });

  test.each([
    ['schedule a review with Ana tomorrow at two', true, true],
    ['schedule a review with Ana tomorrow at two', false, false],
    ['schedule a review with Ana tomorrow at two without a video call', true, false],
    ['schedule a review with Ana with a video call tomorrow at two', false, true],
    ['schedule a video call with Ana tomorrow at two', false, true],
    ['schedule lunch with Ana tomorrow at two with a Google Meet link', false, true],
  ])('%s, where the setting adds a video link: %s, has one: %s', (words, videoCalls, video) => {
    setHere({ videoCalls });
    say(words, 'yes');
    expect(args()).toMatchObject({ tells: ['ana@far.example'], fields: { video } });
  });

  test('a first name of two people is asked about, and the address tells two of one name apart', () => {
    expect(say('schedule lunch with Sam on Thursday at one')).toBe('Which? Sam Okoye or Sam Brandt?');
    expect(say('Brandt')).toBe('Lunch, Thursday 13:00 to 14:00. Invite Sam Brandt?');
    say('no');
    expect(say('schedule lunch with Tom on Thursday at one')).toBe(
      'Which? Tom Alvarez, tom@acme.example or Tom Alvarez, tom@home.example?',
    );
    say('the second one', 'yes');
    expect(args()).toMatchObject({ tells: ['tom@home.example'] });
  });

  test('to somebody never written to needs a press, not a spoken yes', () => {
    say('schedule lunch with Nell on Thursday at one');
    expect(say('yes')).toBe('You’ve never written to nell@new.example, so I need a tap. Press Invite to go ahead.');
    expect(sent()).toEqual([]);
    assistant().questions.answer({ kind: 'yes' });
    expect(args()).toMatchObject({ tells: ['nell@new.example'] });
  });

  test('to nobody that Flow knows is refused', () => {
    expect(say('schedule lunch with Zoltan on Thursday at one')).toBe(
      'I know nobody called Zoltan. Say an address, or add them on the calendar.',
    );
    expect(sent()).toEqual([]);
  });
});

describe('a change of an event with guests', () => {
  test.each<[string, string, string, string[]]>([
    [
      'move lunch to two',
      'That moves “Lunch” to Friday 14:00 to 15:00, for Ana Ruiz and Raj Patel, too. Tell them?',
      '“Lunch” is now Friday 14:00 to 15:00. Ana Ruiz and Raj Patel hear in a moment.',
      ['27T14:00 15:00'],
    ],
    [
      'cancel lunch',
      'That cancels “Lunch”, Friday 12:30 to 13:30, for Ana Ruiz and Raj Patel, too. Tell them?',
      'Cancelled “Lunch”, Friday 12:30 to 13:30. Ana Ruiz and Raj Patel hear in a moment.',
      [],
    ],
    [
      'change the place of lunch to La Perla',
      'That puts “Lunch” at “La Perla”, for Ana Ruiz and Raj Patel, too. Tell them?',
      '“Lunch” is at “La Perla”. Ana Ruiz and Raj Patel hear in a moment.',
      ['27T12:30 13:30'],
    ],
  ])('"%s" asks, and a yes tells them', (heard, question, reply, times) => {
    expect(say(heard)).toBe(question);
    expect(shown('Lunch')).toEqual(['27T12:30 13:30']);
    expect(say('yes')).toBe(reply);
    expect(args()).toMatchObject({ tells: ['ana@far.example', 'raj@far.example'] });
    expect(shown('Lunch')).toEqual(times);
  });

  test('a no changes nothing', () => {
    expect(say('cancel lunch', 'no')).toBe('All right. Nothing changed.');
    expect(sent()).toEqual([]);
  });

  test('of somebody else is refused', () => {
    expect(say('move the roadmap to Friday')).toMatch(/organi[sz]er/);
    expect(sent()).toEqual([]);
  });
});

describe('an answer to an invitation', () => {
  test.each<[string, string, object]>([
    [
      'accept the three o’clock',
      'Accepted “Roadmap”, today 15:00 to 15:30. Priya Nair hears in a moment.',
      { answer: 'accepted', note: null },
    ],
    [
      'accept the invitation from Priya',
      'Accepted “Roadmap”, today 15:00 to 15:30. Priya Nair hears in a moment.',
      { answer: 'accepted' },
    ],
    [
      'say maybe to the roadmap meeting',
      'Answered maybe to “Roadmap”, today 15:00 to 15:30. Priya Nair hears in a moment.',
      { answer: 'tentative' },
    ],
    [
      'accept the vendor call',
      'Accepted “Vendor call”, Thursday 16:00 to 16:30. Tom Alvarez hears in a moment.',
      { answer: 'accepted' },
    ],
    [
      'accept the workshop',
      'Accepted “Workshop”, today 11:00 to 12:00, and every other one. Maya Moss hears in a moment.',
      { at: 'alex@northwind.example workshop' },
    ],
    [
      'decline tomorrow’s workshop',
      'Declined “Workshop”, tomorrow 11:00 to 12:00. Maya Moss hears in a moment.',
      { at: 'alex@northwind.example workshop 2026-11-25T10:00:00Z' },
    ],
  ])('"%s" is given at once, because its hold can stop it', (heard, reply, given) => {
    expect(say(heard)).toBe(reply);
    expect(sent().map(({ kind }) => kind)).toEqual(['respond']);
    expect(args()).toMatchObject(given);
  });

  test('with a note is read back in full, and a no sends neither', () => {
    const words = 'decline the three o’clock with a note saying I’m travelling';
    expect(say(words)).toBe('Decline “Roadmap”, today 15:00 to 15:30, and tell Priya Nair: “I’m travelling”?');
    say('no');
    expect(sent()).toEqual([]);
    expect(say(words, 'yes')).toBe('Declined “Roadmap”, today 15:00 to 15:30. Priya Nair hears in a moment.');
    expect(args()).toMatchObject({ answer: 'declined', note: 'I’m travelling' });
  });

  test('without a name asks which one of several', () => {
    expect(say('accept the invitation')).toBe('Which? “Workshop” at 11:00 or “Roadmap” at 15:00?');
    expect(say('the second one')).toMatch(/^Accepted “Roadmap”/);
  });

  test('of all invitations names each and asks', () => {
    expect(say('accept all invitations')).toBe(
      'Accept 2 invitations: “Workshop” and “Roadmap”, and tell Maya Moss and Priya Nair?',
    );
    expect(sent()).toEqual([]);
    expect(say('yes')).toBe('Accepted 2 invitations. The organizers hear in a moment.');
    expect(sent().map(({ kind }) => kind)).toEqual(['respond', 'respond']);
    expect(say('decline all meetings on Thursday')).toMatch(
      /^Decline one invitation: “Workshop”, and tell Maya Moss\?$/,
    );
  });

  test('of all invitations goes back with one undo', async () => {
    say('accept all invitations');
    say('yes', 'undo');
    await expect.poll(() => sent().map(({ kind }) => kind)).toEqual(['respond', 'respond', 'undo', 'undo']);
  });

  test('to one’s own event, or to the same answer again, sends nothing', () => {
    expect(say('accept the focus meeting')).toBe('Nobody invited you to “Focus”, so there is nothing to answer.');
    expect(say('decline the vendor call')).toBe('You’ve declined “Vendor call” already.');
    expect(sent()).toEqual([]);
  });

  test('a bare "accept" belongs to the event that Flow spoke of, and to the invitation of the mail that plays', () => {
    say('what’s at three');
    say('when is the roadmap meeting');
    expect(say('decline')).toMatch(/^Declined “Roadmap”/);
  });

  test('a stranger’s invitation is never found by words, and at hand is answered only after their address was said', () => {
    expect(say('accept the award meeting')).toBe('I find award meeting nowhere in your calendar.');
    expect(say('accept the invitation from Priya')).toMatch(/“Roadmap”/);
    const event = eventWith('award', {
      title: 'Award',
      ...invitedBy('Priya Nair', 'win@awards.example', { stranger: true }),
    });
    const at = new Date('2026-11-25T07:00:00Z');
    showInvited({ key: keyOfEvent(event), event, from: at, to: at });
    expect(say('accept the invitation')).toMatch(
      /^You don’t know win@awards\.example\. Accept “Award”.*tell win@awards\.example\?$/,
    );
    showInvited(null);
  });
});
