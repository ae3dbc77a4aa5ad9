import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-followupthen',
  title: 'FollowUpThen',
  type: 'follow-up',
  owner: 'FollowUpThen, Inc.',
  site: 'https://www.followupthen.com',
  description:
    'FollowUpThen is an address that brings mail back on a day. Flow is a voice that does the same and then answers. Ten rows from its help and policy.',
  keywords: [
    'FollowUpThen alternative',
    'Flow vs FollowUpThen',
    'email reminder service',
    'follow up reminder',
    'snooze by voice',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Write to a day. Or tell one.',
    lead: "Sending a mail to 'Thursday at' some address is one of the neatest ideas in mail. It works anywhere one can type. Flow is for where one can't.",
  },
  problem: [
    "You think of it on the stairs: this must come back on Thursday. The address has to be typed right, into the blind copy, before you press send. On the stairs, that's three things too many.",
    'When it does come back, it is one more mail in the inbox, a copy of itself, and it still wants what it wanted.',
  ],
  solution: [
    "To Flow you say 'back on Thursday', and the thread itself goes and returns. It isn't a copy. When it plays, you answer it right there.",
    'If they have written in between, it stays away, with no service reading along to find out.',
  ],
  features: {
    heading: 'Days, spoken',
    items: [
      {
        name: 'Any way you say it',
        text: 'Tonight, Thursday, the first, in a week on Monday.',
      },
      {
        name: 'The thread, not a copy',
        text: 'One place, one history.',
      },
      {
        name: 'Only on silence',
        text: 'An answer calls the reminder off.',
      },
      {
        name: 'While sending',
        text: 'The day belongs to the order to send.',
      },
      {
        name: 'And then',
        text: "It's read to you, and answered in a line.",
      },
    ],
  },
  benefits: [
    'No address to spell on the stairs',
    'One thread stays one thread',
    'Nothing of it rests on a third server',
    'Reminder and answer meet',
    'Silent people come back by themselves',
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: "Any, since it's an address you write to. Linking an inbox is optional [page8]",
    calendar: 'An add-on for its plans [billing]',
    undo: 'Not stated',
    sending: 'You send or copy a mail to a time at its address [policy]',
    offline: 'Not stated',
    whereMailIs: 'Texts rest encrypted with it until the reminder is over, or not at all in privacy mode [kb]',
    languageModels: 'Not stated',
    price: 'A free plan, a base plan and add-ons called Skills [billing] [policy]',
  },
  choose: {
    them: [
      'Choose FollowUpThen if you use several mail programs, or none that Flow knows. It needs only an address. [page8]',
      'It can remind the other side as well, and teams can run it on a budget. [billing]',
      "Its pages tell exactly how long a text is kept, and there's a mode that keeps none. [kb]",
    ],
    flow: [
      'Choose Flow if the idea comes to you with your hands full.',
      'Choose it if what comes back should be answered in the same minute.',
    ],
  },
  call: {
    line: 'Tell Thursday yourself.',
    text: 'A thread in the practice mailbox is waiting for its day.',
  },
  questions: [
    {
      ask: 'Can Flow remind other people?',
      answer: 'No, it reminds you. You may write to them at any hour you set.',
    },
    {
      ask: 'Does Flow work by an address?',
      answer: 'No. It works in Gmail, with the thread itself.',
    },
    {
      ask: 'Can both be used?',
      answer: 'Yes. A mail to their address is a mail like any other for Flow.',
    },
  ],
  examples: [
    {
      say: 'Remind me on Thursday at nine',
      state: 'mail',
      command: 'remind',
      with: 'at: 2026-11-19 09:00',
      flow: 'The thread itself is back at nine.',
    },
    {
      say: 'Snooze it until the first of December',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-12-01 08:00',
      flow: 'Out of sight till then.',
    },
    {
      say: 'Send it and follow up if no answer by Friday',
      state: 'ready',
      command: 'after-send',
      with: 'at: 2026-11-20 08:00; unlessAnswered: true',
      flow: 'One sentence for both.',
    },
  ],
  sources: [
    {
      name: 'page8',
      publisher: 'FollowUpThen Help',
      title: 'Help articles, page 8',
      url: 'https://help.followupthen.com/author/followupthen/page/8/',
      read: '2026-11-27',
    },
    {
      name: 'kb',
      publisher: 'FollowUpThen Help',
      title: 'How secure is my data',
      url: 'https://help.followupthen.com/knowledge-base/privacy/',
      read: '2026-11-27',
    },
    {
      name: 'policy',
      publisher: 'FollowUpThen',
      title: 'Privacy policy',
      url: 'https://www.followupthen.com/privacy.html',
      published: '2020-08-22',
      read: '2026-11-27',
    },
    {
      name: 'billing',
      publisher: 'FollowUpThen Help',
      title: 'Billing for teams',
      url: 'https://help.followupthen.com/knowledge-base/fair-billing-policy-teams/',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
