import type { Feature } from '#marketing/families/feature.ts';

export const page = {
  id: 'feature-snooze',
  title: 'Snooze and remind',
  description:
    'Send a mail away until the hour when you can deal with it, or have it return only if nobody answers. Any time you can say, Flow can understand.',
  keywords: ['snooze email', 'email reminders', 'follow up reminder', 'remind me if no reply', 'defer email'],
  updated: '2026-11-27',
  hero: {
    line: 'Not now is a time. Name it.',
    lead: 'The mail about the boiler is important at six, when you are home. At ten it is only in the way. Send it to six.',
  },
  problem: [
    'Unread marks are a poor memory. You open a mail at the wrong hour, decide it can wait, and mark it unread so that you see it again. You will, forty times, each time at the wrong hour.',
    'A separate to-do list has another flaw: the mail is in one place and its date in another, and only one of them gets looked at.',
  ],
  solution: [
    'Give the thread itself a time. It leaves the inbox, here and in Gmail, and comes back at the top when its hour strikes, with the reason spoken first.',
    'Waiting for somebody else is a different wish, so it has a word of its own. Ask to be reminded if they do not answer. An answer cancels it without a sound.',
  ],
  picture: {
    scene: 'snooze',
    alt: 'Times to choose from over the mail: this evening, tomorrow, the weekend, next week, and a field for any other.',
    caption: 'Six usual times, and a line that takes whatever you say instead.',
  },
  steps: [
    { name: 'Wrong hour', text: 'You hear it, and it is not for now.' },
    { name: 'Right hour', text: 'Tonight, Thursday at four, the first of March.' },
    { name: 'Gone', text: 'The thread is out of sight. Gmail shows it as archived.' },
    { name: 'Back', text: 'At its time it plays first. If they wrote earlier, it came back earlier.' },
  ],
  features: {
    heading: 'Times as people say them',
    items: [
      {
        name: 'Loose words, firm hours',
        text: 'Evening, first thing, end of the week. Flow says which hour it took, so that you can object.',
      },
      {
        name: 'Woken by news',
        text: 'A fresh message in a sleeping thread ends the sleep at once.',
      },
      {
        name: 'Whole piles',
        text: 'Put every newsletter off until the weekend with one sentence and one yes.',
      },
      {
        name: 'Only if silent',
        text: 'The conditional kind looks whether an answer came before it bothers you.',
      },
      {
        name: 'Kept without a phone',
        text: 'The time lives on the server of your Flow. An empty battery delays nothing.',
      },
    ],
  },
  limits: [
    'A snoozed thread is archived in Gmail until its time. Other mail programs do not know the hour.',
    'Repeating snoozes do not exist. Say every Monday and Flow takes the first one, and tells you so.',
  ],
  benefits: [
    'You see a mail when you can act on it',
    'Nobody is chased who has answered',
    'The inbox holds today and nothing else',
    'Plans survive a lost phone',
    'One list instead of two',
  ],
  call: {
    line: 'Send the boiler to six o\u2019clock.',
    text: 'Snoozing costs no credit, spoken or pressed.',
  },
  questions: [
    {
      ask: 'Which time zone counts?',
      answer: 'Yours, as set in the settings or taken from your device. It follows you when you travel, if you let it.',
    },
    {
      ask: 'What does tonight mean?',
      answer: 'An hour in the evening that Flow names when it confirms. Say another if it does not suit you.',
    },
    {
      ask: 'Can I see everything that sleeps?',
      answer:
        'The history shows what you put away and until when, and undo brings any of it back. A list of its own does not exist yet.',
    },
  ],
  examples: [
    {
      say: 'Snooze it until tomorrow at eight',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-18 08:00',
      flow: 'It leaves now and plays first tomorrow.',
    },
    {
      say: 'Remind me on Monday at seven',
      state: 'mail',
      command: 'remind',
      with: 'at: 2026-11-23 07:00',
      flow: 'The thread comes back to the top on Monday morning.',
    },
    {
      say: 'Snooze all newsletters until Saturday',
      state: 'mail',
      command: 'bulk:snooze',
      with: 'act: snooze; until: 2026-11-21 08:00; mailing: newsletter',
      flow: 'Flow counts them, asks, and the week is quiet.',
    },
  ],
} satisfies Feature;
