import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-gmail',
  title: 'Gmail',
  type: 'mail client',
  owner: 'Google LLC',
  site: 'https://mail.google.com',
  description:
    'Flow does not replace Gmail. It stands in front of it and reads. What the web page does better, what a voice does better, and ten rows with their sources.',
  keywords: ['Gmail alternative', 'Gmail by voice', 'Gmail read aloud', 'Flow vs Gmail', 'hands-free Gmail'],
  updated: '2026-11-27',
  hero: {
    line: 'Same mailbox. One has a mouth.',
    lead: 'This is an odd comparison, because you need Gmail to use Flow. What you compare is two ways in: a page to look at, or a voice to talk with.',
  },
  problem: [
    "The page is splendid when you sit before it. It shows fifty subjects at a glance, and a glance is what you don't have on the stairs.",
    "On the phone the same page becomes a thumb's job. You scroll, tap, pinch and type, and walk into somebody.",
  ],
  solution: [
    'Flow takes the same threads and plays them, people first. What you decide lands in Gmail at once: the label, the archive, the reply in the same conversation.',
    'So nothing moves house. Stop using Flow and there is nothing to export, because it was all in Gmail from the start.',
  ],
  features: {
    heading: 'What a voice adds to the page',
    items: [
      {
        name: 'An order',
        text: 'A page shows what came last. Flow begins with who waits longest for you.',
      },
      {
        name: 'Verdicts without a finger',
        text: 'Put it off, file it, hand it on, all by saying so.',
      },
      {
        name: 'Undo that lasts',
        text: "Last Tuesday's archive can be taken back today.",
      },
      {
        name: 'The calendar in one breath',
        text: "Ask if you're free while the mail that asks is still open.",
      },
      {
        name: 'A look behind the name',
        text: 'An address that imitates one you know is announced.',
      },
    ],
  },
  benefits: [
    'Gmail keeps your mail, and you keep your eyes up',
    'Filters and labels go on working',
    'Stopping costs nothing, as nothing moved',
    'Older verdicts can be reversed',
    'Walks and drives count as mail time',
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'Gmail, kept by Google [free]',
    calendar: 'Not stated',
    undo: 'Sending can be cancelled for 5, 10, 20 or 30 seconds [undo]',
    sending: "Waits on Google's servers for that time [undo]",
    offline: 'In Chrome, with the last 7 to 90 days of mail kept on the computer [days]',
    whereMailIs: "On Google's servers, with copies on your device in offline mode [free]",
    languageModels: 'Not stated',
    price: 'Free of charge [free]',
  },
  choose: {
    them: [
      'Choose the Gmail page if you think with your eyes: long tables, pictures, attachments, fifty threads in a view.',
      "It is free, it's there already, and there is nothing to set up. [free]",
      'Filters, vacation notes and settings live there, and Flow sends you there for them.',
    ],
    flow: [
      'Choose Flow on top of it if part of your day has no screen.',
      'Choose it if you want the same undo for everything and not only for the last send.',
    ],
  },
  call: {
    line: 'Keep the mailbox. Change the door.',
    text: "Sign in with Google, or try the sample mailbox first, which isn't yours and can't be harmed.",
  },
  questions: [
    {
      ask: 'Does Flow copy my mail elsewhere?',
      answer:
        "It keeps what it needs on the machine that runs it, which is yours or your company's. Gmail stays the original.",
    },
    {
      ask: 'Will my Gmail look different afterwards?',
      answer: 'No. Flow adds labels only when you ask for one, and archives only what you archive.',
    },
    {
      ask: 'Can I use Flow without Gmail?',
      answer: 'No. There is no support for other mail today.',
    },
  ],
  examples: [
    {
      say: 'Archive it',
      state: 'mail',
      command: 'archive',
      flow: 'It leaves the inbox in Gmail as well, within moments.',
    },
    {
      say: 'Mark it unread',
      state: 'mail',
      command: 'mark-unread',
      flow: 'Bold again, for the evening at the desk.',
    },
    {
      say: 'Star it',
      state: 'mail',
      command: 'star',
      flow: 'The star shows in Gmail, too.',
    },
  ],
  sources: [
    {
      name: 'undo',
      publisher: 'Email Tools',
      title: 'Gmail Undo Send',
      url: 'https://www.email-tools.me/posts/gmail-undo-send/',
      published: '2026-05',
      read: '2026-11-27',
    },
    {
      name: 'days',
      publisher: 'Firstpost',
      title: 'Gmail now works without an internet connection',
      url: 'https://www.firstpost.com/tech/news-analysis/explained-gmail-now-works-without-internet-connection-here-is-how-10844731.html',
      published: '2022',
      read: '2026-11-27',
    },
    {
      name: 'free',
      publisher: 'Internet Is Good',
      title: 'Can Gmail store drafts for offline use',
      url: 'https://internetisgood.com/?p=17010',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
