import type { Solution } from '#marketing/families/solution.ts';

export const page = {
  id: 'solution-unanswered-email',
  title: 'Mail that nobody answered',
  readers: 'People who owe replies, and people who are owed one',
  description:
    'Some mail goes cold on your side, some on theirs. Flow brings both back on a date you name, and lets a chase die by itself once the other side has written.',
  keywords: ['unanswered email', 'follow up email', 'email reminders', 'forgotten replies', 'chase email'],
  updated: '2026-11-27',
  hero: {
    line: 'Silence has two sides. Flow watches both.',
    lead: 'You forgot to answer Ruth, and the printer forgot to answer you. Neither shows up in an inbox sorted by date. Give each a day, and it returns on that day.',
  },
  problem: [
    'A mail without an answer does not look like anything. It slides under newer ones on your side. On theirs, it lies in a folder that you never open, the one for sent mail.',
    'So you keep a list in your head. It works until a holiday, a head cold or a busy Thursday, and then somebody writes the sentence everyone dreads: just checking in.',
  ],
  solution: [
    'While you send, add the day of the chase in the same breath. If an answer arrives before that day, nothing happens. If none does, the thread stands at the top and Flow tells you why it is back.',
    'For mail that you owe, put it off instead of marking it unread. It leaves the inbox, so it stops nagging, and it is there again at the hour when you have time.',
  ],
  steps: [
    { name: 'Send', text: 'You dictate the question to the printer and let it go.' },
    { name: 'Name a day', text: 'You add that you want to follow up if there is no answer by Friday.' },
    { name: 'Forget', text: 'The thread is out of sight. Nothing blinks, nothing counts.' },
    { name: 'They write, or not', text: 'An answer on Wednesday ends the watch. The chase will never ring.' },
    { name: 'Friday', text: 'Still silent? The thread plays first, with the reason, and you decide what to say.' },
  ],
  features: {
    heading: 'What keeps a thread alive',
    items: [
      {
        name: 'A date on every promise',
        text: 'Tomorrow, next Tuesday at ten, in three weeks: say it the way you think it.',
      },
      {
        name: 'Chases with manners',
        text: 'They stay quiet once the other side has answered, so nobody is asked for what they already gave.',
      },
      {
        name: 'Reasons spoken',
        text: 'A thread that returns says who has been silent and since when you wait.',
      },
      {
        name: 'Back sooner when it matters',
        text: 'A new message in a thread that sleeps wakes it at once, whatever the day you chose.',
      },
      {
        name: 'Nothing sent behind your back',
        text: 'Flow reminds you. It does not nudge people in your name.',
      },
    ],
  },
  benefits: [
    'The list in your head can go',
    'You never chase someone who has already replied',
    'Old promises turn up while they can still be kept',
    'A holiday no longer breaks the chain',
    'Your inbox shows what is due, and not what is new',
  ],
  call: {
    line: 'Give the next silence a date.',
    text: 'Thirty credits to begin with, and nobody asks for a card.',
  },
  questions: [
    {
      ask: 'Does Flow know which mails I have not answered?',
      answer:
        'It plays people who wait for you ahead of others. A full list of everything you owe is not there yet, and Flow says so if you ask for one.',
    },
    {
      ask: 'What if they answer from another address?',
      answer:
        'What counts is the thread. An answer in it ends the watch, from whichever address it came. A fresh mail outside it does not.',
    },
    {
      ask: 'Where are these dates kept?',
      answer:
        'In the database of the machine that your Flow runs on, next to the thread. Gmail sees an archived mail until the hour comes.',
    },
  ],
  examples: [
    {
      say: 'Follow up if no answer by Friday',
      state: 'mail',
      command: 'remind?',
      with: 'at: 2026-11-20 08:00; unlessAnswered: true',
      flow: 'The thread is back on Friday at eight, but only if the silence lasts.',
    },
    {
      say: 'Bring it back tomorrow at nine',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-18 09:00',
      flow: 'It leaves the inbox now and plays first tomorrow at nine.',
    },
  ],
} satisfies Solution;
