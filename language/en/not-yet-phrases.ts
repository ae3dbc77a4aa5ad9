// What people ask of a chief of staff that Flow does not do: it is understood, and answered with what Flow can do instead.
import type { NotYet } from '#language/understanding.ts';

const day = '(today|tomorrow|this morning|this afternoon|this week|next week)';
const agenda = '(calendar|agenda|schedule|diary)';

export const notYet: Record<NotYet, readonly string[]> = {
  calendar: [
    `what is on my ${agenda} [for] [${day}]`,
    `what [else] is on ${day}`,
    `what have i got on ${day}`,
    `(read|show|open|tell) [me] my ${agenda} [(for|of) ${day}]`,
    `what does my ${agenda} look like [${day}]`,
    'what is tomorrow like',
    '[what is|when is] my (next|first|last) (meeting|appointment|call) [of the day]',
    `do i have any (meetings|appointments|calls) [${day}]`,
    `how many (meetings|appointments|calls) do i have [${day}]`,
    `(am i|when am i) free [${day}]`,
    'find me (a slot|a free slot|a time|some time) [for a meeting]',
    '(schedule|set up|book|arrange|create) a (meeting|call|appointment)',
    '(put|add) (this|it|that) (on|to|in) my calendar',
    `block [off] (my morning|my afternoon|my day|some time) [${day}]`,
    '(cancel|move|push|reschedule) my [next|first|last] (meeting|appointment|call)',
    `clear my (morning|afternoon|day|${agenda})`,
    '(accept|decline) the (invitation|invite|meeting)',
    '(tell them|let them know) i am running late',
    'i am running late',
    '(join|open) the (meeting|call)',
    'dial me in',
  ],
  briefing: [
    '(brief me|give me a briefing|give me my briefing|morning briefing|daily briefing)',
    'what is my day [like]',
    'what does my day look like',
    'what do i need to know [today]',
    'prep me [for (my next meeting|this meeting|this call)]',
    'brief me for my next meeting',
  ],
  people: [
    'when did we last (talk|speak|write)',
    '(show|open|read) [me] my contacts',
    '(who is in|open) my address book',
    'add (him|her|them) to my contacts',
    'what is (his|her|their) (phone number|number|address)',
  ],
  promises: [
    'who am i waiting (on|for)',
    'what (did|have) i (promise|promised)',
    'what do i owe [people]',
    'what is overdue',
    'how am i doing',
    'what is my streak',
  ],
};

/** What stands in a calendar, and what tells of it in the mail. */
export const events = /\b(?:calendar|appointments?|events?|meetings?)\b/i;
export const mails = /\b(?:e-?mails?|mails?|messages?|threads?|invit(?:e|es|ation|ations)|newsletters?|inbox)\b/i;
