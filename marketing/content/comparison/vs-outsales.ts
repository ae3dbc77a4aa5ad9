import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-outsales',
  title: 'OutSales',
  type: 'follow-up',
  owner: 'OutSales.ai',
  site: 'https://outsales.ai',
  description:
    'OutSales has a model write follow-ups from your CRM and send them. Flow has you say them, on the day they are due. Ten rows from its help, on two ways to chase.',
  keywords: [
    'OutSales alternative',
    'Flow vs OutSales',
    'AI follow-up emails',
    'Pipedrive follow-up',
    'sales follow-up by voice',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'Follow-ups that write themselves, or take ten seconds.',
    lead: 'Nobody likes to write the third reminder. OutSales gives it to a model that has read the deal. Flow makes it so short that you may as well do it yourself.',
  },
  problem: [
    "A model that has read it all writes a good reminder. A careful person reads that reminder before it goes, with all it refers to, and that's a page.",
    "And the customer, who has had four of these from four firms today, can tell. He doesn't mind. He just doesn't answer, any more than one answers a parking meter.",
  ],
  solution: [
    "With Flow the thread comes back on its day. You hear what you asked and what they said last. Then you say what one says: 'We'd start in March if you decide this week.' Ten seconds, and it's plainly you.",
    "Nothing goes out while you sleep. Your name stands under nothing that you haven't heard.",
  ],
  features: {
    heading: 'Ten seconds each',
    items: [
      {
        name: 'Back on its day',
        text: "Only if they haven't written.",
      },
      {
        name: 'The last word, told',
        text: 'Theirs and yours, so you know where you were.',
      },
      {
        name: 'One sentence',
        text: 'Framed with your hello and goodbye.',
      },
      {
        name: 'Another day',
        text: 'Said in the same breath.',
      },
      {
        name: 'Enough',
        text: "Archived, when it's time to let go.",
      },
    ],
  },
  benefits: [
    'Reminders sound like a person with a calendar',
    "There's no page to check",
    "Customers can tell, and that's good",
    'You know each deal by ear',
    'Letting go takes a word, and can be taken back',
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'Gmail, beside the Pipedrive CRM [faq]',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'Sends after your approval, or without it if you switch that off [faq]',
    offline: 'Not stated',
    whereMailIs: 'With Google. For each activity it gathers deal data, notes and threads [faq]',
    languageModels: 'GPT-4o or its smaller version writes the mails [faq]',
    price: 'Not stated',
  },
  choose: {
    them: [
      'Choose OutSales if you work in Pipedrive and have more follow-ups than a voice can say. [faq]',
      "It knows the deal from the CRM, which Flow doesn't. [faq]",
      'Approval is there for those who want to see each mail first, and its makers advise it for the start. [faq]',
    ],
    flow: [
      'Choose Flow for the deals in which a tone decides.',
      'Choose it without a CRM, too. Gmail is all it needs.',
    ],
  },
  call: {
    line: 'Say the third reminder in ten seconds.',
    text: 'In the pretend mailbox a customer has been thinking since October.',
  },
  questions: [
    {
      ask: 'Does Flow write follow-ups for me?',
      answer: "No. It tells you when it's time, and writes what you say.",
    },
    {
      ask: 'Does it connect to Pipedrive?',
      answer: 'No, to no CRM. A copy by mail can go where you name it.',
    },
    {
      ask: 'Can it send without me?',
      answer: "Only what you've timed yourself.",
    },
  ],
  examples: [
    {
      say: 'Tell him we can start in March if he decides this week',
      state: 'mail',
      command: 'reply:words',
      with: 'words: we can start in March if he decides this week',
      flow: 'The third reminder, in one breath.',
    },
    {
      say: 'Send it and follow up if no answer by next Friday',
      state: 'ready',
      command: 'after-send',
      with: 'at: 2026-11-27 08:00; unlessAnswered: true',
      flow: 'And the fourth has a day already.',
    },
  ],
  sources: [
    {
      name: 'faq',
      publisher: 'OutSales Help',
      title: 'Frequently asked questions',
      url: 'https://help.outsales.ai/docs/faq',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
