import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-spark',
  title: 'Spark',
  type: 'mail client',
  owner: 'Spark Mail Limited',
  site: 'https://sparkmailapp.com',
  description:
    'Spark sorts mail into neat piles on every device. Flow reads you the pile that matters and listens. Ten rows with sources, and when to take which of the two.',
  keywords: ['Spark alternative', 'Flow vs Spark Mail', 'smart inbox', 'voice email', 'email app privacy'],
  updated: '2026-11-27',
  hero: {
    line: 'Smart piles for eyes, one queue for ears.',
    lead: 'Spark asks how a busy inbox should look. Flow asks how it should sound. If you always have a screen about you, the first question may be the better one.',
  },
  problem: [
    'Sorted piles are a relief until you notice that you still have to open each one. Personal has nine, Notifications has forty, and your thumb decides where to begin.',
    'The sorting has a price of its own, since something must read your mail to sort it, and that something usually lives elsewhere.',
  ],
  solution: [
    "Flow doesn't show piles. It plays one thread, says why it came first if you ask, and waits for what you want done. Then the next.",
    'It reads on a machine of yours and needs no server of ours. The order is made from plain things: who wrote to you alone, who waits, what is a list.',
  ],
  features: {
    heading: 'Where ears do better',
    items: [
      {
        name: 'One thing at a time',
        text: 'No list to lose yourself in while a thread plays.',
      },
      {
        name: 'The reason why',
        text: 'Ask what put it at the top, and hear a sentence you can argue with.',
      },
      {
        name: 'Act in the same breath',
        text: 'Answer, date, label or hand on, with no screen to find it on.',
      },
      {
        name: 'Whole piles, if you like',
        text: "'All newsletters until Saturday' is one order, counted and confirmed.",
      },
      {
        name: 'Quiet by design',
        text: 'No badges, no streaks. It speaks when you press start.',
      },
    ],
  },
  benefits: [
    'Nine personal mails are heard, not opened',
    'You know why something came first',
    'No third server reads along',
    'Piles are cleared with a sentence',
    'Devices without a screen are enough',
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'Gmail, Outlook, Yahoo, iCloud and any provider with IMAP [spark]',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'Not stated',
    offline: 'Not stated',
    whereMailIs: 'Some features work on its servers, a competitor writes from its policy [marco]',
    languageModels: 'Summaries and a writing assistant work on servers, the same writer says [marco]',
    price: 'Free for individuals, with Premium plans for teams [explained]',
  },
  choose: {
    them: [
      'Choose Spark if you have several accounts of several kinds, on a Mac, a PC and a phone, and want them to look alike. [spark]',
      "It's made for teams as well, with shared drafts and comments. Flow has neither. [marco]",
      'Its maker states that it sells no personal data and follows the European and Californian rules. [explained]',
    ],
    flow: [
      'Choose Flow if you want to get through Gmail without looking.',
      "Choose it if your mail shouldn't be read on anybody's servers but Google's and your own.",
    ],
  },
  call: {
    line: 'Close the piles. Press start.',
    text: 'Eleven threads wait in the made-up inbox, and nobody has sorted them.',
  },
  questions: [
    {
      ask: 'Does Flow put several accounts together?',
      answer: "No. It's one Gmail account at a time.",
    },
    {
      ask: 'Does Flow have shared drafts?',
      answer: 'No. It is made for one person. You can hand a thread on with a line, which is another thing.',
    },
    {
      ask: 'Does it run without a connection?',
      answer: 'Yes. What it has fetched plays on, and your orders are carried out later.',
    },
  ],
  examples: [
    {
      say: 'Why is this important',
      state: 'mail',
      command: 'inquiry:why',
      flow: 'A sentence tells you what put it at the head of the queue.',
    },
    {
      say: 'Snooze all newsletters until Saturday',
      state: 'mail',
      command: 'bulk:snooze',
      with: 'act: snooze; until: 2026-11-21 08:00; mailing: newsletter',
      flow: 'Counted first, agreed, and out of the way till then.',
    },
  ],
  sources: [
    {
      name: 'spark',
      publisher: 'ChainMail, which makes a rival program',
      title: 'ChainMail and Spark',
      url: 'https://chainmail-website.pages.dev/use-cases/chainmail-vs-spark.html',
      read: '2026-11-27',
    },
    {
      name: 'marco',
      publisher: 'Marco, which makes a rival program',
      title: 'Spark Mail privacy',
      url: 'https://marcoapp.io/blog/spark-mail-privacy-concerns',
      read: '2026-11-27',
    },
    {
      name: 'explained',
      publisher: 'Readdle',
      title: 'Privacy explained',
      url: 'https://readdle.helpjuice.com/privacy-explained',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
