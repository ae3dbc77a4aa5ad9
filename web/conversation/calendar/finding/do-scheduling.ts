// Runs requests for a time, plans and words about being late.
import type { SchedulingRequest } from '#language/calendar/finding-request.ts';
import type { Around } from '#web/conversation/calendar/events/around.ts';
import { doHeld } from '#web/conversation/calendar/holding/drop-holds.ts';
import { holdByWords } from '#web/conversation/calendar/holding/hold-by-words.ts';
import { findByWords } from './find-time.ts';
import { tellLate } from './late.ts';
import { planByWords } from './plan.ts';
import { steerOffered } from './steer-offered.ts';

export const schedule = (request: SchedulingRequest, heard: string, around: Around): void => {
  switch (request.does) {
    case 'find':
      return findByWords(request, heard, around);
    case 'hold-times':
      return holdByWords(request, heard, around);
    case 'drop-holds':
    case 'list-holds':
      return void doHeld(request, heard, around);
    case 'offered':
      return steerOffered(request, heard, around);
    case 'late':
      return tellLate(request, heard, around);
    case 'plan':
      return void planByWords(request, heard, around);
    default:
      return;
  }
};
