// A plan is told whole, done by one yes and undone by one undo. Being late is a mail to the right people.
import { describe, expect, test, vi } from 'vitest';
import { keyOfEvent } from '#domain/calendar.ts';
import { eventWith, guestWith } from '#test/support/calendar-event.ts';
import { spokenCalendar } from '#test/support/spoken-calendar.ts';
import { until } from '#test/support/until.ts';
import { writing } from '#web/commands/draft-box.ts';
import { cancelEvent } from '#web/commands/event-commands.ts';

const alex = guestWith('Alex', 'alex@northwind.example', { self: true, organizer: true });
const ana = guestWith('Ana Ruiz', 'ana@far.example');
const mine = { organizer: { name: 'Alex', email: alex.email, self: true }, guests: [alex, ana], guestCount: 2 };
const theirs = {
  organizer: { name: 'Tom Alvarez', email: 'tom@acme.example', self: false },
  own: { answer: 'accepted' as const, note: null },
  guests: [{ ...alex, organizer: false }, guestWith('Tom Alvarez', 'tom@acme.example', { organizer: true })],
  guestCount: 2,
  may: { edit: false, invite: false, seeGuests: true },
};

const deck = eventWith('deck', { title: 'Deck', start: '2026-11-24T14:00', end: '2026-11-24T15:00' });
const bo = guestWith('Bo Lind', 'bo@far.example');

const { say, sent, assistant, shown } = spokenCalendar(
  [
    deck,
    eventWith('sync', { title: 'Ana sync', start: '2026-11-24T15:00', end: '2026-11-24T15:30', ...mine }),
    eventWith('vendor', { title: 'Vendor call', start: '2026-11-24T16:00', end: '2026-11-24T16:30', ...theirs }),
    eventWith('school', {
      title: 'School call',
      start: '2026-11-24T16:30',
      end: '2026-11-24T17:00',
      visibility: 'private',
    }),
    eventWith('bo', {
      title: 'Bo sync',
      start: '2026-11-25T10:00',
      end: '2026-11-25T10:30',
      ...mine,
      guests: [alex, bo],
    }),
    eventWith('standup', { title: 'Standup', start: '2026-11-24T09:15', end: '2026-11-24T09:45', ...mine }),
  ],
  [],
  { 'ana@far.example': [] },
);

const ask = async (words: string): Promise<string> => {
  const before = assistant().captions.current()?.turn ?? 0;
  say(words);
  await until(() => (assistant().captions.current()?.turn ?? 0) > before);
  return assistant().captions.current()?.flow ?? '';
};

describe('"clear my afternoon"', () => {
  test('is one plan told whole, and one yes', async () => {
    const words = await ask('clear my afternoon');
    expect(words).toMatch(/“Deck” moves to .+ and “Ana sync” moves to |“Ana sync” moves to .+ and “Deck” moves to /);
    expect(words).toContain('I decline “Vendor call”.');
    expect(words).toContain('“School call” stays.');
    expect(words).toMatch(/(?:Ana and Tom|Tom and Ana) hear of it\. Do it\?$/);
    expect(sent()).toEqual([]);
    expect(say('yes')).toBe('Done. 2 moved and 1 declined. Ana and Tom hear in a moment.');
    expect(
      sent()
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(['reschedule', 'reschedule', 'respond']);
    expect(shown('Deck')).not.toContain('24T14:00 15:00');
    expect(shown('School call')).toEqual(['24T16:30 17:00']);
    expect(await ask('undo')).toBe('Undone.');
    expect(shown('Deck')).toEqual(['24T14:00 15:00']);
    expect(shown('Ana sync')).toEqual(['24T15:00 15:30']);
  });

  test('a no changes nothing', async () => {
    await ask('clear my afternoon');
    expect(say('no')).toBe('All right. Nothing changed.');
    expect(sent()).toEqual([]);
  });

  test('says what could not change after all', async () => {
    await ask('clear my afternoon');
    cancelEvent({ at: keyOfEvent(deck), scope: 'this' }, { spoken: false });
    expect(say('yes')).toBe('Done. 1 moved and 1 declined. Ana and Tom hear in a moment. I couldn’t change “Deck”.');
  });

  test('says whose calendar it could not see', async () => {
    expect(await ask('clear tomorrow morning')).toMatch(/^I can’t see Bo’s calendar\. “Bo sync” moves to /);
  });

  test('a plan older than two minutes is made anew, and asked anew', async () => {
    await ask('clear my afternoon');
    vi.setSystemTime(new Date('2026-11-24T08:23:00Z'));
    const words = await ask('yes');
    expect(words).toMatch(/^That plan is a few minutes old, so I looked again\. /);
    expect(sent()).toEqual([]);
  });

  test('"push everything by half an hour" keeps what others organize', async () => {
    const words = await ask('push everything this afternoon by half an hour');
    expect(words).toContain('“Deck” moves to today at 14:30');
    expect(words).toContain('“Vendor call” and “School call” stay.');
    expect(words).not.toContain('overlaps');
  });

  test('"push everything by an hour" names what it then meets', async () => {
    const words = await ask('push everything this afternoon by an hour');
    expect(words).toContain('“Ana sync” then overlaps “Vendor call”.');
  });

  test('"bring everything forward" moves nothing into the past', async () => {
    vi.setSystemTime(new Date('2026-11-24T12:50:00Z'));
    const words = await ask('bring everything forward by 15 minutes');
    expect(words).toContain('“Ana sync” moves to today at 14:45');
    expect(words).toContain('“Deck” would begin in the past, so it stays. “Ana sync” then overlaps “Deck”.');
  });
});

describe('"I’m running late"', () => {
  test('writes to the guests of the running meeting, and nothing leaves without a yes', async () => {
    say("I'm running ten minutes late");
    await until(() => writing.current() !== null);
    expect(writing.current()?.draft).toMatchObject({
      to: [{ email: 'ana@far.example' }],
      subject: 'Running late: Standup',
      text: 'I’m running 10 minutes late.',
    });
    expect(sent()).toEqual([]);
  });
});
