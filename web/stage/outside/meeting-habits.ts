// What Flow knows about the person includes their habits with meetings, which only the calendar on this device shows.
import { useEffect } from 'react';
import { meetingHabits } from '#web/data/lessons.ts';

export function MeetingHabits() {
  useEffect(() => {
    meetingHabits().ask = async () => {
      const { habitLessons } = await import('#web/conversation/calendar/habit-lessons.ts');
      return habitLessons();
    };
  }, []);
  return null;
}
