// Habits with meetings as lessons: each part of the week out of which the person moves meetings.
import type { Lesson } from '#domain/lesson.ts';
import { lessonIdOf } from '#domain/lesson-note.ts';
import { habitWeeks } from '#domain/scheduling/habits.ts';
import { dayLength } from '#domain/scheduling/shapes.ts';
import { currentCalendar } from '#web/data/calendar.ts';
import { settings } from '#web/data/settings.ts';
import { worldOf } from './agenda-world.ts';
import { ownHabits } from './own-habits.ts';

export const habitLessons = async (): Promise<Lesson[]> => {
  const here = worldOf(currentCalendar());
  const since = new Date(here.now.getTime() - habitWeeks * 7 * dayLength).toISOString();
  const habits = await ownHabits(here, settings.current().forgottenHabits);
  return habits.flatMap(({ id: words, moved, of }): Lesson[] => {
    const id = lessonIdOf('meetings', words);
    return id === null ? [] : [{ id, kind: 'meetings', who: null, words, count: moved, of, since }];
  });
};
