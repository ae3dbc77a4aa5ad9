// Questions about the calendar for the recogniser: the usual ones among the many that Flow understands.
import type { HeardPhrases } from './heard-phrases.ts';

const meeting = '(meeting|appointment|call)';

export const agendaHeard: readonly HeardPhrases[] = [
  {
    means: 'agenda:list',
    templates: [
      'what is on [my calendar] {stretch}',
      'what do i have {stretch}',
      'what is on my calendar',
      'do i have any meetings {stretch}',
    ],
  },
  { means: 'agenda:count', templates: ['how many meetings do i have {stretch}'] },
  { means: 'agenda:next', templates: [`[what is|when is] my next ${meeting}`, 'what is next on my calendar'] },
  { means: 'agenda:first', templates: [`[what is|when is] my first ${meeting} [{stretch}]`] },
  { means: 'agenda:last', templates: [`[what is|when is] my last ${meeting} [{stretch}]`] },
  { means: 'agenda:free', templates: ['am i (free|busy) ({stretch}|{hour})'] },
  {
    means: 'agenda:openings',
    templates: ['when am i free [{stretch}]', '[what is|when is] my next opening'],
  },
  { means: 'agenda:place', templates: ['where is (it|my next meeting)'] },
  { means: 'agenda:people', templates: ['who is coming'] },
  { means: 'agenda:length', templates: ['how long is my next meeting'] },
  { means: 'agenda:join', templates: ['join [(it|the call|the meeting|my next meeting)]', 'dial me in'] },
];
