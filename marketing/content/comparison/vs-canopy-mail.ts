import type { Comparison } from '#marketing/families/comparison.ts';

export const page = {
  id: 'vs-canopy-mail',
  title: 'Canopy Mail',
  type: 'mail client',
  owner: 'Jonas Holtstiege',
  site: 'https://canopymail.eu',
  description:
    'Canopy Mail is a tidy European window on Gmail and IMAP. Flow is a voice for Gmail on your own machine. Ten rows, from its privacy pages, for careful people.',
  keywords: [
    'Canopy Mail alternative',
    'Flow vs Canopy Mail',
    'European email client',
    'private Gmail client',
    'GDPR email app',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'A leafy window, or a voice from the cupboard.',
    lead: "Canopy Mail lists what it stores and what it never stores, in two columns, as one would wish of everybody. We've tried to be as plain about Flow.",
  },
  problem: [
    'Those who read such columns are careful people. They have moved one address to a small provider already, and keep Gmail for the tax office and the football club.',
    "Careful people also sit at a desk of an evening, going through the football club. It's forty mails about a tent.",
  ],
  solution: [
    "Flow reads out the tent while you lay the table. 'Yes, we have poles.' 'Saturday at nine.' 'The rest of these can go.' Three sentences, and the club is happy with you.",
    "Its two columns would be short. On your machine: what Flow fetched, your drafts and words, encrypted. On anybody else's: nothing, since there's nobody else but Google, who had it before.",
  ],
  features: {
    heading: 'Forty mails about a tent',
    items: [
      {
        name: 'The ones with a question',
        text: 'Read first, as somebody wants poles.',
      },
      {
        name: 'The same thread once',
        text: 'Ten answers are told as one talk.',
      },
      {
        name: 'Reply to all',
        text: 'And you hear how many that is.',
      },
      {
        name: 'Saturday',
        text: 'Checked against the calendar, then booked.',
      },
      {
        name: 'Quiet',
        text: "Mute the tent, if you've said all you have to say.",
      },
    ],
  },
  benefits: [
    'The table gets laid',
    'Poles are promised in writing',
    'Columns stay short',
    "Gmail needn't be left, or opened",
    'Tents come to an end',
  ],
  rows: {
    listening: 'Not stated',
    speaking: 'Not stated',
    mailServices: 'Gmail, and other accounts over IMAP [design]',
    calendar: 'Not stated',
    undo: 'Not stated',
    sending: 'Can send at a set time. It stores a reference, while the draft stays with your provider [design]',
    offline: 'Not stated',
    whereMailIs: 'With your provider. It says that it never stores mails [design]',
    languageModels: 'For Pro users: Anthropic by default, or Mistral in the EU, if you use the features [policy]',
    price: "There's a paid Pro plan [policy]",
  },
  choose: {
    them: [
      'Choose Canopy Mail if you want a visual client that keeps little and says what. [design]',
      "It works with European providers over IMAP, which Flow can't. [design]",
      'Hidden pixels and remote images are blocked from the start. [design]',
    ],
    flow: [
      'Choose Flow if the careful part should include your eyes.',
      "Choose it if no model at all is the setting you're looking for.",
    ],
  },
  call: {
    line: 'Promise the poles from the kitchen.',
    text: 'A club in the demo is in want of a tent.',
  },
  questions: [
    {
      ask: 'Does Flow work with mailbox.org or Posteo?',
      answer: 'No, only with Gmail.',
    },
    {
      ask: 'Where is Flow made to run?',
      answer: 'On a machine of yours, in whatever country you keep it.',
    },
    {
      ask: 'Are pixels a matter in Flow?',
      answer: 'Reading aloud loads no pictures, and so it loads none of these.',
    },
  ],
  examples: [
    {
      say: 'Reply all that we have six poles and can bring them',
      state: 'mail',
      command: 'reply-all:words',
      with: 'words: we have six poles and can bring them',
      flow: "You're told how many get it, then it's gone.",
    },
    {
      say: 'Mute it',
      state: 'mail',
      command: 'mute',
      flow: 'The tent may go on, without you.',
    },
    {
      say: 'Schedule the club on Saturday at nine',
      state: 'mail',
      command: 'event:put',
      with: 'time: 2026-11-21 09:00; title: club',
      flow: 'Booked, if the morning is free.',
    },
  ],
  sources: [
    {
      name: 'design',
      publisher: 'Canopy Mail',
      title: 'Privacy by design',
      url: 'https://www.canopymail.eu/privacy/',
      read: '2026-11-27',
    },
    {
      name: 'policy',
      publisher: 'Canopy Mail',
      title: 'Privacy policy',
      url: 'https://canopymail.eu/privacy-policy/',
      published: '2026-05',
      read: '2026-11-27',
    },
  ],
} satisfies Comparison;
