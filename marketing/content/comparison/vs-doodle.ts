import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-doodle',
  title: 'Doodle',
  type: 'scheduler',
  owner: 'Doodle AG',
  site: 'https://doodle.com',
  description:
    'Doodle asks a group which dates suit. Flow settles the dates that need no vote, straight from the mail. Ten rows from its help pages, and when a poll is best.',
  keywords: ['Doodle alternative', 'Flow vs Doodle', 'group poll', 'find a meeting time', 'schedule by voice'],
  updated: '2026-11-28',
  hero: {
    line: 'Nine people vote. Two people just talk.',
    lead: "For a committee of nine, a poll is the only peace there is. For you and one other person it's a form where a sentence would do.",
  },
  problem: [
    'A poll has a life of its own. Six answer at once, two after a reminder, and one writes you a mail in which she explains her Tuesdays.',
    "Meanwhile the dates you offered stand in your calendar as ghosts, and a real meeting can't get past them. For nine people that's the price of peace. For two it is a high price for a coffee.",
  ],
  solution: [
    "Flow is for what isn't a vote. Hear the mail, ask what's free, offer, book. And for the one who explains her Tuesdays, as she deserves an answer.",
    'When the poll has a winner, say it to all in a line and put it down. The ghosts you cancel one after the other.',
  ],
  features: {
    heading: 'Beside the poll',
    items: [
      {
        name: 'Two people, one sentence',
        text: "'Thursday at ten or three.'",
      },
      {
        name: 'The explainer',
        text: 'Is answered kindly, by name.',
      },
      {
        name: 'The winner, to everyone',
        text: 'One reply to all.',
      },
      {
        name: 'Ghosts be gone',
        text: 'Cancelled by name, and their guests told.',
      },
      {
        name: 'The late one',
        text: 'Comes back as a reminder, only if still silent.',
      },
    ],
  },
  benefits: [
    'Small dates need no form',
    'Big ones keep their poll',
    'Ghosts leave the calendar',
    'Her Tuesdays have been read',
    'The late one is asked once, and not by a machine',
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'Not stated',
    calendar: "Can be connected, though it needn't be. Google, Outlook or Apple [free] [booking]",
    undo: 'Not stated',
    sending: 'Sends both sides an invitation and a mail of confirmation [booking]',
    offline: 'Not stated',
    whereMailIs: 'Holds no mailbox. Who takes part leaves a name and an address [booking]',
    languageModels: 'Not stated',
    price: 'A free account, and Professional accounts [free] [pro]',
  },
  choose: {
    them: [
      'Choose Doodle if more than three people have to agree. Flow has no polls.',
      'Guests need no account, and see the times in their own zone. [booking]',
      'It speaks English, German, French, Italian and Spanish. [free]',
    ],
    flow: ['Choose Flow for all the dates between you and one other.', "Choose both, and say the poll's winner aloud."],
  },
  call: {
    line: 'Offer one hour without a form.',
    text: 'Somebody in the trial mailbox explains her Tuesdays at length.',
  },
  questions: [
    {
      ask: 'Can Flow make a poll?',
      answer: 'No. It can answer the mail in which you are asked to vote, but the vote itself is on a page.',
    },
    {
      ask: 'Does it see the votes?',
      answer: 'Only if a mail tells of them.',
    },
    {
      ask: 'Can it cancel several events at once?',
      answer:
        'Not cancel. That goes by name and day. But "clear my afternoon" moves or declines up to eight, after one yes, and one undo puts all of them back.',
    },
  ],
  examples: [
    {
      say: 'Reply all that it will be Wednesday at four',
      state: 'mail',
      command: 'reply-all:words',
      with: 'words: it will be Wednesday at four',
      flow: 'The winner is known to the nine.',
    },
    {
      say: 'Cancel my committee meeting on Thursday',
      state: 'mail',
      command: 'event:cancel',
      with: 'time: 2026-11-19; which: committee meeting; scope: this',
      flow: 'One ghost less, and its guests are told.',
    },
    {
      say: 'Hold times with Dana next week',
      state: 'mail',
      command: 'event:hold-times',
      with: 'time: 2026-11-23..2026-11-27; with: Dana',
      flow: 'Up to three hours are blocked and offered to her in one mail. Booking one frees the others.',
    },
  ],
  sources: [
    {
      name: 'free',
      publisher: 'Doodle Help',
      title: 'Get started with your new Doodle Free account',
      url: 'https://help.doodle.com/en/articles/9987290-get-started-with-your-new-doodle-free-account',
      read: '2026-11-27',
    },
    {
      name: 'pro',
      publisher: 'Doodle Help',
      title: 'Get started with your new Doodle Professional account',
      url: 'https://help.doodle.com/en/articles/9991585-get-started-with-your-new-doodle-professional-account',
      read: '2026-11-27',
    },
    {
      name: 'booking',
      publisher: 'Doodle Help',
      title: 'How do I participate in a booking page',
      url: 'https://help.doodle.com/en/articles/9716984-how-do-i-participate-in-a-booking-page',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
