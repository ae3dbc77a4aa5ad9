import type { Solution } from '#marketing/families/solution.ts';

export const page = {
  id: 'solution-after-hours',
  title: 'Mail that follows you home',
  readers: 'People who answer from the sofa and regret it',
  description:
    'The evening glance turns into an hour. Flow gives the day an end: what can wait gets a time, what you write at night leaves in the morning.',
  keywords: ['email after work', 'work-life balance email', 'schedule send', 'evening email', 'quiet hours'],
  updated: '2026-11-27',
  hero: {
    line: 'The film has started. So has the thread.',
    lead: 'You only wanted to see if Marek had answered. He had, and so had three others, and now it is ten to eleven and your tea is cold.',
  },
  problem: [
    'Looking is the trap. Once a mail is open it must be dealt with or carried to bed. And an answer sent at eleven begets another at five past, since you are evidently awake.',
    'Switching everything off is no cure when one mail in fifty truly cannot wait. So you keep looking, for the sake of that one.',
  ],
  solution: [
    'Let the one find you. Notices can be limited to urgent mail and keep quiet hours, so the phone may lie in the hall.',
    'And if you do look, close what you open. Put each mail to an hour of tomorrow, or write the answer now and have it leave at eight, as if you had slept on it.',
  ],
  steps: [
    { name: 'Six o\u2019clock', text: 'Hear what is left and how long it would take.' },
    { name: 'Sort by hour', text: 'Two tonight, nine tomorrow, the rest on Thursday.' },
    { name: 'Write now, send later', text: 'The thought is out of your head. The mail waits for a decent hour.' },
    { name: 'Empty', text: 'The queue ends and says so. You believe it.' },
  ],
  features: {
    heading: 'Ways to end a day',
    items: [
      {
        name: 'A count you can trust',
        text: 'Ask how many are left. Knowing it is four makes it easier to stop.',
      },
      {
        name: 'Quiet by the clock',
        text: 'Between the hours you set, nothing buzzes. What came in waits in a row.',
      },
      {
        name: 'Morning mail',
        text: 'Letters written at night can leave at eight, and can be changed until then.',
      },
      {
        name: 'A walk instead of a screen',
        text: 'Do the last ten by ear around the block. It ends at your own door.',
      },
      {
        name: 'A note, not a task',
        text: 'The thought at half past ten goes into a note to yourself. It will be in the inbox when you are.',
      },
    ],
  },
  benefits: [
    'Evenings have an edge again',
    'Colleagues stop expecting answers at night',
    'The one urgent mail still reaches you',
    'You sleep on hard answers and send them fresh',
    'Tea is drunk hot',
  ],
  call: {
    line: 'Close today by six.',
    text: 'Putting mail off is free, however often you do it.',
  },
  questions: [
    {
      ask: 'How does Flow know what is urgent?',
      answer:
        'By plain signs: a person you answer, a question, a day that is near. It is a rule and no mind reader, so a quiet but grave mail can slip past.',
    },
    {
      ask: 'Do others see that I wrote at night?',
      answer: 'They see the time at which it left. The draft has no date for them.',
    },
    {
      ask: 'Can it answer that I am off?',
      answer: 'No, it sends no automatic replies. Gmail has a setting for holidays.',
    },
  ],
  examples: [
    {
      say: 'Bring it back tomorrow at nine',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-18 09:00',
      flow: 'The mail is gone for tonight.',
    },
    {
      say: 'Send it tomorrow at eight',
      state: 'ready',
      command: 'later',
      with: 'when: 2026-11-18 08:00',
      flow: 'Your late answer leaves at a daylight hour.',
    },
    {
      say: 'How many are left',
      state: 'mail',
      command: 'inquiry:status',
      flow: 'A number and some minutes. Then you can decide to stop.',
    },
  ],
} satisfies Solution;
