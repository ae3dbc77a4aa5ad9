import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-tuta',
  title: 'Tuta',
  type: 'mail client',
  owner: 'Tutao GmbH',
  site: 'https://tuta.com',
  description:
    'Tuta seals your mail on your device before it travels. Flow reads aloud what lies in Gmail. Two kinds of care for privacy, compared in ten rows from its help.',
  keywords: ['Tuta alternative', 'Flow vs Tuta', 'encrypted email', 'private email service', 'voice email privacy'],
  updated: '2026-11-27',
  hero: {
    line: 'Sealed letters, or letters read by a friend.',
    lead: 'Some people want that no stranger can open their letters. Others want that a friend reads them out. One can want both, and today not have both in one product.',
  },
  problem: [
    "To seal everything you move house: a new address, new habits, everyone told. It's worth it for those who need it.",
    "Those who stay with Gmail, from habit or because the firm does, still don't want helpers who read along in some cloud.",
  ],
  solution: [
    'Flow is a helper for those who stay. It runs on a machine of yours, needs no company in between, and understands your words where you speak them. The letters stay where they lie.',
    "It doesn't seal them. Google can read what Google keeps, with Flow or without. We'd rather say so here than in small print.",
  ],
  features: {
    heading: 'A friend who reads',
    items: [
      {
        name: 'In your house',
        text: 'On a box that you run, with the source to look at.',
      },
      {
        name: 'In your ear',
        text: 'Private mode, if somebody comes in.',
      },
      {
        name: 'In rules',
        text: 'No language model at work, unless you want one for orders.',
      },
      {
        name: 'In confidence',
        text: 'No recording. Drafts and spoken words are kept encrypted.',
      },
      {
        name: 'In good time',
        text: 'Late answers get a date, and undo holds for a month.',
      },
    ],
  },
  benefits: [
    'No move, no new address',
    'No further reader',
    'Warnings about addresses that only look right',
    'You can check the claims in the code',
    "Plain words about what isn't sealed",
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'Its own service, with addresses of its own or your domain [general]',
    calendar: 'One is part of it [list]',
    undo: 'Not stated',
    sending: 'Not stated',
    offline: 'Not stated',
    whereMailIs: 'With it, encrypted end to end on your device when both sides use Tuta [general]',
    languageModels: 'Not stated',
    price: 'Free for private use with 1 GB, and paid plans with more [general]',
  },
  choose: {
    them: [
      "Choose Tuta if you want a provider that can't read your mail. Flow on Gmail can't give you that.",
      'Strangers can be written to in sealed letters, too, with a password agreed beforehand. [general]',
      'Its programs are open source, and the free account is said to stay free. [faq]',
    ],
    flow: [
      'Choose Flow if Gmail is where your mail is, and reading is what you lack.',
      'Choose it if your idea of privacy is your own machine in your own cupboard.',
    ],
  },
  call: {
    line: 'Have one letter read to you.',
    text: "The letters in the practice box are nobody's secrets.",
  },
  questions: [
    {
      ask: 'Does Flow work with Tuta?',
      answer: "No. It reads Gmail, and sealed mail couldn't be read by it anyway.",
    },
    {
      ask: 'Is Flow encrypted end to end?',
      answer:
        'No. Connections are encrypted, and so is what it keeps of tokens, drafts and words. Mail in Gmail is as Gmail has it.',
    },
    {
      ask: 'Which would you take?',
      answer:
        'For letters that must be sealed, a sealed service. For the other four hundred a week, a friend with a clear voice.',
    },
  ],
  examples: [
    {
      say: 'Private mode',
      state: 'mail',
      command: 'private',
      with: 'on: true',
      flow: 'Nothing of the mail is spoken until you allow it.',
    },
    {
      say: 'Read the whole thing',
      state: 'mail',
      command: 'read',
      flow: 'Every word, for your ear only.',
    },
  ],
  sources: [
    {
      name: 'general',
      publisher: 'Tuta',
      title: 'Support',
      url: 'https://tuta.com/support/',
      read: '2026-11-27',
    },
    {
      name: 'list',
      publisher: 'Tuta',
      title: 'Support, general questions',
      url: 'https://tuta.com/support/general',
      read: '2026-11-27',
    },
    {
      name: 'faq',
      publisher: 'Tutanota',
      title: 'Great answers to all your questions',
      url: 'https://tutanota.com/faq/',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
