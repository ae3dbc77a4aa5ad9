import type { Solution } from '#marketing/families/solution.ts';

export const page = {
  id: 'solution-meetings-by-mail',
  title: 'Meetings arranged in six mails',
  readers: 'People whose calendar is run by their inbox',
  description:
    'Invitations, moved calls and the eternal "does Thursday work" come by mail. Flow answers them where you hear them, with your calendar open in the same breath.',
  keywords: ['answer calendar invitations', 'schedule meetings by voice', 'reschedule by email', 'calendar by voice'],
  updated: '2026-11-28',
  hero: {
    line: 'Thursday might work. Ask your own calendar first.',
    lead: 'Half of the mail about meetings is people looking up what their calendars already know. Ask yours aloud while the mail still plays, and answer in the same minute.',
  },
  problem: [
    'Somebody proposes Thursday. You leave the mail, open the calendar, find the week, see a lunch, go back, have forgotten the hour they named. Repeat that for each proposal.',
    'Then the invitation itself comes, and it is a button in a mail. Press it and a blank yes goes out. What you meant was yes, but ten minutes late.',
  ],
  solution: [
    'You stay in the mail and ask. Flow looks at your Google Calendar and says what is there at that hour, or when the day opens up.',
    'An invitation is answered like any other mail: accept, decline, or decline and name another day. A line of your own travels with it, and the answer is held for a moment in case you think again.',
  ],
  steps: [
    { name: 'A proposal plays', text: 'Thursday at three, writes the architect.' },
    { name: 'You ask', text: 'Flow tells you about the dentist at half past two.' },
    { name: 'You answer', text: 'Ten on Friday would be better, you say, and it becomes a mail.' },
    { name: 'The invitation', text: 'It comes back for Friday, and you accept it in a word.' },
    { name: 'It moves once more', text: 'They always do. You shift it with one sentence.' },
  ],
  features: {
    heading: 'Calendar talk',
    items: [
      {
        name: 'Yes with a condition',
        text: 'Accept and add that you will join from the train. The organiser reads both.',
      },
      {
        name: 'The first gap',
        text: 'Ask when a day is free and you hear the openings, inside your own working hours.',
      },
      {
        name: 'Clashes named',
        text: 'Put something on the calendar and Flow says at once what it sits on top of.',
      },
      {
        name: 'Series handled with care',
        text: 'Moving one Monday leaves the other Mondays alone, unless you say so.',
      },
      {
        name: 'Time to change your mind',
        text: 'Guests are told after a short hold. Within it, nobody learns that you moved them twice.',
      },
    ],
  },
  benefits: [
    'Two mails instead of six',
    'Your answer comes while they still sit at the desk',
    'No double bookings out of politeness',
    'Late arrivals are announced and not explained',
    'Mornings you blocked stay blocked',
  ],
  call: {
    line: 'Settle Thursday before the kettle boils.',
    text: 'The demo has a week of invented meetings to push around.',
  },
  questions: [
    {
      ask: 'Can it see when other people are free?',
      answer:
        'Yes, if Google lets you look at their busy hours. For the architect outside it keeps up to three gaps of yours and offers them by mail.',
    },
    {
      ask: 'Does it work with other calendars?',
      answer:
        'No, only with Google Calendar. An invitation from any program can be answered as long as it reaches your Gmail.',
    },
    {
      ask: 'Could a stranger put things on my calendar?',
      answer:
        'An invitation from somebody you have never written to is kept apart. It does not count as busy and is not read out as yours.',
    },
  ],
  examples: [
    {
      say: 'Am I free at three on Thursday',
      state: 'mail',
      command: 'agenda:free',
      with: 'time: 2026-11-19 15:00',
      flow: 'Flow says yes, or what stands there.',
    },
    {
      say: 'Decline and propose Thursday',
      state: 'invited',
      command: 'event:answer',
      with: 'declined; note: Could we meet Thursday instead?',
      flow: 'The organiser gets your no with the better day in it.',
    },
    {
      say: 'Find an hour with Ana next week',
      state: 'mail',
      command: 'event:find',
      with: 'time: 2026-11-23..2026-11-27; with: Ana; minutes: 60',
      flow: 'You hear when you are both free, and book it by saying which.',
    },
  ],
} satisfies Solution;
