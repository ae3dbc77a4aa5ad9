import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-smart-emails',
  title: 'SmartEmails',
  type: 'assistant',
  owner: 'the makers of SmartEmails',
  site: 'https://www.smartemails.ai',
  description:
    'SmartEmails has a model give each mail a class and a priority. Flow reads each mail to you and takes a verdict. Ten rows from its own public pages.',
  keywords: [
    'SmartEmails alternative',
    'Flow vs SmartEmails',
    'AI email classification',
    'email priority',
    'triage by voice',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Sorted by a model, or settled by you.',
    lead: 'Sorting is half of triage, and the half that machines like. The other half is settling. This page compares one that begins with the first half and one that begins with the second.',
  },
  problem: [
    'You come back to a mailbox in neat classes, each with a sentence that says why. That helps. Most of those mails still want a line from you, or a date, or a name to go to.',
    "No order is always right, neither a model's nor the one that Flow has. What counts then is how soon you notice, and how little it takes to go on.",
  ],
  solution: [
    'Flow puts mail in an order as well, by plain rules: you alone, who waits, what is a list. Then it goes on to the part that takes the weight off. It plays one, and you settle it.',
    "Ask why a thread is first and you get a sentence. If you disagree, say next. There's no class to correct and no model to teach. You simply go on, and what you pass over keeps its place in Gmail for another day.",
  ],
  features: {
    heading: 'Settling',
    items: [
      {
        name: 'Answered',
        text: 'A spoken line, framed and read back.',
      },
      {
        name: 'Postponed',
        text: 'Gone until an hour that you name.',
      },
      {
        name: 'Passed on',
        text: 'To a name, with a reason.',
      },
      {
        name: 'Filed or gone',
        text: 'Under a label, or into the archive.',
      },
      {
        name: 'Refused',
        text: 'Unsubscribe, mute, block, spam.',
      },
    ],
  },
  benefits: [
    'The count goes down while you listen',
    'An order you can ask about',
    'No body of a mail is shown to a model',
    'Wrong turns are undone in a word',
    'Done means done',
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'Gmail and Outlook [policy]',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'It cannot send. A reply that you ask for is saved as a draft in your mailbox [security]',
    offline: 'Not stated',
    whereMailIs:
      'With your provider. It keeps sender, subject, date and a preview of up to 400 characters, and no bodies [policy]',
    languageModels: 'The full body goes to an AI provider to be classified, then is dropped [policy]',
    price: 'Not stated',
  },
  choose: {
    them: [
      'Choose SmartEmails if you want classes and a reason for each, in Gmail or in Outlook. [policy]',
      "Its policy is unusually exact about what's kept: a preview, a class, a sentence why. [policy]",
      'In Chrome it sums up long threads and lists what they ask for. [policy]',
    ],
    flow: [
      "Choose Flow if sorted isn't enough, and you want it gone.",
      "Choose it if you'd sooner no provider of models read the bodies.",
    ],
  },
  call: {
    line: 'Settle five, and count again.',
    text: 'The count in the made-up mailbox begins at eleven.',
  },
  questions: [
    {
      ask: 'Does Flow classify mail?',
      answer:
        "Only as far as the order needs: people, lists, notices. Nothing is stored as a class, and Gmail isn't changed by it.",
    },
    {
      ask: 'Does Flow run in the background?',
      answer: 'It fetches mail, and carries out what you timed. It takes no decision.',
    },
    {
      ask: "Is Flow's order ever wrong?",
      answer: 'Surely. Then say next, or only the important ones, and it does as told.',
    },
  ],
  examples: [
    {
      say: 'Why is this important',
      state: 'mail',
      command: 'inquiry:why',
      flow: 'A plain sentence, to be agreed with or not.',
    },
    {
      say: 'Next',
      state: 'mail',
      command: 'next:1',
      with: 'count: 1',
      flow: 'You disagree, and the following one plays.',
    },
    {
      say: 'Mute this thread',
      state: 'mail',
      command: 'mute',
      flow: "Settled by silence. It won't come up again.",
    },
  ],
  sources: [
    {
      name: 'policy',
      publisher: 'SmartEmails',
      title: 'Privacy policy',
      url: 'https://smartemails.ai/privacy',
      published: '2026-05-27',
      read: '2026-11-27',
    },
    {
      name: 'security',
      publisher: 'SmartEmails',
      title: 'Security and privacy',
      url: 'https://smartemails.ai/security',
      published: '2026-04',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
