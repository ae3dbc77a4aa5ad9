import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-clean-email',
  title: 'Clean Email',
  type: 'assistant',
  owner: 'Clean Email',
  site: 'https://clean.email',
  description:
    'Clean Email bundles thousands of mails and clears them by rule. Flow clears by word, and then reads you what is left. Ten rows from its help pages.',
  keywords: ['Clean Email alternative', 'Flow vs Clean Email', 'bulk unsubscribe', 'email cleaner', 'inbox cleanup'],
  updated: '2026-11-27',
  hero: {
    line: 'The great clearing, and the day after it.',
    lead: 'If forty thousand mails weigh on you, get a digger. Clean Email is one. Flow is more of a gardener, who comes daily and talks to you.',
  },
  problem: [
    "After the digger the ground is bare and lovely. On Monday it rains, and by Thursday there's something green again, half of it weeds.",
    'Weeds are easy. It is the other half that wants a person: cut, tie up, leave, ask the neighbour.',
  ],
  solution: [
    'Flow goes along the rows with you. Weeds you pull by kind, with one order and a count. To the rest you say what each needs.',
    "As you hear every order counted before it's done, and may take it back for weeks, you can be brave without rules.",
  ],
  features: {
    heading: 'The daily round',
    items: [
      {
        name: 'Weeds by kind',
        text: "Newsletters, notices, one sender, a month's worth.",
      },
      {
        name: 'Counted first',
        text: 'A number and a name before your yes.',
      },
      {
        name: 'Left for good',
        text: 'Lists you sign off from, one by one.',
      },
      {
        name: 'The living',
        text: 'Answered, tied to a day, or handed over the fence.',
      },
      {
        name: 'Second thoughts',
        text: 'Welcome for thirty days.',
      },
    ],
  },
  benefits: [
    'The ground stays clear',
    'Living mail is tended, not sorted',
    'No rule does a thing you forgot',
    'Bravery is reversible',
    'A short daily round will do',
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'Works inside the mailbox of your own provider [overview]',
    calendar: 'Not stated',
    undo: 'A button to cancel can appear briefly before it acts, if switched on [prefs]',
    sending: 'Asks senders to take you off, by mail, link or form, and bins what still comes [unsubscriber]',
    offline: 'Not stated',
    whereMailIs: 'With your provider. An older page says it loads data about mails, not whole texts [smart]',
    languageModels: 'Not stated',
    price: 'Not stated',
  },
  choose: {
    them: [
      "Choose Clean Email if the backlog is vast, or if rules should go on clearing when you aren't there. [rules]",
      "It fights harder for your sign-off than Flow: mails, links, forms, and the bin for those who don't listen. [unsubscriber]",
      'It can hold strangers at the door until you let them in. [prefs]',
    ],
    flow: [
      'Choose Flow for the day after, and all the days after that.',
      'Choose it to answer, too. Clearing is the smaller half.',
    ],
  },
  call: {
    line: 'Walk the rows tomorrow morning.',
    text: 'The garden in the demo has been dug once, and it has rained since.',
  },
  questions: [
    {
      ask: 'Can Flow clear forty thousand mails?',
      answer:
        'By sender and by age, yes, in large piles, each with your yes. For a backlog of years a digger is quicker.',
    },
    {
      ask: 'Does Flow make rules?',
      answer: "No. Gmail's filters do that, and go on working.",
    },
    {
      ask: 'Does Flow screen strangers?',
      answer: 'It warns of look-alike addresses, and you can block. It holds nobody back by itself.',
    },
  ],
  examples: [
    {
      say: 'Trash everything from Groupon older than a year',
      state: 'mail',
      command: 'bulk:trash',
      with: 'act: trash; field: from; text: Groupon; day: 2025-11-17',
      flow: 'Counted and named first. It can be taken back.',
    },
    {
      say: 'Take me off this list',
      state: 'mail',
      command: 'unsubscribe',
      flow: 'Asked once, and you are out.',
    },
    {
      say: 'Block this sender',
      state: 'mail',
      command: 'block',
      flow: 'From now on they go past your inbox.',
    },
  ],
  sources: [
    {
      name: 'overview',
      publisher: 'Clean Email Help',
      title: 'Smart Unsubscriber overview',
      url: 'https://clean.email/help/unsubscriber/overview',
      read: '2026-11-27',
    },
    {
      name: 'prefs',
      publisher: 'Clean Email Help',
      title: 'Account preferences',
      url: 'https://clean.email/help/accounts/account-preferences',
      read: '2026-11-27',
    },
    {
      name: 'unsubscriber',
      publisher: 'Clean Email Help',
      title: 'Unsubscriber',
      url: 'https://clean.email/help/tools/unsubscriber',
      read: '2026-11-27',
    },
    {
      name: 'smart',
      publisher: 'Clean Email Help',
      title: 'What is Unsubscriber and how it works',
      url: 'https://clean.email/help/how-to/smart-unsubscribe',
      read: '2026-11-27',
    },
    {
      name: 'rules',
      publisher: 'Clean Email Help',
      title: 'Managing Auto Clean rules',
      url: 'https://clean.email/help/auto-clean/manage-rules',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
