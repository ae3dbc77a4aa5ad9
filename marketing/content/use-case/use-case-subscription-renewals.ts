import type { UseCase } from '#marketing/families/use-case.ts';

export const page = {
  id: 'use-case-subscription-renewals',
  title: 'Renewals and cancellations',
  readers: 'Payers of seventeen small monthly things',
  description:
    'Renewal notices are written to be skimmed. Hear the date and the price, decide on the spot, cancel in a sentence where mail is enough, and be warned in time.',
  keywords: [
    'cancel subscription email',
    'renewal reminder',
    'free trial ending',
    'subscription management',
    'auto renewal',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Seventeen little subscriptions, and one you use.',
    lead: "The notice says 'Good news about your plan'. The good news is that it gets dearer. Flow reads you the sentence with the date in it, and you decide while you're annoyed.",
  },
  problem: [
    "Trials end on a Sunday. Insurance renews by silence. The gym counts in quarters, and the cloud asks for a little more, so little that it's hardly worth the ten minutes.",
    'Ten minutes, seventeen times, is why you pay for a language course in a language you gave up.',
  ],
  solution: [
    "When a notice plays, ask for the deadline. If you keep the thing, file it. If you don't, say the cancellation there and then. It leaves with a date, and a reminder in case they 'did not receive it'.",
    'Can it be ended only on a website? Then put the thread to the evening before, with the link in it, and do it with a biscuit.',
  ],
  features: {
    heading: 'Decide while it plays',
    items: [
      {
        name: 'The sentence with the date',
        text: 'Between good news and kind regards.',
      },
      {
        name: 'Cancel aloud',
        text: 'Your words, their name, read back and gone.',
      },
      {
        name: "In case they didn't get it",
        text: 'No confirmation by Monday, and you hear of it.',
      },
      {
        name: 'What did it cost last year',
        text: 'Find the old notice before you nod.',
      },
      {
        name: 'Trials on a leash',
        text: 'The day before it ends, not the day after.',
      },
    ],
  },
  benefits: [
    'Only what you use is paid for',
    'Silence no longer renews anything',
    'Cancellations have a date and a copy',
    'Price rises are heard as what they are',
    'Sundays end without a first payment',
  ],
  before: [
    {
      who: 'April',
      words: "'Your free month has begun.'",
    },
    {
      who: 'May',
      words: 'It has ended.',
    },
    {
      who: 'September',
      words: 'A language you gave up wishes you good morning.',
    },
    {
      who: 'December',
      words: 'You work it out on a napkin, and turn the napkin over.',
    },
  ],
  after: [
    {
      who: 'flow',
      words: "From Glotto. 'Good news about your plan.'",
    },
    {
      who: 'you',
      say: 'Any deadline',
      state: 'mail',
      command: 'inquiry:deadline',
    },
    {
      who: 'flow',
      words: "'Your plan renews on 30 November unless you write to us before.'",
    },
    {
      who: 'you',
      say: 'Reply that I cancel my plan as of the thirtieth, please confirm',
      state: 'mail',
      command: 'reply:words',
      with: 'words: I cancel my plan as of the thirtieth, please confirm',
    },
    {
      who: 'flow',
      words: "'I cancel my plan as of the thirtieth, please confirm.' Send it?",
    },
    {
      who: 'you',
      say: 'Send it and follow up if no answer by Monday',
      state: 'ready',
      command: 'after-send',
      with: 'at: 2026-11-23 08:00; unlessAnswered: true',
    },
    {
      who: 'flow',
      words: "On the way. If they're silent, you hear it on Monday.",
    },
    {
      who: 'you',
      say: 'File it under Contracts',
      state: 'mail',
      command: 'move:Label_Contracts',
      labels: ['Contracts'],
    },
  ],
  call: {
    line: 'End one thing while the tea draws.',
    text: "Ours is no trap either. The free credits want no card, so there's nothing you could forget to cancel.",
  },
  questions: [
    {
      ask: 'Does Flow find all my subscriptions?',
      answer: "No. It has no such list. Ask for 'renewal' or 'trial' and it finds the mails.",
    },
    {
      ask: 'Does a cancelled mail always count?',
      answer: 'No. Some contracts ask for a form or a letter. The notice usually says which.',
    },
    {
      ask: 'Can it cancel on websites?',
      answer: 'No. It tells you of the link and reminds you of the day.',
    },
  ],
  examples: [
    {
      say: 'Find the renewal from Glotto',
      state: 'mail',
      command: 'search',
      with: 'words: the renewal from Glotto',
      flow: "This year's and last year's, side by side.",
    },
    {
      say: 'Remind me on Sunday evening',
      state: 'mail',
      command: 'remind',
      with: 'at: 2026-11-22 18:00',
      flow: 'The trial is on the table before it turns into a contract.',
    },
    {
      say: 'Unsubscribe',
      state: 'mail',
      command: 'unsubscribe',
      flow: 'That ends the good news, and not the contract.',
    },
  ],
} satisfies UseCase;
