// Habits choose between times that are otherwise alike, until the person forgets them.
import { describe, expect, test } from 'vitest';
import { eventWith } from '#test/support/calendar-event.ts';
import { contact } from '#test/support/contact.ts';
import { type SpokenCalendar, spokenCalendar } from '#test/support/spoken-calendar.ts';
import { until } from '#test/support/until.ts';
import { forgetSettings, learnSettings, settings } from '#web/data/settings.ts';

const events = [eventWith('sync', { title: 'Sync', start: '2026-11-25T09:30', end: '2026-11-25T10:00' })];
const people = [contact('Priya Nair', ['priya@northwind.example'], { written: 3 })];
const free = { 'priya@northwind.example': [] };
/** Six early meetings that went to the afternoon. */
const moves = [2, 3, 4, 9, 10, 11].map((day): [string, string] => {
  const date = `2026-11-${String(day).padStart(2, '0')}`;
  return [`${date}T09:00`, `${date}T14:30`];
});

const ask = async ({ say, assistant }: SpokenCalendar, words: string): Promise<string> => {
  const before = assistant().captions.current()?.turn ?? 0;
  say(words);
  await until(() => {
    const now = assistant().captions.current();
    return now !== null && now.turn > before && !now.flow.startsWith('Looking');
  });
  return assistant().captions.current()?.flow ?? '';
};

const find = (calendar: SpokenCalendar): Promise<string> =>
  ask(calendar, 'find thirty minutes with Priya tomorrow between nine and twelve');

describe('without a habit', () => {
  const calendar = spokenCalendar(events, people, free);

  test('the earlier of two like times comes first', async () => {
    expect(await find(calendar)).toMatch(/^Tomorrow(?: at|:) 9:00/);
  });
});

describe('with a habit of moving early meetings', () => {
  const calendar = spokenCalendar(events, people, free, moves);

  test('the later one comes first, and the early one is still there', async () => {
    expect(await find(calendar)).toMatch(/^Tomorrow(?: at|:) 10:00/);
    expect(await ask(calendar, 'why not at nine')).toContain('works too');
  });

  test('that is forgotten, it is as before', async () => {
    const forgottenHabits = [
      'before-ten',
      ...[0, 1, 2, 3, 4, 5, 6].flatMap((day) => [`day-${day}`, `day-${day}-before-ten`]),
    ].map((habit) => ({ habit, at: new Date().getTime() }));
    learnSettings({ revision: 1, settings: { ...settings.current(), forgottenHabits } });
    expect(await find(calendar)).toMatch(/^Tomorrow(?: at|:) 9:00/);
    forgetSettings();
  });
});
