// Runs requests for a time, plans and words about being late.
import type { SchedulingRequest } from '#language/calendar/finding-request.ts';
import type { Around } from '#web/conversation/calendar/events/around.ts';
import { findByWords } from './find-time.ts';
import { steerOffered } from './steer-offered.ts';

export const schedule = (request: SchedulingRequest, heard: string, around: Around): void => {
  switch (request.does) {
    case 'find':
      return findByWords(request, heard, around);
    case 'offered':
      return steerOffered(request, heard, around);
    default:
      return;
  }
};
