// What Flow knows about the person includes their habits with meetings, which only the calendar on this device shows.
import { useEffect } from 'react';
import { habitLessons } from '#web/conversation/calendar/habit-lessons.ts';
import { meetingHabits } from '#web/data/lessons.ts';

export function MeetingHabits() {
  useEffect(() => {
    meetingHabits().ask = habitLessons;
  }, []);
  return null;
}
