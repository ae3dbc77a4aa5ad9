// Times found by words: one or three on offer, what the person says of them, and a booking that asks before anybody hears.
import { describe, expect, test } from 'vitest';
import { eventWith } from '#test/support/calendar-event.ts';
import { contact as contactOf } from '#test/support/contact.ts';
import { spokenCalendar } from '#test/support/spoken-calendar.ts';
import { until } from '#test/support/until.ts';
import { forgetSettings, learnSettings, settings } from '#web/data/settings.ts';
import { offered } from './offered.ts';

const contact = (name: string, email: string, written = 3) => contactOf(name, [email], { written });

const priya = contact('Priya Nair', 'priya@northwind.example');
const dana = contact('Dana Cole', 'dana@far.example');

const { say, sent, assistant, shown } = spokenCalendar(
  [
    eventWith('board', { title: 'Board prep', start: '2026-11-27T09:00', end: '2026-11-27T12:00' }),
    eventWith('trip', { title: 'Doctor', start: '2026-11-27T13:00', end: '2026-11-27T17:00', visibility: 'private' }),
  ],
  [priya, dana],
  {
    'priya@northwind.example': [
      ['2026-11-26T12:00', '2026-11-26T13:30'],
      ['2026-11-26T14:00', '2026-11-26T15:00'],
      ['2026-11-26T15:30', '2026-11-26T16:30'],
      ['2026-11-26T17:00', '2026-11-26T18:00'],
      ['2026-11-27T12:00', '2026-11-27T17:00'],
    ],
  },
);

/** Says it and waits for the next answer of Flow's. */
const ask = async (words: string): Promise<string> => {
  const before = assistant().captions.current()?.turn ?? 0;
  say(words);
  await until(() => {
    const now = assistant().captions.current();
    return now !== null && now.turn > before && !now.flow.startsWith('Looking');
  });
  return assistant().captions.current()?.flow ?? '';
};

const thursday = 'find thirty minutes with Priya on Thursday afternoon';

describe('a time with a colleague', () => {
  test('three times on the day asked, at which everybody is free', async () => {
    expect(await ask(thursday)).toBe('Thursday: 13:30, 15:00 or 16:30. Which?');
    expect(offered.current()?.slots).toHaveLength(3);
  });

  test('"the second one" reads it back, and only a yes invites', async () => {
    await ask(thursday);
    expect(say('the second one')).toBe('Meeting with Priya, Thursday 15:00 to 15:30. Invite Priya Nair?');
    expect(sent()).toEqual([]);
    expect(say('yes')).toContain('Priya Nair hears in a moment.');
    expect(sent().map(({ kind }) => kind)).toEqual(['schedule']);
    expect(shown('Meeting with Priya')).toEqual(['26T15:00 15:30']);
    expect(offered.current()).toBeNull();
  });

  test('"none of these" leaves nothing on offer', async () => {
    await ask(thursday);
    expect(say('none of these')).toBe('All right. Nothing is booked.');
    expect(offered.current()).toBeNull();
    expect(sent()).toEqual([]);
  });

  test('"why" gives reasons, and the times stay on offer', async () => {
    await ask(thursday);
    expect(await ask('why')).toMatch(/^Thursday at 13:30: you’re both free/);
    expect(say('two')).toContain('Thursday 15:00');
  });

  test('"why not two" names who is busy', async () => {
    await ask(thursday);
    expect(await ask('why not at two o’clock')).toBe('Not Thursday at 14:00: Priya is busy.');
  });

  test('"another day", "earlier", and another length look again', async () => {
    await ask(thursday);
    expect(await ask('another day')).not.toContain('Thursday');
    await ask(thursday);
    expect(await ask('make it an hour')).toContain('Nothing is free');
  });

  test('where nothing is free, Flow says what would have to give', async () => {
    const words = await ask('find an hour with Priya on Friday afternoon');
    expect(words).toMatch(/^Nothing is free in that time on Friday\. The least bad is Friday at \d\d:\d\d: /);
  });

  test('a calendar that cannot be seen is said', async () => {
    expect(await ask('find time with Dana next week')).toMatch(/^I can’t see Dana’s calendar\. /);
    expect(offered.current()?.slots[0]?.unseen).toEqual(['dana@far.example']);
  });

  test('the break that the person set stays free on both sides', async () => {
    const between = 'find thirty minutes with Dana on Friday between twelve and one';
    expect(await ask(between)).toContain('Friday at 12:00');
    learnSettings({ revision: 1, settings: { ...settings.current(), breakMinutes: 15 } });
    expect(await ask(between)).toContain('Friday at 12:15');
    forgetSettings();
  });

  test('nobody named asks with whom', async () => {
    expect(await ask('when can we meet')).toBe('With whom? Say a name, or what the time is for.');
  });
});

describe('a time of one’s own', () => {
  test('before a day, booked at once', async () => {
    const words = await ask('an hour for the board deck before Friday');
    expect(words).not.toContain('Friday');
    expect(say('the first one')).toContain('Board deck');
    expect(sent().map(({ kind }) => kind)).toEqual(['schedule']);
  });
});
